/**
 * The files that were written when the page was built (the service's `learning/board_export.py`):
 * rulebooks, their boards, first races and puzzles. They are there without a connection too, where
 * they were kept on this device.
 */
import { get, Refusal } from "../api/client";
import { language } from "../i18n";

/** Which files there are, by game and language, and their version. */
export interface BoardIndex {
  version: string;
  games: Record<string, Record<string, Array<{ file: string; bytes: number }>>>;
}

const BOARDS = "/boards";
export const BOARD_INDEX = `${BOARDS}/index.json`;
let index: Promise<BoardIndex | null> | null = null;

/** The index of the files; null where none were written (a page under development). */
export function boardIndex(): Promise<BoardIndex | null> {
  index ??= fetchIndex();
  index.catch(() => {
    index = null;
  });
  return index;
}

async function fetchIndex(): Promise<BoardIndex | null> {
  const found = await get<BoardIndex>(BOARD_INDEX);
  return found.version === "" ? null : found;
}

/** The address of a file, which changes with their version. */
export function boardAddress(found: BoardIndex, game: string, file: string): string {
  return `${BOARDS}/${game}/${file}?v=${found.version}`;
}

/** A file in the language spoken now; null: there is none. */
export async function boardFile<T>(game: string, name: string): Promise<T | null> {
  const found = await boardIndex();
  const lang = language.peek();
  const file = `${name}.${lang}.json`;
  if (!found?.games[game]?.[lang]?.some((one) => one.file === file)) return null;
  return get<T>(boardAddress(found, game, file));
}

/** What the service answers; where it cannot be reached, what is known all the same, if anything. */
export async function unlessOffline<T>(
  answer: Promise<T>,
  known: () => Promise<T | null>,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "offline") throw error;
    const found = await known();
    if (found === null) throw error;
    return found;
  }
}
