/**
 * A first race or the puzzles of a game, as the service says now: nothing is kept from earlier, as
 * progress is made elsewhere too. Without a connection, as they were kept on this device.
 */
import { useEffect, useState } from "preact/hooks";
import { get, Refusal } from "../api/client";
import { language } from "../i18n";
import { unlessOffline } from "../study/boardFiles";
import { type Course, keptCard } from "./keptExercises";
import { tellSolved } from "./toTell";

export interface Found<T> {
  value: T | null;
  trouble: Refusal | null;
}

/** Asks at once and when the language changes; meanwhile the old words stay. */
export function useCourse<T>(game: string, course: Course): Found<T> {
  const lang = language.value;
  const [found, setFound] = useState<Found<T>>({ value: null, trouble: null });
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      await tellSolved();
      const path = `/api/games/${encodeURIComponent(game)}/${course}`;
      return unlessOffline(get<T>(path), () => keptCard<T>(game, course));
    };
    ask().then(
      (value) => {
        if (!gone) setFound({ value, trouble: null });
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (!gone) setFound((before) => ({ ...before, trouble: error }));
      },
    );
    return () => {
      gone = true;
    };
  }, [game, course, lang]);
  return found;
}
