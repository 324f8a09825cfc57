/** What the board says about pieces and ways: rings around the ones meant, the way of a preview. */

import type { BoardPreview, BoardTarget, Box, HighlightTone, Place } from "../api";
import { extentOf as extentIn, union } from "../camera/extent";
import type { GroupShape, Point, Pose, Shape } from "../scene";
import { create, num, transformOf } from "./draw";
import type { Drawn, Keyed } from "./keyed";

/** The room a piece takes on the board, in units. */
interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its longer side, however it is turned. */
  length: number;
}

/** Water between a piece and its ring. */
const MARGIN = 0.22;

/** Others within so many units of a piece are near, and how large it is drawn then. */
const NEAR = 2.9;
const SNUG = 0.64;

const BADGES: Record<HighlightTone, string> = { blocks: "×", warns: "!", notice: "" };

function through(pose: Pose, point: Place): Place {
  const bearing = (pose.turn * Math.PI) / 180;
  const cos = Math.cos(bearing) * pose.scale;
  const sin = Math.sin(bearing) * pose.scale;
  return {
    x: pose.x + point.x * cos - point.y * sin,
    y: pose.y + point.x * sin + point.y * cos,
  };
}

/** Where a piece lies: its own box, carried through the groups around it. */
export function extentOf(layers: readonly Keyed[], id: string): Extent | null {
  for (const layer of layers) {
    const found = layer.find(id);
    if (!found) continue;
    const { drawn, around } = found;
    const { x, y, width, height } = drawn.element.getBBox();
    const poses = [...around, ...(drawn.pose ? [drawn.pose] : [])].reverse();
    const corners: Place[] = [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ].map((corner) => poses.reduce((at, pose) => through(pose, at), corner));
    const left = Math.min(...corners.map((corner) => corner.x));
    const top = Math.min(...corners.map((corner) => corner.y));
    const right = Math.max(...corners.map((corner) => corner.x));
    const bottom = Math.max(...corners.map((corner) => corner.y));
    const length = poses.reduce((long, pose) => long * pose.scale, Math.max(width, height));
    return { x: left, y: top, width: right - left, height: bottom - top, length };
  }
  return null;
}

/** A ring around a piece, with a badge, so that its meaning does not depend on colour. */
function ring(extent: Extent, tone: HighlightTone): SVGGElement {
  const { width, height, length } = extent;
  // round for a piece; along its sides for what is long, or as large as a shore
  const round = length < 6 && Math.max(width, height) < 2.5 * Math.min(width, height);
  const half = {
    x: (round ? length : width) / 2 + MARGIN,
    y: (round ? length : height) / 2 + MARGIN,
  };
  const middle = { x: extent.x + width / 2, y: extent.y + height / 2 };
  const corner = round ? half.x : Math.min(half.x, half.y, 0.6);
  const group = create("g", `ll-highlight ll-${tone}`);
  for (const part of ["ll-halo", "ll-around"]) {
    const outline = create("rect", part);
    outline.setAttribute("x", num(middle.x - half.x));
    outline.setAttribute("y", num(middle.y - half.y));
    outline.setAttribute("width", num(2 * half.x));
    outline.setAttribute("height", num(2 * half.y));
    outline.setAttribute("rx", num(corner));
    group.append(outline);
  }
  if (BADGES[tone]) {
    // where the outline turns, at the upper right
    const inset = corner * (1 - Math.SQRT1_2);
    const badge = create("g", "ll-badge");
    badge.setAttribute(
      "transform",
      `translate(${num(middle.x + half.x - inset)} ${num(middle.y - half.y + inset)})`,
    );
    const disc = create("circle");
    disc.setAttribute("r", "0.34");
    const glyph = create("text");
    glyph.setAttribute("y", "0.2");
    glyph.setAttribute("font-size", "0.6");
    glyph.setAttribute("text-anchor", "middle");
    glyph.textContent = BADGES[tone];
    badge.append(disc, glyph);
    group.append(badge);
  }
  return group;
}

/** What a ring looks like, for those who explain it. */
export function ringSample(tone: HighlightTone): SVGGElement {
  return ring({ x: -0.6, y: -0.6, width: 1.2, height: 1.2, length: 1.2 }, tone);
}

