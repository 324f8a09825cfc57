/**
 * Keeping the page itself in the browser's cache, so that it opens without a connection: a small
 * worker (public/sw.js) takes it from there when the service cannot be reached.
 */
import { get } from "../api/client";

/** What the page is made of, written after the build. */
interface Shell {
  build: string;
  files: string[];
}

export const SHELL = "layline-shell";

/** Whether this browser can do it: it needs https, or this very machine. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

export async function shell(): Promise<Shell> {
  return get<Shell>("/shell.json");
}

/** Registers the worker, and waits until it is at work. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Fetches some files into a cache, a few at a time: a phone's connection is soon full. */
export async function fetchAll(
  cache: Cache,
  addresses: readonly string[],
  fetched: () => void = () => undefined,
): Promise<void> {
  const waiting = [...addresses];
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await cache.add(next);
      fetched();
    }
  };
  await Promise.all(Array.from({ length: 4 }, fetchNext));
}

/** Keeps the page as it is built now; what is kept of it already is not fetched again. */
export async function keepShell(fetched?: () => void): Promise<void> {
  const { build, files } = await shell();
  await worker();
  const cache = await caches.open(`${SHELL} ${build}`);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) if (kept.has(file)) fetched?.();
  await fetchAll(
    cache,
    files.filter((file) => !kept.has(file)),
    fetched,
  );
}
