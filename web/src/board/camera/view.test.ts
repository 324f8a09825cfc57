import { describe, expect, it } from "vitest";
import type { Frame, View } from "./view";
import {
  between,
  leastUnit,
  mostUnit,
  moved,
  revealing,
  showing,
  toPixel,
  toScene,
  whole,
  zoomed,
} from "./view";

const frame: Frame = {
  scene: { width: 50, height: 40 },
  port: { width: 1000, height: 600 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
const covered: Frame = { ...frame, insets: { top: 100, right: 0, bottom: 200, left: 0 } };

/** A fixed sequence of numbers from 0 to 1 that looks random. */
function* numbers(): Generator<number, never> {
  for (let k = 1; ; k++) yield (k * 0.7548776662466927) % 1;
}

describe("a view of the board", () => {
  it("shows all of it in the middle", () => {
    const view = whole(frame);
    expect(view.unit).toBe(15);
    expect(toPixel(view, { x: 25, y: 20 })).toEqual({ x: 500, y: 300 });
  });

  it("keeps clear of what covers the edges", () => {
    const view = whole(covered);
    expect(view.unit).toBe(7.5);
    expect(toPixel(view, { x: 25, y: 0 })).toEqual({ x: 500, y: 100 });
    expect(toPixel(view, { x: 25, y: 40 })).toEqual({ x: 500, y: 400 });
  });

  it("zooms around the pointer", () => {
    const start = zoomed(frame, whole(frame), 2, { x: 500, y: 300 });
    const at = { x: 431, y: 287 };
    const before = toScene(start, at);
    const after = toScene(zoomed(frame, start, 1.7, at), at);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  it("never becomes smaller than the whole board, nor larger than a boat needs", () => {
    const middle = { x: 500, y: 300 };
    expect(zoomed(frame, whole(frame), 0.01, middle)).toEqual(whole(frame));
    expect(zoomed(frame, whole(frame), 1000, middle).unit).toBe(mostUnit(frame));
  });

  it.each([frame, covered])("never loses the board", (where) => {
    const random = numbers();
    const next = (): number => random.next().value;
    let view: View = whole(where);
    for (let k = 0; k < 2000; k++) {
      const at = { x: next() * 1000, y: next() * 600 };
      view =
        next() < 0.5
          ? zoomed(where, view, 0.4 + next() * 1.8, at)
          : moved(where, view, (next() - 0.5) * 3000, (next() - 0.5) * 3000);
      const corner = toPixel(view, { x: 0, y: 0 });
      const far = toPixel(view, { x: 50, y: 40 });
      expect(Math.min(far.x, 1000) - Math.max(corner.x, 0)).toBeGreaterThan(250);
      expect(Math.min(far.y, 600) - Math.max(corner.y, 0)).toBeGreaterThan(150);
      expect(view.unit).toBeGreaterThanOrEqual(leastUnit(where));
    }
  });

  it("shows a rectangle as large as it fits, or as large as wanted", () => {
    const box = { x: 10, y: 10, width: 10, height: 5 };
    const view = showing(frame, box);
    expect(view.unit).toBe(100);
    expect(toPixel(view, { x: 15, y: 12.5 })).toEqual({ x: 500, y: 300 });
    expect(showing(frame, box, 46).unit).toBe(46);
  });

  it("moves no more than needed to reveal a point", () => {
    const near = showing(frame, { x: 0, y: 0, width: 10, height: 5 });
    expect(revealing(frame, near, { x: 5, y: 3 })).toEqual(near);
    const at = toPixel(revealing(frame, near, { x: 30, y: 30 }), { x: 30, y: 30 });
    expect(at).toEqual({ x: 940, y: 540 });
  });

  it("flies so that every point goes straight across the screen", () => {
    const from = whole(frame);
    const to = showing(frame, { x: 30, y: 20, width: 10, height: 5 });
    expect(between(from, to, 0)).toEqual(from);
    const end = between(from, to, 1);
    expect([end.x, end.y, end.unit].map((n) => Math.round(n * 1e6))).toEqual(
      [to.x, to.y, to.unit].map((n) => Math.round(n * 1e6)),
    );
    const point = { x: 3, y: 7 };
    const [a, b, c] = [from, between(from, to, 0.3), to].map((view) => toPixel(view, point)) as [
      { x: number; y: number },
      { x: number; y: number },
      { x: number; y: number },
    ];
    expect((b.x - a.x) * (c.y - a.y)).toBeCloseTo((b.y - a.y) * (c.x - a.x), 6);
    expect(between(from, to, 0.5).unit).toBeCloseTo(Math.sqrt(from.unit * to.unit), 9);
  });
});
