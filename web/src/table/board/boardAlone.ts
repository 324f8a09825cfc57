/** Whether a decision needs nothing but the board: then a phone gives the board more of its height. */
import { useRef } from "preact/hooks";
import { useHelm } from "../context";

/** Between decisions it stays as it was: nothing moves while others play. */
export function useBoardAlone(): boolean {
  const helm = useHelm();
  const last = useRef(false);
  const choices = helm.choices.value;
  const sight = helm.shown.value;
  if (choices.length > 0 && sight !== null) {
    const cards = helm.chooser.hand.covered.value;
    const asked = helm.offer.value !== null || sight.amounts.length > 0;
    last.current =
      !asked && choices.every(({ action, target }) => target !== null && !cards.has(action));
  }
  return last.current;
}
