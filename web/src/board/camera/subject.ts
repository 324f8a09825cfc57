/** What a view of the board is about: what must be seen, what should be, what must not be cut. */

import type { Attention, BoardTarget, Box, Place } from "../api";
import { CLOSE, CROWD, THING } from "../defaults";
import { spacing, spotOf } from "../picking/aiming";
import { type GroupShape, ownPlace, type Scene, type Shape } from "../scene";
import { around, centreOf, extentOf, gap, grown } from "./extent";

export interface Subject {
  /** All of this is in sight. */
  must: Box[];
  /** What has to do with it: that too, unless targets would become far too small. */
  near: Box[];
  /** This too, one after the other, for as long as everything stays large enough. */
  wishes: Box[];
  /** Names, marks and pieces: at the edge of the view they are seen whole or not at all. */
  things: Box[];
  /** Units between the two targets that are nearest to each other; infinite for a lone one. */
  apart: number;
  /** Others are so near that what passes between them must be seen clearly. */
  crowded: boolean;
}

/** The room of a target, however it is drawn. */
const TARGET = 0.5;
/** What is aimed at is seen with its ends: a line with the buoys that hold it. */
const AIM = 0.6;

export function subjectOf(
  ground: Scene | null,
  board: Scene | null,
  targets: readonly BoardTarget[],
  what: Attention,
): Subject {
  const shapes = board?.shapes ?? [];
  const spots = targets.map((target) => spotOf(target));
  const picks = spots.map((spot) => around(spot, TARGET));
  const pieces = piecesIn(shapes);
  const aim = board === null ? null : aimOf(board);
  const aims = aim === null ? [] : [grown(aim.box, AIM)];
  const things = [ground, board].flatMap((scene) => thingsIn(scene?.shapes ?? []));
  const apart = Math.min(...spacing(spots), Number.POSITIVE_INFINITY);
  const own = board === null ? null : ownPlace(board);
  const rest = { near: [], things, apart, crowded: false };
  if (what === "race" || own === null) {
    // Where there is nothing yet to follow, the whole board is.
    const must = pieces.length + picks.length === 0 ? [] : [...pieces, ...picks, ...aims];
    if (what === "race" || picks.length === 0) return { ...rest, must, wishes: [] };
    return { ...rest, must: picks, wishes: [...aims, ...pieces] };
  }
  const mine = around(own, 0.8);
  const [near, far] = parted(pieces, mine);
  if (what === "study") return { ...rest, must: [mine, ...picks, ...near], wishes: aims };
  // the piece nearest to the place of whoever is to move is hers
  const owner = near[0]?.seat;
  const crowded = near.some(({ seat, ...box }) => seat !== owner && gap(box, mine) < CROWD);
  return { ...rest, crowded, must: [mine, ...picks], near, wishes: [...aims, ...far] };
}

/** Those that are close to a piece, or to one that is; and the others. Each nearest first. */
function parted(pieces: readonly Piece[], mine: Box): [Piece[], Piece[]] {
  const off = (piece: Piece): number => {
    const [a, b] = [centreOf(piece), centreOf(mine)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const waiting = [...pieces].sort((a, b) => off(a) - off(b));
  const near: Piece[] = [];
  for (let found = true; found; ) {
    const k = waiting.findIndex((one) => [mine, ...near].some((other) => gap(one, other) <= CLOSE));
    found = k >= 0;
    if (found) near.push(...waiting.splice(k, 1));
  }
  return [near, waiting];
}

interface Piece extends Box {
  seat: number;
}

function piecesIn(shapes: readonly Shape[]): Piece[] {
  return shapes.filter(isPiece).flatMap((piece) => {
    const box = extentOf(piece);
    return box === null ? [] : [{ ...box, seat: piece.seat as number }];
  });
}

/** Whatever has a name, and the colour of a seat. */
function isPiece(shape: Shape): boolean {
  return shape.shape === "group" && shape.id !== undefined && shape.seat !== undefined;
}

/** Names on the board, and whatever is small and has a name for those who point at it. */
function thingsIn(shapes: readonly Shape[]): Box[] {
  return shapes.flatMap((shape) => {
    const box = extentOf(shape);
    if (box === null || shape.role.startsWith("axis")) return [];
    if (shape.shape === "text") return [box];
    const small = Math.max(box.width, box.height) <= THING;
    if (small && (shape.title !== undefined || isPiece(shape))) return [box];
    // what is larger than that may hold names: they stand where it stands, if it is not placed
    return shape.shape === "group" && !isPlaced(shape) ? thingsIn(shape.shapes) : [];
  });
}

/** Where the next mark or line lies, and its name: games draw it as the shape of the id "goal". */
export function aimOf(board: Scene): { box: Box; name: string } | null {
  const goal = board.shapes.find((shape) => shape.id === "goal");
  const box = goal === undefined ? null : extentOf(goal);
  return box === null ? null : { box, name: goal?.title ?? "" };
}

/** Where a board has this name written. */
export function labelsOf(ground: Scene, name: string): Box[] {
  return standing(ground.shapes).flatMap((shape) =>
    shape.shape === "text" && shape.role === "label" && shape.text === name
      ? (extentOf(shape) ?? [])
      : [],
  );
}

/** Shapes, and those of groups that have no place of their own: what stands where it says. */
function standing(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) =>
    shape.shape === "group" && !isPlaced(shape) ? standing(shape.shapes) : [shape],
  );
}

function isPlaced({ x, y, turn }: GroupShape): boolean {
  return Boolean(x || y || turn);
}

/** Where the shapes with some ids lie. */
export function placesOf(scene: Scene, ids: readonly string[]): Place[] {
  return scene.shapes.flatMap((shape) => {
    const box = ids.includes(shape.id ?? "") ? extentOf(shape) : null;
    return box === null ? [] : [centreOf(box)];
  });
}

/** Where the pieces lie. */
export function pieceSpots(board: Scene): Place[] {
  return board.shapes.flatMap((shape) =>
    shape.shape === "group" && isPiece(shape) ? { x: shape.x ?? 0, y: shape.y ?? 0 } : [],
  );
}
