/** The words of a game that can be asked about, fetched when a page first shows a text of it. */
import { useEffect, useState } from "preact/hooks";
import { Refusal } from "../api/client";
import { fetchedOnce } from "../api/fetchedOnce";
import { language } from "../i18n";
import type { Term } from "./explained";

const NONE: readonly Term[] = [];

/** None until they are there, and where the service cannot be asked: then the text stands alone. */
export function useTerms(game: string | undefined): readonly Term[] {
  const lang = language.value;
  const [terms, setTerms] = useState(NONE);
  useEffect(() => {
    if (game === undefined) return;
    let gone = false;
    fetchedOnce<readonly Term[]>(`/api/games/${encodeURIComponent(game)}/glossary`).then(
      (found) => {
        if (!gone) setTerms(found);
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return terms;
}
