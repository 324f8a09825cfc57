/** With what one points: at all, and last. Clicks and focus do not say it themselves. */
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

/** Whether it is a finger, for most of it. */
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

/** With what the page was pointed at last. */
export function lastInput(): InputKind {
  return last;
}
