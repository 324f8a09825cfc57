/**
 * A new decision is read from its beginning: where a turn begins, amounts are to be set or a question
 * is asked, the sheet with the choices goes back to them, however far down somebody was. A notice
 * that comes up above the choices is brought into sight too.
 */
import { useEffect, useRef } from "preact/hooks";
import { lastInput } from "../../device/pointing";
import { useHelm } from "../context";

export function useFreshDecision(desk: { current: HTMLElement | null }): void {
  const helm = useHelm();
  const moment = helm.shown.value?.seq;
  const myTurn = helm.myTurn.value;
  const hadTurn = useRef(false);
  const asks = helm.offer.value !== null || (helm.shown.value?.amounts.length ?? 0) > 0;
  useEffect(() => {
    const begins = myTurn && !hadTurn.current;
    hadTurn.current = myTurn;
    const play = desk.current?.querySelector(".play");
    if (play == null || !myTurn || !(asks || begins) || isBusyIn(play)) return;
    for (let part: Element | null = play; part !== null; part = part.parentElement) {
      part.scrollTop = 0;
      if (part === desk.current) break;
    }
  }, [moment, myTurn, asks, desk]);
  const notice = helm.notices.current.value?.seq;
  useEffect(() => {
    if (notice !== undefined && desk.current !== null) desk.current.scrollTop = 0;
  }, [notice, desk]);
}

/** Whether somebody is working by keyboard there; who types moves can do so from anywhere. */
function isBusyIn(part: Element): boolean {
  const active = document.activeElement;
  if (active?.matches("[data-notation]")) return false;
  return lastInput() === "keyboard" && part.contains(active);
}
