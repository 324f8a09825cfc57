/**
 * Keeps the keyboard's place while choices come and go: whoever had the focus in the desk and lost
 * it because a button disappeared is put on the first choice, or on what is awaited. So is whoever
 * plays on the board by keyboard when the next thing is not decided there.
 */
import { useEffect, useRef } from "preact/hooks";
import { lastInput } from "../../device/pointing";
import { useHelm } from "../context";
import type { Helm } from "../helm";
import { CHOICE, firstInSight } from "./firstChoice";

export function useKeptFocus(frame: { current: HTMLElement | null }): void {
  const helm = useHelm();
  const inside = useRef(false);
  const ready = helm.shown.value !== null;
  useEffect(() => {
    const element = frame.current;
    if (element === null || !ready) return;
    const entered = () => {
      inside.current = true;
    };
    const left = (event: FocusEvent) => {
      // A button that was taken away leaves without going anywhere.
      if (event.relatedTarget !== null) inside.current = false;
    };
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) inside.current = false;
    };
    element.addEventListener("focusin", entered);
    element.addEventListener("focusout", left);
    addEventListener("pointerdown", elsewhere);
    return () => {
      element.removeEventListener("focusin", entered);
      element.removeEventListener("focusout", left);
      removeEventListener("pointerdown", elsewhere);
    };
  }, [frame, ready]);
  const moment = helm.sight.value?.seq;
  const myTurn = helm.myTurn.value;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const byKeyboard = lastInput() === "keyboard";
    if (byKeyboard && isLeftOnBoard(helm)) {
      firstInSight(element, CHOICE)?.focus();
      return;
    }
    if (!inside.current) return;
    const prompt = element.querySelector<HTMLElement>("#prompt");
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && active !== prompt) {
      // A choice that is there again is previewed again, though the focus never left it.
      const action = active.dataset.choice;
      if (action !== undefined && byKeyboard) helm.chooser.pointed.value = action;
      return;
    }
    // Who points sees where the choices are: nothing moves, and what has just come up stays in sight.
    (firstInSight(element, CHOICE) ?? prompt)?.focus({ preventScroll: !byKeyboard });
  }, [moment, myTurn, frame]);
}

/** Whether the focus is on the board while all there is to choose is elsewhere. */
function isLeftOnBoard({ chooser: { onBoard } }: Helm): boolean {
  if (document.activeElement?.closest("#board") == null) return false;
  return onBoard.peek().length > 0 && onBoard.peek().every(({ target }) => target === null);
}
