/**
 * Keeping a rulebook for reading without a connection: the page itself and the boards of a game go
 * into the browser's cache, from where a small worker (public/sw.js) takes them when the service
 * cannot be reached. Nothing of /api is ever kept.
 */
import { get } from "../api/client";
import { language } from "../i18n";
import { boardAddress, boardIndex } from "./book";

/** What the page is made of, written after the build. */
interface Shell {
  build: string;
  files: string[];
}

const boardsOf = (game: string, lang: string) => `layline-boards ${game} ${lang}`;
const SHELL = "layline-shell";

/** Whether this browser can do it: it needs https, or this very machine. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** The version of the boards that is kept in the language spoken now; null: none. */
export async function keptVersion(game: string): Promise<string | null> {
  if (!canKeep()) return null;
  const name = boardsOf(game, language.peek());
  if (!(await caches.has(name))) return null;
  const kept = await (await caches.open(name)).match("/boards/kept");
  return kept === undefined ? null : await kept.text();
}

/** Fetches everything; `told` hears how many files are there. False: there is nothing to keep. */
export async function keep(
  game: string,
  told: (done: number, all: number) => void,
): Promise<boolean> {
  const lang = language.peek();
  const [found, shell] = await Promise.all([boardIndex(), get<Shell>("/shell.json")]);
  if (found === null) return false;
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const files = (found.games[game]?.[lang] ?? []).map(({ file }) =>
    boardAddress(found, game, file),
  );
  const all = shell.files.length + files.length;
  let done = 0;
  const fetchAll = async (cache: Cache, addresses: readonly string[]) => {
    // A few at a time: a phone's connection is soon full.
    const waiting = [...addresses];
    const fetchNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await cache.add(next);
        told(++done, all);
      }
    };
    await Promise.all(Array.from({ length: 4 }, fetchNext));
  };
  await fetchAll(await caches.open(`${SHELL} ${shell.build}`), shell.files);
  await caches.delete(boardsOf(game, lang));
  const boards = await caches.open(boardsOf(game, lang));
  await boards.add("/boards/index.json");
  await fetchAll(boards, files);
  await boards.put("/boards/kept", new Response(found.version));
  return true;
}

/** Forgets a rulebook; with the last one the page itself is forgotten too. */
export async function forget(game: string): Promise<void> {
  await caches.delete(boardsOf(game, language.peek()));
  const left = await caches.keys();
  if (left.some((name) => name.startsWith("layline-boards "))) return;
  await Promise.all(
    left.filter((name) => name.startsWith(SHELL)).map((name) => caches.delete(name)),
  );
  await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
}
