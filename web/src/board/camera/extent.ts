/** How much room shapes take, worked out from what they are, without asking the browser. */

import type { Box, Place } from "../api";
import { fitted } from "../drawing/draw";
import { poseOf, type Shape } from "../scene";

/** The rectangle that holds all of these; null where there are none. */
export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function centreOf({ x, y, width, height }: Box): Place {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A square around a place. */
export function around({ x, y }: Place, reach: number): Box {
  return grown({ x, y, width: 0, height: 0 }, reach);
}

/** How far apart two rectangles are; 0 where they meet. */
export function gap(one: Box, other: Box): number {
  const along = (a: number, length: number, b: number, other: number) =>
    Math.max(0, b - (a + length), a - (b + other));
  return Math.hypot(
    along(one.x, one.width, other.x, other.width),
    along(one.y, one.height, other.y, other.height),
  );
}

/** Whether a rectangle lies whole in another. */
export function holds(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x &&
    y >= outer.y &&
    x + width <= outer.x + outer.width &&
    y + height <= outer.y + outer.height
  );
}

/** The room a shape takes in the units around it; null for a group that holds nothing. */
export function extentOf(shape: Shape): Box | null {
  switch (shape.shape) {
    case "circle":
      return around(shape, shape.r);
    case "rect":
      return { x: shape.x, y: shape.y, width: shape.w, height: shape.h };
    case "line":
      return holding(shape.points.map(([x, y]) => ({ x, y })));
    case "path":
      return holding(cornersOf(shape.d));
    case "text": {
      const size = fitted(shape);
      const width = Math.min(shape.text.length * size * 0.55, shape.width ?? Number.MAX_VALUE);
      const shift = { start: 0, middle: width / 2, end: width }[shape.anchor ?? "start"];
      return { x: shape.x - shift, y: shape.y - size * 0.8, width, height: size };
    }
    case "group": {
      const inner = union(shape.shapes.flatMap((one) => extentOf(one) ?? []));
      if (inner === null) return null;
      const { x, y, turn, scale } = poseOf(shape);
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const corners = [0, 1].flatMap((right) =>
        [0, 1].map((low) => {
          const px = (inner.x + right * inner.width) * scale;
          const py = (inner.y + low * inner.height) * scale;
          return { x: x + px * cos - py * sin, y: y + px * sin + py * cos };
        }),
      );
      return holding(corners);
    }
  }
}

function holding(places: readonly Place[]): Box | null {
  return union(places.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}

const TURN = 2 * Math.PI;

/** How many numbers each command of path data takes. */
const TAKES: Record<string, number> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

/** Where an outline goes: its corners and what pulls its curves, which never lie inside it. */
function cornersOf(d: string): Place[] {
  const words = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
  const corners: Place[] = [];
  let at: Place = { x: 0, y: 0 };
  let command = "M";
  for (let k = 0; k < words.length; ) {
    const word = words[k] as string;
    if (/[a-z]/i.test(word)) {
      command = word;
      k += 1;
    }
    const kind = command.toUpperCase();
    const takes = TAKES[kind] ?? 0;
    if (takes === 0) continue;
    const given = words.slice(k, k + takes).map(Number);
    k += takes;
    const from = command === kind ? { x: 0, y: 0 } : at;
    // of an arc its end is a place, and where it bends back
    const pairs = kind === "A" ? given.slice(5) : given;
    if (kind === "A") {
      const end = { x: from.x + (given[5] ?? 0), y: from.y + (given[6] ?? 0) };
      const [r = 0, , , large = 0, clockwise = 0] = given;
      corners.push(...bendsOf(at, end, { r, large: large === 1, clockwise: clockwise === 1 }));
    }
    if (kind === "H") at = { x: from.x + (given[0] ?? 0), y: at.y };
    else if (kind === "V") at = { x: at.x, y: from.y + (given[0] ?? 0) };
    else {
      for (let n = 0; n + 1 < pairs.length; n += 2) {
        const [x, y] = [pairs[n] as number, pairs[n + 1] as number];
        at = { x: from.x + x, y: from.y + y };
        corners.push(at);
      }
    }
    if (takes === 1) corners.push(at);
  }
  return corners;
}

/** Where an arc of a circle turns back: its uppermost, lowest and outermost places, if it has them. */
function bendsOf(
  from: Place,
  to: Place,
  { r, large, clockwise }: { r: number; large: boolean; clockwise: boolean },
): Place[] {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  if (chord === 0) return [];
  const radius = Math.max(r, chord / 2);
  // the middle of the circle lies beside that of the chord, on the side that the way round says
  const aside = Math.sqrt(radius ** 2 - (chord / 2) ** 2) * (large === clockwise ? -1 : 1);
  const [dx, dy] = [(to.x - from.x) / chord, (to.y - from.y) / chord];
  const middle = {
    x: (from.x + to.x) / 2 - dy * aside,
    y: (from.y + to.y) / 2 + dx * aside,
  };
  const around = (angle: number): number => ((angle % TURN) + TURN) % TURN;
  const angleOf = ({ x, y }: Place): number => Math.atan2(y - middle.y, x - middle.x);
  const [begin, end] = clockwise ? [from, to] : [to, from];
  const swept = around(angleOf(end) - angleOf(begin));
  return [0, 1, 2, 3]
    .map((quarter) => (quarter * TURN) / 4)
    .filter((angle) => around(angle - angleOf(begin)) <= swept)
    .map((angle) => ({
      x: middle.x + radius * Math.cos(angle),
      y: middle.y + radius * Math.sin(angle),
    }));
}
