/** What was laid before, for undo and redo. */

import type { Draft } from "../api/types";
import { same } from "./draft";

export interface History {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** What the last change was about: another one about the same thing is one step with it. */
  about: string | null;
}

const MOST = 200;

export function begun(draft: Draft): History {
  return { past: [], now: draft, future: [], about: null };
}

/** A change; several in a row `about` the same thing are undone together. */
export function went(history: History, next: Draft, about: string | null = null): History {
  if (same(history.now, next)) return history;
  const goesOn = about !== null && about === history.about;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now: next, future: [], about };
}

/** What comes next is a step of its own, whatever it is about. */
export function rested(history: History): History {
  return history.about === null ? history : { ...history, about: null };
}

/** The service has put the present draft in order; that is not a step. */
export function neatened(history: History, now: Draft): History {
  return { ...history, now };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    about: null,
  };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, about: null };
}
