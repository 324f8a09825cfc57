/**
 * Keeps the keyboard's place while choices come and go: whoever had the focus in the desk and lost
 * it because a button disappeared is put on the first choice, or on what is awaited.
 */
import { useEffect, useRef } from "preact/hooks";
import { lastInput } from "../../device/pointing";
import { useHelm } from "../context";
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
    if (element === null || !inside.current) return;
    const prompt = element.querySelector<HTMLElement>("#prompt");
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && active !== prompt) {
      // A choice that is there again is previewed again, though the focus never left it.
      const action = active.dataset.choice;
      if (action !== undefined && lastInput() === "keyboard") helm.chooser.pointed.value = action;
      return;
    }
    (firstInSight(element, CHOICE) ?? prompt)?.focus();
  }, [moment, myTurn, frame]);
}
