/** Type on the board that stays readable however small the board is shown. */

import { LEGIBLE } from "../defaults";
import type { TextShape } from "../scene";
import { fitted, num } from "./draw";
import type { Drawn } from "./keyed";

/**
 * Enlarges small type for a screen with this many pixels per unit. What would run into a neighbour
 * of its kind (the numbers along an edge), and so cannot be read, is left out.
 */
export function keepLegible(all: readonly Drawn[], unit: number): void {
  const texts = all.filter((drawn): drawn is DrawnText => drawn.shape.shape === "text");
  for (const [kind, most] of rooms(texts)) {
    for (const text of texts) if (text.shape.role === kind) resize(text, most, unit);
  }
  for (const { shape, children } of all) {
    if (shape.shape === "group") keepLegible(children, unit * (shape.scale ?? 1));
  }
}

type DrawnText = Drawn & { shape: TextShape };

/** By role, the largest type with which texts beside each other keep apart: one size for them all. */
function rooms(texts: readonly DrawnText[]): Map<string, number> {
  const kinds = new Map<string, TextShape[]>();
  for (const { shape } of texts) kinds.set(shape.role, [...(kinds.get(shape.role) ?? []), shape]);
  const found = new Map<string, number>();
  for (const [kind, shapes] of kinds) {
    const longest = Math.max(...shapes.map(({ text }) => text.length));
    // texts follow one another along an edge: neighbours in the list are neighbours on the board
    const apart = shapes.slice(1).map((shape, k) => {
      const before = shapes[k] as TextShape;
      return Math.hypot(shape.x - before.x, shape.y - before.y) || Number.POSITIVE_INFINITY;
    });
    found.set(kind, Math.min(...apart) / (0.6 * longest + 0.4));
  }
  return found;
}

function resize(drawn: DrawnText, most: number, unit: number): void {
  const size = fitted(drawn.shape);
  const largest = Math.max(size, Math.min(size * LEGIBLE.growth, most));
  const wanted = Math.min(Math.max(size, LEGIBLE.floor / unit), largest);
  const written = wanted * unit < LEGIBLE.floor * 0.9 ? 0 : wanted;
  if (written === (drawn.legible ?? size)) return;
  drawn.legible = written;
  drawn.element.setAttribute("font-size", num(written));
}
