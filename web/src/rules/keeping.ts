/**
 * Keeping a rulebook for reading without a connection: the page itself and the boards of a game go
 * into the browser's cache, from where a small worker (public/sw.js) takes them when the service
 * cannot be reached. Nothing of /api is ever kept.
 */
import { installed } from "../device/install";
import { canKeep, fetchAll, keepShell, SHELL, shell, worker } from "../device/shellCache";
import { language } from "../i18n";
import { BOARD_INDEX, boardAddress, boardIndex } from "../study/boardFiles";
import { boardsOf, isKept } from "../study/keptNames";

export { canKeep };

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
  const [found, page] = await Promise.all([boardIndex(), shell()]);
  if (found === null) return false;
  await worker();
  const files = (found.games[game]?.[lang] ?? []).map(({ file }) =>
    boardAddress(found, game, file),
  );
  const all = page.files.length + files.length;
  let done = 0;
  const fetched = () => told(++done, all);
  await keepShell(fetched);
  await caches.delete(boardsOf(game, lang));
  const boards = await caches.open(boardsOf(game, lang));
  await boards.add(BOARD_INDEX);
  await fetchAll(boards, files, fetched);
  await boards.put("/boards/kept", new Response(found.version));
  return true;
}

/** Forgets a rulebook; with the last one the page itself is forgotten too, unless it is an app. */
export async function forget(game: string): Promise<void> {
  await caches.delete(boardsOf(game, language.peek()));
  const left = await caches.keys();
  if (installed.peek() || left.some(isKept)) return;
  await Promise.all(
    left.filter((name) => name.startsWith(SHELL)).map((name) => caches.delete(name)),
  );
  const registered = await navigator.serviceWorker.getRegistration("/");
  // What wakes this device when it is somebody's turn needs the worker.
  if ((await registered?.pushManager?.getSubscription()) == null) await registered?.unregister();
}
