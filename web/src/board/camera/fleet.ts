/** What must stay in sight while following the race: the pieces, where they go, what is picked. */
import type { BoardTarget, Place } from "../api";
import type { Scene, Shape } from "../scene";

export function fleetOf(board: Scene, targets: readonly BoardTarget[]): Place[] {
  const pieces = board.shapes.filter(isPiece);
  // Where there is nothing yet to follow, the whole board is.
  if (pieces.length + targets.length === 0) return [];
  return [...[...pieces, ...board.shapes.filter(isNext)].flatMap(placesOf), ...targets];
}

/** Whatever has a name, and the colour of a seat. */
function isPiece(shape: Shape): boolean {
  return shape.shape === "group" && shape.id !== undefined && shape.seat !== undefined;
}

/** What is drawn of the mark or line to sail for next: these roles all end the same way. */
function isNext(shape: Shape): boolean {
  return shape.role.endsWith("-next");
}

/** Where a shape lies: its own place, or the corners of its outline that are written out. */
function placesOf(shape: Shape): Place[] {
  if (shape.shape === "path") {
    const corners = shape.d.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g);
    return [...corners].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  }
  const { x, y } = shape as Partial<Place>;
  return x === undefined || y === undefined ? [] : [{ x, y }];
}
