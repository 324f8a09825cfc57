/**
 * Many directions seen from one place are a dial: a ring around it, which is turned by dragging,
 * or by arrow keys. What can be picked are the directions themselves; the ring only shows them.
 */

import type { BoardTarget, Place } from "../api";
import type { Size } from "../camera/view";
import { DIAL } from "../defaults";
import { create, num } from "../drawing/draw";

export interface Dial extends Place {
  /** Where its targets stand, in units from its middle. */
  reach: number;
}

/** Whether these are directions from one place, too close to each other to be single targets. */
export function makeDial(
  targets: readonly { kind: string; x: number; y: number; angle?: number | null }[],
): boolean {
  const [first] = targets;
  const one = targets.every(
    ({ kind, x, y }) => kind === "direction" && x === first?.x && y === first.y,
  );
  const angles = targets.map(({ angle }) => angle ?? 0).sort((a, b) => a - b);
  return one && angles.some((angle, k) => k > 0 && angle - (angles[k - 1] ?? 0) < DIAL.closer);
}

/**
 * The dial that these targets make, if they make one. It lies around their place, but near the edge
 * of the board beside it, so that every direction can be seen and gripped.
 */
export function dialOf(targets: readonly BoardTarget[], unit: number, board: Size): Dial | null {
  const [first] = targets;
  if (!first || !makeDial(targets)) return null;
  const reach = Math.min(Math.max(DIAL.radius / unit, DIAL.closest), DIAL.furthest);
  const margin = reach * (1 + DIAL.band / 2);
  const inside = (at: number, size: number) => Math.max(margin, Math.min(at, size - margin));
  return { x: inside(first.x, board.width), y: inside(first.y, board.height), reach };
}

/** Where on the dial a direction stands. */
export function onDial(dial: Dial, angle: number): Place {
  const bearing = (angle * Math.PI) / 180;
  return {
    x: dial.x + dial.reach * Math.sin(bearing),
    y: dial.y - dial.reach * Math.cos(bearing),
  };
}

/** Whether a place is on the ring, where it can be gripped. */
export function isOnRing(dial: Dial, at: Place): boolean {
  const far = Math.hypot(at.x - dial.x, at.y - dial.y);
  return far > dial.reach * DIAL.inside && far < dial.reach * DIAL.outside;
}

/** The direction a place lies in, by index; null when it is between directions. */
export function towards(
  targets: readonly BoardTarget[],
  dial: Dial,
  at: Place,
  within: number,
): number | null {
  const bearing = (Math.atan2(at.x - dial.x, dial.y - at.y) * 180) / Math.PI;
  const off = targets.map(({ angle }) =>
    Math.abs((((((angle ?? 0) - bearing + 180) % 360) + 360) % 360) - 180),
  );
  const least = Math.min(...off);
  return least <= within ? off.indexOf(least) : null;
}

/** The ring itself, drawn under its targets. */
export class DialRing {
  private readonly group = create("g", "ll-dial");
  private readonly band = create("circle", "ll-dial-band");
  private readonly needle = create("line", "ll-dial-needle");

  constructor(before: SVGElement) {
    this.group.append(this.band, this.needle);
    before.before(this.group);
    this.show(null, null);
  }

  /** A dial, and the direction it is set to, if any. */
  show(dial: Dial | null, angle: number | null): void {
    this.group.classList.toggle("ll-none", dial === null);
    this.needle.classList.toggle("ll-none", angle === null);
    if (dial === null) return;
    this.band.setAttribute("cx", num(dial.x));
    this.band.setAttribute("cy", num(dial.y));
    this.band.setAttribute("r", num(dial.reach));
    this.band.setAttribute("stroke-width", num(dial.reach * DIAL.band));
    if (angle === null) return;
    const end = onDial(dial, angle);
    const ends = { x1: dial.x, y1: dial.y, x2: end.x, y2: end.y };
    for (const [name, value] of Object.entries(ends)) this.needle.setAttribute(name, num(value));
  }
}
