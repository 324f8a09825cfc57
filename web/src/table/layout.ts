/** Whether there is room for the board and the desk side by side, and with what one points. */
import { type ReadonlySignal, signal } from "@preact/signals";

function matching(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

export const wide = matching("(min-width: 60rem)");
/** Room for the seats beside everything else. */
export const lofty = matching("(min-height: 72rem)");
export const finger = matching("(pointer: coarse)");
