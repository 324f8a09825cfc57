/** Names and numbers that the edge of the view would cut: they are left out, as on a map. */

import type { Box } from "../api";
import { extentOf, holds } from "../camera/extent";
import type { Drawn } from "./keyed";

const isName = ({ role }: Drawn["shape"]): boolean => role === "label" || role.startsWith("axis");

/** Hides the names that do not lie whole in what is seen of the scene, and shows the others. */
export function leaveOutCut(all: readonly Drawn[], seen: Box): void {
  for (const { shape, element, children } of all) {
    if (shape.shape === "text" && isName(shape)) {
      const box = extentOf(shape);
      element.classList.toggle("ll-cut", box !== null && !holds(seen, box));
    }
    const placed = shape.shape === "group" && (shape.x || shape.y || shape.turn);
    if (shape.shape === "group" && !placed) leaveOutCut(children, seen);
  }
}
