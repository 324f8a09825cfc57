import { describe, expect, it } from "vitest";
import type { BoardTarget, Place } from "../api";
import { ahead, type Heading, nearest, reach, spacing, spotOf } from "./aiming";

const around: Place[] = [
  { x: 0, y: -2 }, // north
  { x: 2, y: -2 },
  { x: 3, y: 0 }, // east
  { x: 1.2, y: 1 },
  { x: -2, y: 0 }, // west
];

describe("pointing at targets", () => {
  it("means the nearest one within reach", () => {
    expect(nearest(around, { x: 1.4, y: -2 }, 1)).toBe(1);
    expect(nearest(around, { x: 0.9, y: -2 }, 1)).toBe(0);
    expect(nearest(around, { x: -5, y: 5 }, 1)).toBeNull();
    expect(nearest([], { x: 0, y: 0 }, 10)).toBeNull();
  });

  it("gives a finger 44 pixels at every size", () => {
    for (const unit of [7, 12, 46, 110]) expect(2 * reach("touch", unit) * unit).toBe(44);
  });

  it("lets a mouse ask about the point beside a target", () => {
    for (const unit of [25, 46, 110]) expect(reach("mouse", unit)).toBeLessThan(1);
    expect(reach("mouse", 7) * 7).toBe(12);
  });

  it("finds the arrow of a direction where it is drawn", () => {
    const turn: BoardTarget = {
      actions: ["turn E"],
      kind: "direction",
      x: 5,
      y: 5,
      angle: 90,
      label: "Turn to the east",
    };
    expect(spotOf(turn).x).toBeCloseTo(6.3);
    expect(spotOf(turn).y).toBeCloseTo(5);
    expect(spotOf(turn, 2).x).toBeCloseTo(7.6);
  });

  it("knows how far apart targets are", () => {
    expect(spacing([around[0] as Place, around[1] as Place, around[2] as Place])).toEqual([
      2,
      2,
      Math.hypot(1, 2),
    ]);
    expect(spacing([{ x: 1, y: 1 }])).toEqual([Number.POSITIVE_INFINITY]);
    const twice = { x: 4, y: 4 };
    expect(spacing([twice, twice, { x: 4, y: 7 }])).toEqual([3, 3, 3]);
  });
});

describe("walking among targets", () => {
  it.each<[number, Heading, number | null]>([
    [0, "right", 1],
    [1, "left", 0],
    [1, "down", 2],
    [3, "up", 1],
    [4, "right", 2],
    [4, "down", 3],
    [0, "up", null],
    [4, "left", null],
  ])("from %i %s leads to %s", (from, heading, to) => {
    expect(ahead(around, from, heading)).toBe(to);
  });

  it("always goes that way", () => {
    for (const [k, spot] of around.entries()) {
      const next = ahead(around, k, "right");
      if (next !== null) expect((around[next] as Place).x).toBeGreaterThan(spot.x);
    }
  });

  it("reaches every target of a field of points", () => {
    const field = Array.from({ length: 60 }, (_, k) => ({ x: k % 10, y: Math.floor(k / 10) }));
    const seen = new Set([0]);
    const waiting = [0];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const heading of ["up", "down", "left", "right"] as const) {
        const next = ahead(field, at, heading);
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
      }
    }
    expect(seen.size).toBe(60);
  });
});
