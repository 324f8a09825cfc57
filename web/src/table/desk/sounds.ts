/** Which sound a moment of a race has, if any. */

/** What matters of a moment that is shown. */
export interface Heard {
  seq: number;
  over: boolean;
  myTurn: boolean;
  /** Whether somebody else, a bot perhaps, has played since the moment before. */
  byOther: boolean;
}

export type Sound = "turn" | "move" | "finish";

/** The sound that leads from one moment to the next; the most important, if there are several. */
export function soundOf(before: Heard | null, now: Heard): Sound | null {
  if (before === null) return now.myTurn && !now.over ? "turn" : null;
  if (now.over) return before.over ? null : "finish";
  const othersPlayed = now.seq > before.seq && now.byOther;
  // Quick bots may have had their turn before a frame without mine was drawn.
  if (now.myTurn && (!before.myTurn || othersPlayed)) return "turn";
  return othersPlayed ? "move" : null;
}

/** Quick bots are not to rattle: so many milliseconds lie between two knocks at least. */
export const BETWEEN = 350;
