/** The rulebook as the service tells it, or as it was kept for reading without a connection. */
import { get, Refusal } from "../api/client";
import type { components } from "../api/schema";
import { language } from "../i18n";
import type { ExportedStudy } from "../study";
import { boardFile, unlessOffline } from "../study/boardFiles";

type Schemas = components["schemas"];

export type Book = Schemas["BookCard"];
export type BookChapter = Schemas["BookChapter"];
export type BookPage = Schemas["BookPage"];
export type BookRule = Schemas["BookRule"];
export type BookRuling = Schemas["BookRuling"];
export type BookScenario = Schemas["BookScenario"];

const studies = new Map<string, Promise<ExportedStudy | null>>();

/** The file of a scenario in the language spoken now; null: there is none, so ask the service. */
export function fetchStudy(game: string, scenario: string): Promise<ExportedStudy | null> {
  const key = `${language.peek()} ${scenario}`;
  const kept = studies.get(key);
  if (kept !== undefined) return kept;
  const asked = boardFile<ExportedStudy>(game, scenario).catch((error: unknown) => {
    studies.delete(key);
    // A file that cannot be fetched is no loss while the service answers.
    if (error instanceof Refusal) return null;
    throw error;
  });
  studies.set(key, asked);
  return asked;
}

/** The rulebook: as the service has it, else as it was kept. */
export function fetchBook(game: string): Promise<Book> {
  return unlessOffline(get<Book>(`/api/games/${encodeURIComponent(game)}/book`), () =>
    boardFile<Book>(game, "book").catch(() => null),
  );
}
