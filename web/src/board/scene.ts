/**
 * A drawing as the service sends it: shapes in paint order, each with a role and no colours.
 *
 * Coordinates are board units, x to the right and y downwards; angles are degrees clockwise. Fields
 * at their default are left out of the wire. The types come from the service's own classes.
 */

import type { components } from "../api/schema";

type Schemas = components["schemas"];

export type Point = [number, number];
export type Scene = Schemas["Scene"];
export type PathShape = Schemas["Path"];
export type CircleShape = Schemas["Circle"];
export type RectShape = Schemas["Rect"];
export type LineShape = Schemas["Line"];
export type TextShape = Schemas["Text"];
export type GroupShape = Schemas["Group"];
export type Shape = Scene["shapes"][number];

/** The place of a group: scaled, then turned clockwise, then moved to x,y. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

export function poseOf(group: GroupShape): Pose {
  return {
    x: group.x ?? 0,
    y: group.y ?? 0,
    turn: group.turn ?? 0,
    scale: group.scale ?? 1,
  };
}

/** Whether two shapes would be drawn alike, children included. */
export function sameShape(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, k) => sameShape(item, other[k]))
    );
  }
  const a = one as Record<string, unknown>;
  const b = other as Record<string, unknown>;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => sameShape(a[name], b[name]))
  );
}

/** Where the piece that is to move lies: games put a circle of this name under it. */
export function ownPlace(scene: Scene): { x: number; y: number } | null {
  const lit = scene.shapes.find((shape) => shape.id === "on-move");
  return lit?.shape === "circle" ? { x: lit.x, y: lit.y } : null;
}
