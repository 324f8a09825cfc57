/** What every part of an open rulebook needs to know. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Book, BookScenario } from "./book";
import { type Found, findRules } from "./search";

export class Reading {
  /** The one example that is open: `REG-44 REG-S39`, the rule under which it was opened first. */
  readonly opened: Signal<string | null> = signal(null);
  readonly query = signal("");
  /** What the query finds; null: nothing is searched for. */
  readonly found: ReadonlySignal<Found | null>;
  /** Pictures are laid beside the rules, for paper. */
  readonly pictures = signal(false);
  readonly scenarios: ReadonlyMap<string, BookScenario>;

  constructor(readonly book: Book) {
    this.found = computed(() => findRules(book, this.query.value));
    this.scenarios = new Map(book.scenarios.map((one) => [one.id, one]));
  }
}

export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === null) throw new Error("this belongs inside a rulebook");
  return reading;
}
