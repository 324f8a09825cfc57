/**
 * A new decision is read from its beginning: where amounts are to be set or a question is asked, the
 * sheet with the choices goes back to them, however far down somebody was.
 */
import { useEffect } from "preact/hooks";
import { lastInput } from "../../device/pointing";
import { useHelm } from "../context";

export function useFreshDecision(desk: { current: HTMLElement | null }): void {
  const helm = useHelm();
  const moment = helm.shown.value?.seq;
  const myTurn = helm.myTurn.value;
  const asks = helm.offer.value !== null || (helm.shown.value?.amounts.length ?? 0) > 0;
  useEffect(() => {
    const play = desk.current?.querySelector(".play");
    if (play == null || !myTurn || !asks || isBusyIn(play)) return;
    for (let part: Element | null = play; part !== null; part = part.parentElement) {
      part.scrollTop = 0;
      if (part === desk.current) break;
    }
  }, [moment, myTurn, asks, desk]);
}

/** Whether somebody is working by keyboard there. */
function isBusyIn(part: Element): boolean {
  return lastInput() === "keyboard" && part.contains(document.activeElement);
}
