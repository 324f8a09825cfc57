/** What the board shows that has a name, and in which part of it: for those who cannot point at it. */

import type { BoardPart, NamedPart, Place } from "./api";
import { centreOf, extentOf } from "./camera/extent";
import type { Scene, Shape } from "./scene";

interface Named {
  name: string;
  at: Place;
  part: BoardPart;
}

/** In the order one reads: part by part, and in each from the top to the bottom. */
const PARTS = [
  ["top-left", "top", "top-right"],
  ["left", "middle", "right"],
  ["bottom-left", "bottom", "bottom-right"],
] as const;
const ORDER: readonly BoardPart[] = [...PARTS.flat(), "wide"];

export function namedParts(ground: Scene | null, board: Scene | null): NamedPart[] {
  const things = [ground, board].flatMap((scene) => (scene === null ? [] : namedIn(scene)));
  const told = things
    .filter(({ name }) => !things.some((other) => isFuller(other.name, name)))
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
  return ORDER.map((part) => ({
    part,
    names: [...new Set(told.filter((one) => one.part === part).map(({ name }) => name))],
  })).filter(({ names }) => names.length > 0);
}

function namedIn(scene: Scene): Named[] {
  return scene.shapes.flatMap((shape) => {
    const box = extentOf(shape);
    if (!shape.title || box === null || isTrack(shape)) return [];
    const wide = box.width > scene.width / 2 || box.height > scene.height / 2;
    const at = placeOf(shape) ?? centreOf(box);
    return { name: shape.title, at, part: wide ? "wide" : partAt(at, scene) };
  });
}

/** Where a group was put: what is written beside a thing does not move it. */
function placeOf(shape: Shape): Place | null {
  return shape.shape === "group" && (shape.x || shape.y)
    ? { x: shape.x ?? 0, y: shape.y ?? 0 }
    : null;
}

function partAt({ x, y }: Place, { width, height }: Scene): BoardPart {
  const third = (share: number) => (share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2);
  return PARTS[third(y / height)][third(x / width)];
}

/** The way a piece came is drawn in its colour; where it is now, the piece itself tells. */
function isTrack({ shape, seat }: Shape): boolean {
  return shape !== "group" && seat !== undefined;
}

/** "Mark 1, leave to port" says all that "Mark 1", the ring around it, does. */
function isFuller(name: string, other: string): boolean {
  return name.startsWith(`${other},`) || name.startsWith(`${other} `);
}
