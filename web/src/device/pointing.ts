/** What people point with: in general, and last. Clicks and focus do not say so themselves. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { InputKind } from "../board";

/** Whether a media query holds, as it changes. */
export function matching(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

/** Whether the main pointer is a finger. */
export const finger = matching("(pointer: coarse)");

const KEYS_THAT_POINT = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

let last: InputKind = "mouse";

/** What whoever sits here uses, so that words fit it: a mouse that moves counts, too. */
export const pointer = signal<InputKind>(finger.peek() ? "touch" : "mouse");

function used(by: InputKind): void {
  if (pointer.peek() !== by) pointer.value = by;
}

addEventListener(
  "pointerdown",
  (event) => {
    last = event.pointerType === "mouse" ? "mouse" : "touch";
    used(last);
  },
  { capture: true, passive: true },
);
addEventListener(
  "pointermove",
  (event) => {
    if (event.pointerType === "mouse") used("mouse");
  },
  { capture: true, passive: true },
);
addEventListener(
  "keydown",
  (event) => {
    last = "keyboard";
    // The keyboard of a phone only writes; and whoever writes may point with something else.
    if (!finger.peek() && KEYS_THAT_POINT.has(event.key)) used("keyboard");
  },
  { capture: true, passive: true },
);

/** The words of a language for it: "hint" for a mouse, "hintTouch" or "hintKeys" for others. */
export function fitting<K extends string>(key: K): K | `${K}Touch` | `${K}Keys` {
  const by = pointer.value;
  return by === "mouse" ? key : by === "touch" ? `${key}Touch` : `${key}Keys`;
}

/** What the page was last pointed at with. */
export function lastInput(): InputKind {
  return last;
}
