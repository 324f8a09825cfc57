/**
 * Many straight strokes in one path are slow to paint: the browser dashes all of them again for
 * every tile of the screen. As a group of single strokes only those in sight are painted, and a
 * single dashed stroke is quick. The picture is the same: dashes start again with every stroke.
 */

import type { PathShape, Shape } from "../scene";

const FEW = 12;
const NUMBER = "-?(?:\\d+\\.?\\d*|\\.\\d+)";
const STROKE = new RegExp(
  `^M *${NUMBER}[ ,]${NUMBER} *(?:[HV] *${NUMBER}|L *${NUMBER}[ ,]${NUMBER}) *$`,
);

/** The shape itself, or as a group of its strokes where it is made of many straight ones. */
export function loosened(shape: Shape): Shape {
  if (shape.shape !== "path") return shape;
  const strokes = shape.d.split(/(?=M)/);
  if (strokes.length < FEW || !strokes.every((stroke) => STROKE.test(stroke))) return shape;
  const { role, seat } = shape;
  const of = seat === undefined ? { role } : { role, seat };
  return {
    ...named(shape),
    shape: "group",
    shapes: strokes.map((d): PathShape => ({ ...of, shape: "path", d })),
  };
}

function named({ d: _, ...common }: PathShape): Omit<PathShape, "d"> {
  return common;
}
