/** With what the page was last pointed at: clicks and focus do not say it themselves. */
import type { Means } from "../board";

let last: Means = "mouse";

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

export function lastMeans(): Means {
  return last;
}
