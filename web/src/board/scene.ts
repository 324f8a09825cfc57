/**
 * A drawing as the service sends it: shapes in paint order, each with a role and no colours.
 *
 * Coordinates are board units, x to the right and y downwards; angles are degrees clockwise. Fields
 * at their default are left out of the wire.
 */

export type Point = [number, number];

interface Common {
  /** The word the style sheet looks up: `r-<role>` on a shape, `g-<role>` on a group. */
  role: string;
  /** The team whose colour the shape takes. */
  seat?: number;
  /** A name that stays the same from scene to scene: what is followed when it moves. */
  id?: string;
  /** What a pointer resting on the shape is told. */
  title?: string;
}

export interface PathShape extends Common {
  shape: "path";
  d: string;
}

export interface CircleShape extends Common {
  shape: "circle";
  x: number;
  y: number;
  r: number;
}

export interface RectShape extends Common {
  shape: "rect";
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
}

export interface LineShape extends Common {
  shape: "line";
  points: Point[];
  closed?: boolean;
}

export interface TextShape extends Common {
  shape: "text";
  x: number;
  y: number;
  text: string;
  size?: number;
  anchor?: "start" | "middle" | "end";
  /** The room there is: the text is shrunk to fit it. */
  width?: number;
}

export interface GroupShape extends Common {
  shape: "group";
  shapes: Shape[];
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  opacity?: number;
}

export type Shape = PathShape | CircleShape | RectShape | LineShape | TextShape | GroupShape;

export interface Scene {
  width: number;
  height: number;
  title: string;
  description: string;
  shapes: Shape[];
  lang?: string;
}

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
