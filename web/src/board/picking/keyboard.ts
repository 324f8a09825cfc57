/** The board by keyboard: walking from target to target, panning and zooming. */

import { ZOOM_STEP } from "../defaults";
import type { Heading } from "./aiming";
import { ahead } from "./aiming";
import type { TargetLayer } from "./targets";

/** What keys do. */
export interface Keys {
  pick(index: number): void;
  /** The focus goes from the targets to the board. */
  leaveTargets(): void;
  /** One step in a direction, in shares of the element. */
  pan(x: number, y: number): void;
  zoom(factor: number): void;
  zoomAll(): void;
}

const ARROWS: Record<string, Heading> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const STEPS: Record<Heading, [number, number]> = {
  up: [0, 1],
  down: [0, -1],
  left: [1, 0],
  right: [-1, 0],
};

/** Does what a key means; false when it means nothing here and is left to the page. */
export function press(event: KeyboardEvent, targets: TargetLayer, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case "+":
    case "=":
      keys.zoom(ZOOM_STEP);
      return true;
    case "-":
    case "_":
      keys.zoom(1 / ZOOM_STEP);
      return true;
    case "0":
      keys.zoomAll();
      return true;
  }
  const focused = targets.focused();
  return focused === null
    ? onTheBoard(event.key, targets, keys)
    : onTarget(event.key, focused, targets, keys);
}

function onTheBoard(key: string, targets: TargetLayer, keys: Keys): boolean {
  const heading = ARROWS[key];
  if (heading) {
    keys.pan(...STEPS[heading]);
    return true;
  }
  if ((key === "Enter" || key === " ") && targets.spots.length > 0) {
    targets.focus(targets.entrance);
    return true;
  }
  return false;
}

function onTarget(key: string, focused: number, targets: TargetLayer, keys: Keys): boolean {
  const count = targets.spots.length;
  const heading = ARROWS[key];
  if (heading && targets.dial) {
    // clockwise with the keys that count up on a slider
    const step = heading === "right" || heading === "up" ? 1 : count - 1;
    targets.focus((focused + step) % count);
    return true;
  }
  if (heading) {
    const next = ahead(targets.spots, focused, heading);
    if (next !== null) targets.focus(next);
    return true;
  }
  switch (key) {
    case "Enter":
    case " ":
      keys.pick(focused);
      return true;
    case "Escape":
      keys.leaveTargets();
      return true;
    case "Home":
      targets.focus(0);
      return true;
    case "End":
      targets.focus(count - 1);
      return true;
    case "PageDown":
      targets.focus((focused + 1) % count);
      return true;
    case "PageUp":
      targets.focus((focused + count - 1) % count);
      return true;
    default:
      return false;
  }
}
