/** What makes a button the button of a choice: pointing at it previews, pressing picks. */
import type { InputKind } from "../board";
import { lastInput } from "../device/pointing";
import { freshness } from "../ui/freshness";
import type { Chooser } from "./chooser";

/** With what a button was pressed; a click by keyboard or by a screen reader has no presses in it. */
export function pressedBy(event: MouseEvent): InputKind {
  return event.detail === 0 ? "keyboard" : lastInput();
}

export function choiceButton(chooser: Chooser, action: string) {
  const regard = (by: InputKind) => {
    if (by !== "touch") chooser.pointed.value = action;
  };
  const disregard = () => {
    if (chooser.pointed.peek() === action) chooser.pointed.value = null;
  };
  const picked = chooser.picked.value === action;
  return {
    "data-choice": action,
    // By a second pick it is played: that is another thing to press.
    ...chooser.plays(picked ? `${action} picked` : action),
    onPointerEnter: (event: PointerEvent) =>
      regard(event.pointerType === "mouse" ? "mouse" : "touch"),
    onPointerLeave: disregard,
    onFocus: () => regard(lastInput()),
    onBlur: disregard,
    onClick: (event: MouseEvent) => {
      const by = pressedBy(event);
      const button = event.currentTarget as Element;
      chooser.pick([action], by, by !== "keyboard" && freshness.cameUnderPointer(button));
    },
  };
}
