/** What was solved without a connection, to be told to the service once it can be reached. */
import { Refusal, send } from "../api/client";
import { remembered } from "../device/settings";
import type { Course, Wish } from "./keptExercises";

interface Solved {
  game: string;
  course: Course;
  id: string;
  wish: Wish;
}

/** More than all games have together. */
const MOST = 500;

const isSolved = (one: unknown): one is Solved => {
  const found = one as Partial<Solved> | null;
  return (
    typeof found?.game === "string" &&
    (found.course === "first-race" || found.course === "puzzles") &&
    typeof found.id === "string" &&
    typeof found.wish === "object"
  );
};
const areSolved = (value: unknown): value is Solved[] =>
  Array.isArray(value) && value.every(isSolved);

const waiting = remembered<Solved[]>("solvedOffline", [], areSolved);

const same = (one: Solved, other: Solved) =>
  one.game === other.game && one.course === other.course && one.id === other.id;

export function rememberSolved(solved: Solved): void {
  const others = waiting.peek().filter((one) => !same(one, solved));
  waiting.value = [...others, solved].slice(-MOST);
}

/** The exercises that were solved here and that the service does not know of yet. */
export function solvedMeanwhile(game: string, course: Course): string[] {
  return waiting.value
    .filter((one) => one.game === game && one.course === course)
    .map(({ id }) => id);
}

let telling: Promise<void> | null = null;

/** Tells what waits; the referee judges it once more. What cannot be told yet waits on. */
export function tellSolved(): Promise<void> {
  telling ??= tellAll().finally(() => {
    telling = null;
  });
  return telling;
}

async function tellAll(): Promise<void> {
  for (const solved of waiting.peek()) {
    const { game, course, id, wish } = solved;
    try {
      await send("POST", `/api/games/${game}/${course}/${id}/tries`, wish);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // An exercise that is no longer there is not asked about again.
      if (error.status !== 404 && error.status !== 422) return;
    }
    waiting.value = waiting.peek().filter((one) => !same(one, solved));
  }
}
