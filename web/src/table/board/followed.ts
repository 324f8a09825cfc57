/** Where the pieces of one seat are, with some water around them: what is kept in view of it. */
import type { Box, Scene } from "../../board";

/** How far around a piece is seen, in units of the board. */
const AROUND = 5;

/** Null: the seat has no piece on the board. */
export function waterAround(board: Scene, colour: string): Box | null {
  const team = colour.charCodeAt(0) - "A".charCodeAt(0);
  const pieces = board.shapes.flatMap((shape) =>
    shape.shape === "group" && shape.id !== undefined && shape.seat === team
      ? [{ x: shape.x ?? 0, y: shape.y ?? 0 }]
      : [],
  );
  if (pieces.length === 0) return null;
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y };
}
