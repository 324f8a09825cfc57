/** What the service says in a language and never otherwise: fetched when it is first asked for. */
import { language } from "../i18n";
import { get } from "./client";

const kept = new Map<string, Promise<unknown>>();

/** `path` takes the language as its last parameter. A failed attempt is forgotten, and tried again. */
export function fetchedOnce<T>(path: string): Promise<T> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language.peek()}`;
  const found = kept.get(address) as Promise<T> | undefined;
  if (found !== undefined) return found;
  const answer = get<T>(address);
  kept.set(address, answer);
  answer.catch(() => kept.delete(address));
  return answer;
}
