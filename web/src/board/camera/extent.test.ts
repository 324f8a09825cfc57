import { describe, expect, it } from "vitest";
import type { Shape } from "../scene";
import { extentOf, gap, union } from "./extent";

const path = (d: string): Shape => ({ shape: "path", role: "hull", d });
const square = { x: -1, y: -1, width: 2, height: 2 };

describe("the room a shape takes", () => {
  it("is that of its outline, however the outline is written", () => {
    expect(extentOf(path("M-1 -1L1 -1L1 1L-1 1Z"))).toEqual(square);
    expect(extentOf(path("M-1-1h2v2h-2z"))).toEqual(square);
    expect(extentOf(path("M-1,-1H1V1H-1Z"))).toEqual(square);
    expect(extentOf(path("M-1 -1q1 0 2 2"))).toEqual(square);
    expect(extentOf(path("M-1 0A1 1 0 0 1 1 0M0-1V1"))).toEqual(square);
  });

  it("holds the bends of its arcs, whichever way they go", () => {
    const rounded = (d: string): number[] => {
      const { x, y, width, height } = extentOf(path(d)) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x, y, x + width, y + height].map((n) => Math.round(n * 100) / 100 + 0);
    };
    expect(rounded("M-1 0A1 1 0 0 1 1 0")).toEqual([-1, -1, 1, 0]);
    expect(rounded("M-1 0A1 1 0 0 0 1 0")).toEqual([-1, 0, 1, 1]);
    expect(rounded("M0 -1A1 1 0 0 1 1 0")).toEqual([0, -1, 1, 0]);
    expect(rounded("M0 -1A1 1 0 1 0 1 0")).toEqual([-1, -1, 1, 1]);
    expect(rounded("M-.6 -.8A1 1 0 0 1 .6 -.8")).toEqual([-0.6, -1, 0.6, -0.8]);
  });

  it("goes with the place, the size and the turn of the groups around it", () => {
    const long: Shape = { shape: "rect", role: "hull", x: -1, y: -2, w: 2, h: 4 };
    const group = extentOf({ shape: "group", role: "boat", x: 5, y: 6, scale: 2, shapes: [long] });
    expect(group).toEqual({ x: 3, y: 2, width: 4, height: 8 });
    const lying = extentOf({ shape: "group", role: "boat", x: 5, y: 6, turn: 90, shapes: [long] });
    expect(lying?.width).toBeCloseTo(4);
    expect(lying?.height).toBeCloseTo(2);
    expect(extentOf({ shape: "group", role: "boat", shapes: [] })).toBeNull();
  });

  it("of a text ends where the text ends, wherever it is anchored", () => {
    const words = { shape: "text", role: "label", x: 10, y: 5, text: "Start", size: 1 } as const;
    const [start, end] = [extentOf(words), extentOf({ ...words, anchor: "end" })];
    expect(start?.x).toBe(10);
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBe(10);
  });

  it("is far from another by the water between them", () => {
    expect(gap(square, { x: 4, y: 5, width: 1, height: 1 })).toBe(5);
    expect(gap(square, { x: 0, y: 0, width: 9, height: 9 })).toBe(0);
    expect(union([])).toBeNull();
  });
});
