/** The rulebook as the service tells it, or as it was kept for reading without a connection. */
import { get, Refusal } from "../api/client";
import type { components } from "../api/schema";
import { language } from "../i18n";
import type { ExportedStudy } from "../study";

type Schemas = components["schemas"];

export type Book = Schemas["BookCard"];
export type BookChapter = Schemas["BookChapter"];
export type BookRule = Schemas["BookRule"];
export type BookRuling = Schemas["BookRuling"];
export type BookScenario = Schemas["BookScenario"];

/** Which boards were written when the page was built, and their version. */
export interface BoardIndex {
  version: string;
  games: Record<string, Record<string, Array<{ file: string; bytes: number }>>>;
}

const BOARDS = "/boards";
let index: Promise<BoardIndex | null> | null = null;

/** The index of the boards; null where none were written (a page under development). */
export function boardIndex(): Promise<BoardIndex | null> {
  index ??= fetchIndex();
  index.catch(() => {
    index = null;
  });
  return index;
}

async function fetchIndex(): Promise<BoardIndex | null> {
  const found = await get<BoardIndex>(`${BOARDS}/index.json`);
  return found.version === "" ? null : found;
}

/** The address of a file of boards, which changes with their version. */
export function boardAddress(found: BoardIndex, game: string, file: string): string {
  return `${BOARDS}/${game}/${file}?v=${found.version}`;
}

async function boardFile<T>(game: string, name: string): Promise<T | null> {
  const found = await boardIndex();
  const lang = language.peek();
  const file = `${name}.${lang}.json`;
  if (!found?.games[game]?.[lang]?.some((one) => one.file === file)) return null;
  return get<T>(boardAddress(found, game, file));
}

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
export async function fetchBook(game: string): Promise<Book> {
  try {
    return await get<Book>(`/api/games/${encodeURIComponent(game)}/book`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "offline") throw error;
    const kept = await boardFile<Book>(game, "book").catch(() => null);
    if (kept === null) throw error;
    return kept;
  }
}
