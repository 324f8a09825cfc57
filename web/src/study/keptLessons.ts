/**
 * Keeping what an app needs for learning without a connection: the rulebooks' texts, the first races
 * and the puzzles of all games, in every language (about a megabyte). Boards of rulebooks are kept
 * one game at a time (rules/keeping).
 */
import { fetchAll } from "../device/shellCache";
import { BOARD_INDEX, boardAddress, boardIndex } from "./boardFiles";
import { isKept, LESSON_FILES, LESSONS } from "./keptNames";

const VERSION = "/boards/kept";

/** Keeps them as they are now; what is kept already is not fetched again. */
export async function keepLessons(): Promise<void> {
  const found = await boardIndex();
  if (found === null) return;
  const cache = await caches.open(LESSONS);
  if ((await (await cache.match(VERSION))?.text()) === found.version) return;
  const wanted = new Set<string>(LESSON_FILES);
  const addresses = Object.entries(found.games).flatMap(([game, languages]) =>
    Object.values(languages)
      .flat()
      .filter(({ file }) => wanted.has(file.split(".", 1)[0] ?? ""))
      .map(({ file }) => boardAddress(found, game, file)),
  );
  await fetchAll(cache, addresses);
  await keepIndex();
  await cache.put(VERSION, new Response(found.version));
  await forgetOthers(cache, found.version);
}

/** The index belongs to all that is kept: whichever of them is found first. */
async function keepIndex(): Promise<void> {
  const names = (await caches.keys()).filter(isKept);
  await Promise.all(names.map(async (name) => (await caches.open(name)).add(BOARD_INDEX)));
}

/** What an earlier version has left. */
async function forgetOthers(cache: Cache, version: string): Promise<void> {
  for (const request of await cache.keys()) {
    const old = new URL(request.url).searchParams.get("v") ?? version;
    if (old !== version) await cache.delete(request);
  }
}