export class Overlay {
  private readonly rings = new Map<HighlightTone, string[]>();
  private preview: BoardPreview | null = null;
  private turned: BoardTarget | null = null;

  constructor(
    private readonly layer: SVGGElement,
    private readonly way: SVGGElement,
    private readonly scenes: readonly Keyed[],
  ) {}

  highlight(pieces: readonly string[], tone: HighlightTone): void {
    this.rings.set(tone, [...new Set(pieces)]);
    this.redraw();
  }

  setPreview(preview: BoardPreview | null): void {
    this.preview = preview;
    this.redraw();
  }

  /** Where the preview shows a piece; null while it shows none. */
  get taken(): Place | null {
    const path = this.preview?.ghost ? this.preview.path : [];
    const [from, end] = [path[0], path.at(-1)];
    if (path.length < 2 || !from || !end || this.piecesAt(from).length === 0) return null;
    return { x: end[0], y: end[1] };
  }

  /** The direction in which the piece at its place would lie. */
  setTurned(target: BoardTarget | null): void {
    this.turned = target;
    this.redraw();
  }

  /** Puts everything where the pieces are now. */
  redraw(): void {
    const wanted = [...this.rings].flatMap(([tone, ids]) => ids.map((id) => ({ id, tone })));
    for (const id of this.preview?.pieces ?? []) {
      if (!wanted.some((one) => one.id === id)) wanted.push({ id, tone: "warns" });
    }
    const drawn = wanted.flatMap(({ id, tone }) => {
      const extent = extentOf(this.scenes, id);
      return extent ? [ring(extent, tone)] : [];
    });
    this.layer.replaceChildren(...drawn);
    this.way.replaceChildren(
      ...(this.turned ? this.drawTurned(this.turned) : []),
      ...(this.preview ? this.drawWay(this.preview) : []),
    );
  }

  private drawWay({ path, ghost }: BoardPreview): SVGElement[] {
    const end = path.at(-1);
    if (!end) return [];
    const shaft = this.shaftOf(path);
    const points = shaft.map(([x, y]) => `${num(x)},${num(y)}`).join(" ");
    const parts: SVGElement[] = (shaft.length > 1 ? ["ll-way-under", "ll-way"] : []).map((part) => {
      const line = create("polyline", part);
      line.setAttribute("points", points);
      return line;
    });
    const ghosts = ghost && path.length > 1 ? this.ghosts(path) : [];
    const stop = create("circle", ghosts.length > 0 ? "ll-way-end ll-way-taken" : "ll-way-end");
    stop.setAttribute("cx", num(end[0]));
    stop.setAttribute("cy", num(end[1]));
    stop.setAttribute("r", "0.62");
    return [...parts, stop, ...ghosts];
  }

  /** A way from the edge of the piece that goes it: its letter stays free. */
  private shaftOf(path: readonly Point[]): readonly Point[] {
    const [first, next] = path;
    if (!first || !next) return path;
    const going = this.piecesAt(first);
    const [piece] = going;
    const from: Point = piece ? [piece.pose.x, piece.pose.y] : first;
    const reach = going.map(({ shape, pose }) => reachOf(shape, pose, from, next));
    return beyond([from, ...path.slice(1)], Math.max(0, ...reach));
  }

  /** The pieces at a place; those that are to move where none is, as they may wait beside it. */
  private piecesAt([x, y]: Point): (Drawn & { pose: Pose })[] {
    const near = (x: number, y: number) =>
      this.pieces().filter(({ pose }) => Math.hypot(pose.x - x, pose.y - y) < 0.3);
    const here = near(x, y);
    const lit = this.scenes.map((scene) => scene.find("on-move")?.drawn.shape).find(Boolean);
    return here.length === 0 && lit?.shape === "circle" ? near(lit.x, lit.y) : here;
  }

  private pieces(): (Drawn & { pose: Pose })[] {
    return this.scenes.flatMap((scene) => scene.outermost().filter(isPiece));
  }

