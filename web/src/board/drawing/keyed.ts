/**
 * A list of shapes kept on the screen: the next list is compared with the last one by id, and only
 * what differs is touched. What moved, appeared, was redrawn or went is reported, so that it can
 * glide and fade.
 */

import type { Pose, Shape } from "../scene";
import { poseOf, sameShape } from "../scene";
import { arrange, canBecome, elementFor, fitted, num, redraw } from "./draw";

/** A shape on the screen. */
export interface Drawn {
  key: string;
  shape: Shape;
  element: SVGGraphicsElement;
  children: Drawn[];
  /** Where a group is seen right now, even in the middle of a glide. */
  pose: Pose | null;
  /** The size its text is written in, when it was enlarged to stay readable. */
  legible: number | null;
}

export interface Glide {
  drawn: Drawn;
  from: Pose;
  to: Pose;
}

/** An outline that changed within something that is followed by id. */
export interface Reshape {
  element: SVGGraphicsElement;
  from: string;
  to: string;
}

export interface Changes {
  glides: Glide[];
  reshapes: Reshape[];
  /** New on the screen, or redrawn. */
  fresh: SVGGraphicsElement[];
  /** No longer part of the drawing, but still on the screen. */
  gone: SVGGraphicsElement[];
}

export class Keyed {
  private drawn: Drawn[] = [];

  constructor(private readonly parent: SVGElement) {}

  /** Makes the screen show these shapes, and says what that changed. */
  update(shapes: readonly Shape[]): Changes {
    const changes: Changes = { glides: [], reshapes: [], fresh: [], gone: [] };
    this.drawn = reconciled(this.parent, this.drawn, shapes, changes, null);
    return changes;
  }

  /** Every shape with an id, by id, with the poses of the groups around it, outermost first. */
  find(id: string): { drawn: Drawn; around: Pose[] } | null {
    return search(this.drawn, id, []);
  }

  /** The outermost shapes. */
  outermost(): readonly Drawn[] {
    return this.drawn;
  }
}

/** Names for shapes without an id: the n-th of its kind and role. */
function keysOf(shapes: readonly Shape[]): string[] {
  const seen = new Map<string, number>();
  return shapes.map((shape) => {
    if (shape.id !== undefined) return `#${shape.id}`;
    const kind = `${shape.shape} ${shape.role} ${shape.seat ?? ""}`;
    const n = seen.get(kind) ?? 0;
    seen.set(kind, n + 1);
    return `${kind} ${n}`;
  });
}

function reconciled(
  parent: SVGElement,
  before: readonly Drawn[],
  shapes: readonly Shape[],
  changes: Changes,
  followed: string | null,
): Drawn[] {
  const keys = keysOf(shapes);
  const left = new Map(before.map((drawn) => [drawn.key, drawn]));
  const after: Drawn[] = [];
  for (const [k, shape] of shapes.entries()) {
    const key = keys[k] as string;
    const old = left.get(key);
    if (old && canBecome(old.shape, shape)) {
      left.delete(key);
      after.push(old);
      if (!sameShape(old.shape, shape)) revise(old, shape, changes, followed);
    } else {
      const drawn = made(key, shape);
      changes.fresh.push(drawn.element);
      after.push(drawn);
    }
  }
  for (const drawn of left.values()) changes.gone.push(drawn.element);
  arrange(
    parent,
    after.map(({ element }) => element),
  );
  return after;
}

function made(key: string, shape: Shape): Drawn {
  const element = elementFor(shape);
  const drawn: Drawn = {
    key,
    shape,
    element,
    children: [],
    pose: null,
    legible: null,
  };
  if (shape.shape === "group") {
    drawn.pose = poseOf(shape);
    const keys = keysOf(shape.shapes);
    drawn.children = shape.shapes.map((child, k) => made(keys[k] as string, child));
    element.append(...drawn.children.map((child) => child.element));
  }
  return drawn;
}

function revise(drawn: Drawn, shape: Shape, changes: Changes, followed: string | null): void {
  const before = drawn.shape;
  const within = shape.id ?? followed;
  const changed = redraw(drawn.element, before, shape);
  drawn.shape = shape;
  if (shape.shape === "text" && drawn.legible !== null) {
    drawn.legible = null;
    drawn.element.setAttribute("font-size", num(fitted(shape)));
  }
  if (shape.shape === "group") {
    const to = poseOf(shape);
    const from = drawn.pose ?? to;
    const moved =
      from.x !== to.x || from.y !== to.y || from.turn !== to.turn || from.scale !== to.scale;
    drawn.pose = to;
    if (moved && within !== null) changes.glides.push({ drawn, from, to });
    else if (moved || changed) changes.fresh.push(drawn.element);
    drawn.children = reconciled(drawn.element, drawn.children, shape.shapes, changes, within);
  } else if (changed) {
    if (before.shape === "path" && shape.shape === "path" && within !== null) {
      changes.reshapes.push({ element: drawn.element, from: before.d, to: shape.d });
    } else changes.fresh.push(drawn.element);
  }
}

function search(
  all: readonly Drawn[],
  id: string,
  around: Pose[],
): { drawn: Drawn; around: Pose[] } | null {
  for (const drawn of all) {
    if (drawn.shape.id === id) return { drawn, around };
    if (drawn.shape.shape === "group") {
      const found = search(drawn.children, id, [...around, poseOf(drawn.shape)]);
      if (found) return found;
    }
  }
  return null;
}
