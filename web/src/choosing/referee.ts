/** The referee, as whoever chooses meets it: what it is asked, and what it says. */
import type { components } from "../api/schema";
import type { Place } from "../board";

/** What a choice would bring. */
export type Preview = components["schemas"]["Preview"];

/** What the referee said about a click, a greyed choice, a typed action or a refused move. */
export interface RefereeWord {
  kind: "no" | "yes" | "trouble";
  message: string;
  rule: string | null;
  pieces: string[];
  /** What was asked about, in words where there are some. */
  about: string | null;
  /** The action itself, where one was named. */
  action?: string;
}

/** What a click beside every target is about. */
export interface Meant {
  actions: readonly string[];
  /** To be said when none of them can be chosen. */
  word: RefereeWord;
}

/** What is said to a click by a rule; about an action, if the click can be taken for one. */
export function clickWord(said: Omit<components["schemas"]["Meant"], "actions">): RefereeWord {
  const { action, message, rule, pieces } = said;
  return { kind: "no", message, rule, pieces, about: null, ...(action !== null && { action }) };
}

/**
 * Answers about the moment that is shown: at a table over the live connection, in a study from
 * its source. Trouble on the way is an answer too; null stands for none, because the moment has
 * passed or there is nothing to tell.
 */
export interface Referee {
  play(action: string): Promise<void>;
  whyNot(action: string, about: string): Promise<RefereeWord | null>;
  meant(at: Place): Promise<Meant | null>;
  preview(action: string): Promise<Preview | null>;
}
