/** What the referee has to say, as the page shows it. */
import type { Refused } from "../live/wire";

/** What the referee said to a click, a greyed choice, a typed action or a refused move. */
export interface RefereeWord {
  kind: "no" | "yes" | "trouble";
  message: string;
  rule: string | null;
  pieces: string[];
  /** What was asked about, in words where there are some. */
  about: string | null;
}

/** A service that cannot be reached or is in the way is trouble; all else is the referee's no. */
export function refusedWord(refused: Refused, about: string | null): RefereeWord {
  const { kind, message, rule = null, pieces = [] } = refused;
  const isTrouble = kind === "too_fast" || kind === "unavailable" || kind === "stale";
  return { kind: isTrouble ? "trouble" : "no", message, rule, pieces, about };
}

export function troubleWord(message: string): RefereeWord {
  return { kind: "trouble", message, rule: null, pieces: [], about: null };
}