  /** The piece whose axis goes through a place, turned about that place. */
  private drawTurned({ x, y, angle }: BoardTarget): SVGElement[] {
    const pieces = this.pieces();
    const near = pieces
      .map(({ pose }) => ({ pose, off: offAxis(pose, { x, y }) }))
      .filter(({ off }) => off < 2)
      .sort((a, b) => a.off - b.off)[0]?.pose;
    if (near === undefined) return [];
    return pieces
      .filter(({ pose }) => pose.x === near.x && pose.y === near.y)
      .map(({ element, pose }) => {
        const copy = element.cloneNode(true) as SVGGElement;
        copy.removeAttribute("data-id");
        copy.classList.add("ll-ghost");
        const turn = `rotate(${num((angle ?? 0) - pose.turn)} ${num(x)} ${num(y)})`;
        copy.setAttribute("transform", `${turn} ${transformOf(pose)}`);
        return copy;
      });
  }

  /** The pieces at the beginning of the way, as they would lie at its end. */
  private ghosts(path: readonly Point[]): SVGElement[] {
    const [from, before, end] = [path[0], path.at(-2), path.at(-1)] as [Point, Point, Point];
    const bearing = (Math.atan2(end[0] - before[0], before[1] - end[1]) * 180) / Math.PI;
    const pieces = this.pieces();
    return this.piecesAt(from).map(({ shape, element, pose }) => {
      // pieces of some games lie as they go, those of others always upright
      const turns = pieces.some((other) => other.shape.role === shape.role && other.pose.turn);
      const copy = element.cloneNode(true) as SVGGElement;
      copy.removeAttribute("data-id");
      copy.classList.add("ll-ghost");
      const turn = turns ? bearing : 0;
      const crowded = pieces.some(
        (other) =>
          other.shape.seat !== shape.seat &&
          Math.hypot(other.pose.x - end[0], other.pose.y - end[1]) < NEAR,
      );
      // pieces that are larger than life are not where others are near
      const scale = crowded && pose.scale > 1 ? SNUG : pose.scale;
      copy.setAttribute("transform", transformOf({ x: end[0], y: end[1], turn, scale }));
      return copy;
    });
  }
}

/** How far a piece reaches from a place on it, in the direction of another. */
function reachOf(shape: Shape, pose: Pose, [x, y]: Point, [toX, toY]: Point): number {
  const room = shape.shape === "group" ? roomOf(shape) : null;
  if (room === null) return 0;
  const bearing = (pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(bearing), Math.sin(bearing)];
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const along = (start: number, room: number, d: number): number =>
    d === 0 ? Number.POSITIVE_INFINITY : Math.max(start / d, (start + room) / d);
  const far = Math.min(
    along(room.x, room.width, dx * cos + dy * sin),
    along(room.y, room.height, dy * cos - dx * sin),
  );
  return Math.max(0, far * pose.scale);
}

/** The room of the shapes of a group, in its own units. */
function roomOf({ shapes }: GroupShape): Box | null {
  return union(shapes.flatMap((one) => extentIn(one) ?? []));
}

/** What is left of a way outside a circle around its beginning; nothing where all is inside. */
function beyond(path: readonly Point[], reach: number): Point[] {
  const [from] = path as [Point];
  const far = ([x, y]: Point): number => Math.hypot(x - from[0], y - from[1]);
  const k = path.findIndex((point) => far(point) > reach);
  const [inner, outer] = [path[k - 1], path[k]];
  if (!inner || !outer) return [];
  const part = (reach - far(inner)) / (far(outer) - far(inner));
  const begin: Point = [
    inner[0] + (outer[0] - inner[0]) * part,
    inner[1] + (outer[1] - inner[1]) * part,
  ];
  return [begin, ...path.slice(k)];
}

/** How far a place is from a piece, above all from its axis. */
function offAxis(pose: Pose, at: Place): number {
  const bearing = (pose.turn * Math.PI) / 180;
  const [dx, dy] = [at.x - pose.x, at.y - pose.y];
  const aside = dx * Math.cos(bearing) + dy * Math.sin(bearing);
  return 10 * Math.abs(aside) + Math.hypot(dx, dy);
}

/** A group of a team that can be followed from scene to scene. */
function isPiece(drawn: Drawn): drawn is Drawn & { pose: Pose } {
  const { shape, pose } = drawn;
  return pose !== null && shape.id !== undefined && shape.seat !== undefined;
}
