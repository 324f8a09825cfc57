/** The service's answer to a GET, in a component: kept while it is fetched again. */

import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../i18n";
import { get, Refusal } from "./client";

export interface Answer<T> {
  /** The newest answer, null before the first. */
  value: T | null;
  /** Why there is none, or no newer one. */
  trouble: Refusal | null;
  /** Ask again now. */
  again(): void;
}

const kept = new Map<string, unknown>();

/** How a question is put; until somebody no longer wants the answer. */
type Ask<T> = (path: string, signal: AbortSignal) => Promise<T>;

/** Asks at once, when the language changes, and every `seconds` while the page is visible. */
export function useAnswer<T>(path: string, seconds?: number, ask: Ask<T> = get): Answer<T> {
  const lang = language.value;
  const key = `${lang} ${path}`;
  const [, redraw] = useState(0);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState(0);
  const last = useLast(kept.get(key) as T | undefined, path);

  useEffect(() => {
    const wanted = new AbortController();
    ask(path, wanted.signal).then(
      (value) => {
        kept.set(key, value);
        if (wanted.signal.aborted) return;
        setTrouble(null);
        redraw((n) => n + 1);
      },
      (error: unknown) => {
        if (wanted.signal.aborted) return;
        if (!(error instanceof Refusal)) throw error;
        setTrouble(error);
      },
    );
    return () => wanted.abort();
  }, [key, path, asked]);

  useEffect(() => {
    if (seconds === undefined) return;
    const renew = () => {
      if (document.visibilityState === "visible") setAsked((n) => n + 1);
    };
    const timer = setInterval(renew, seconds * 1000);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [seconds]);

  // What could not be asked without a connection is asked when there is one again.
  const failed = trouble?.kind === "offline";
  useEffect(() => {
    if (!failed) return;
    const renew = () => setAsked((n) => n + 1);
    addEventListener("online", renew);
    return () => removeEventListener("online", renew);
  }, [failed]);

  return { value: last, trouble, again: () => setAsked((n) => n + 1) };
}

/** While a new language is on its way the old words stay; another path starts empty. */
function useLast<T>(value: T | undefined, path: string): T | null {
  const last = useRef<{ path: string; value: T | null }>({ path, value: null });
  if (last.current.path !== path) last.current = { path, value: null };
  if (value !== undefined) last.current.value = value;
  return last.current.value;
}
