/** The choices of a shortcut as one thing to pick: its name carries the actions it plays. */
import type { Choice, Shortcut } from "../../live/wire";

/** No action has a line break in it. */
const THEN = "\n";

export function sequenceOf({ id, actions, label }: Shortcut): Choice {
  return { action: [id, ...actions].join(THEN), label, target: null, group: "" };
}

/** What a pick plays, one after the other: the actions of a shortcut, or the one of a choice. */
export function actionsOf(picked: string): [string, ...string[]] {
  const [, first, ...then] = picked.split(THEN);
  return first === undefined ? [picked] : [first, ...then];
}
