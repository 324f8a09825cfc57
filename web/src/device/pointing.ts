/** What people point with: in general, and last. Clicks and focus do not say so themselves. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { InputKind } from "../board";

function matching(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

/** Whether the main pointer is a finger. */
export const finger = matching("(pointer: coarse)");

let last: InputKind = "mouse";

addEventListener(
  "pointerdown",
  (event) => {
    last = event.pointerType === "mouse" ? "mouse" : "touch";
  },
  { capture: true, passive: true },
);
addEventListener(
  "keydown",
  () => {
    last = "keyboard";
  },
  { capture: true, passive: true },
);

/** What the page was last pointed at with. */
export function lastInput(): InputKind {
  return last;
}
