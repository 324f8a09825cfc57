/** Which target is meant: by a pointer, the nearest; by an arrow key, the next in that direction. */

import type { BoardTarget, InputKind, Place } from "../api";
import { FINGER, MOUSE_LEAST, MOUSE_UNITS } from "../defaults";

/** How far from its origin the arrow of a direction stands, in units. */
export const ARROW_REACH = 1.3;

/** The same where other pieces are near, and the size of the arrow there: it covers none of them. */
const SNUG = { reach: 0.78, size: 0.62 };
/** Others within so many units of a piece are near. */
const NEAR = 2.9;

/** The middle of a target as it is drawn, `scale` times its plain size. */
export function spotOf(target: BoardTarget, scale = 1, snug = false): Place {
  if (target.kind === "point") return { x: target.x, y: target.y };
  const bearing = ((target.angle ?? 0) * Math.PI) / 180;
  const reach = snug ? SNUG.reach : ARROW_REACH;
  return {
    x: target.x + reach * scale * Math.sin(bearing),
    y: target.y - reach * scale * Math.cos(bearing),
  };
}

/** How much smaller than usual a target is where other pieces are near. */
export function snugness(target: BoardTarget, pieces: readonly Place[]): number {
  if (target.kind === "point") return 1;
  const near = pieces.some(({ x, y }) => {
    const far = Math.hypot(x - target.x, y - target.y);
    return far > 0.3 && far < NEAR;
  });
  return near ? SNUG.size : 1;
}

/** How near a pointer must come to a target, in units, where a unit takes this many pixels. */
export function reach(by: InputKind, unit: number): number {
  if (by === "touch") return FINGER / unit;
  return Math.max(Math.min(MOUSE_UNITS, FINGER / unit), MOUSE_LEAST / unit);
}

/** The nearest of the spots to a point, by index; null when none is within reach. */
export function nearest(spots: readonly Place[], point: Place, within: number): number | null {
  let best: number | null = null;
  let least = within;
  for (const [k, spot] of spots.entries()) {
    const far = Math.hypot(spot.x - point.x, spot.y - point.y);
    if (far <= least) {
      least = far;
      best = k;
    }
  }
  return best;
}

/** Whether a click is on a piece rather than on a target beside it. */
export function isNearer(piece: Place, target: Place, click: Place): boolean {
  const far = Math.hypot(piece.x - click.x, piece.y - click.y);
  return far < Math.hypot(target.x - click.x, target.y - click.y);
}

export type Heading = "up" | "down" | "left" | "right";

const HEADINGS: Record<Heading, Place> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The target an arrow key leads to: near, and straight ahead rather than aside. Null when there is
 * nothing in that direction.
 */
export function ahead(spots: readonly Place[], from: number, heading: Heading): number | null {
  const start = spots[from];
  if (!start) return null;
  const { x: hx, y: hy } = HEADINGS[heading];
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [k, spot] of spots.entries()) {
    const dx = spot.x - start.x;
    const dy = spot.y - start.y;
    const forward = dx * hx + dy * hy;
    if (forward <= 1e-6) continue;
    const aside = Math.abs(dx * hy - dy * hx);
    // what lies more aside than ahead belongs to another key, unless that is all there is
    const cost = Math.hypot(dx, dy) + 2 * aside + (aside > 1.2 * forward ? 1000 : 0);
    if (cost < least) {
      least = cost;
      best = k;
    }
  }
  return best;
}

/** For each spot, how far the next one is; infinite for a lone one. One on top does not count. */
export function spacing(spots: readonly Place[]): number[] {
  return spots.map((one) =>
    spots.reduce((least, other) => {
      const far = Math.hypot(other.x - one.x, other.y - one.y);
      return far > 1e-6 ? Math.min(least, far) : least;
    }, Number.POSITIVE_INFINITY),
  );
}
