// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { BoardTarget } from "../api";
import { DIAL } from "../defaults";
import { create } from "../drawing/draw";
import { DialRing, dialOf, isOnRing, makeDial, onDial, towards } from "./dial";

const heading = (angle: number, x = 10, y = 10): BoardTarget => ({
  actions: [`head ${angle}`],
  kind: "direction",
  x,
  y,
  angle,
  label: `${angle}`,
});
const all = Array.from({ length: 24 }, (_, k) => heading(15 * k));

const WIDE = { width: 40, height: 40 };

describe("a dial", () => {
  it("is made of directions that are close to each other, from one place", () => {
    expect(makeDial(all)).toBe(true);
    expect(makeDial([heading(330), heading(345)])).toBe(true);
    expect(makeDial([0, 45, 90, 135, 180, 225, 270, 315].map((angle) => heading(angle)))).toBe(
      false,
    );
    expect(makeDial([heading(0)])).toBe(false);
    expect(makeDial([])).toBe(false);
    expect(makeDial([heading(0), heading(15, 11)])).toBe(false);
    expect(makeDial([heading(0), heading(15), { ...heading(30), kind: "point" }])).toBe(false);
  });

  it("has one size on the screen, within what the board allows", () => {
    expect(dialOf(all, 20, WIDE)?.reach).toBe(DIAL.radius / 20);
    expect(dialOf(all, 500, WIDE)?.reach).toBe(DIAL.closest);
    expect(dialOf(all, 1, WIDE)?.reach).toBe(DIAL.furthest);
    expect(dialOf([heading(0), heading(90)], 20, WIDE)).toBeNull();
  });

  it("stays on the board where its place is near the edge", () => {
    const near = dialOf([heading(0, 39, 10), heading(15, 39, 10)], 20, WIDE);
    expect(near?.y).toBe(10);
    expect(near?.x).toBeCloseTo(40 - 4 * (1 + DIAL.band / 2));
    const corner = dialOf([heading(0, 0, 0), heading(15, 0, 0)], 20, WIDE);
    expect(corner?.x).toBe(corner?.y);
    expect(corner?.x).toBeGreaterThan(4);
  });

  it("is taken hold of on its ring and turned towards any place", () => {
    const dial = { x: 10, y: 10, reach: 4 };
    expect(onDial(dial, 90)).toEqual({ x: 14, y: 10 });
    expect(isOnRing(dial, { x: 14, y: 10 })).toBe(true);
    expect(isOnRing(dial, { x: 10.5, y: 10 })).toBe(false);
    expect(isOnRing(dial, { x: 20, y: 10 })).toBe(false);
    expect(towards(all, dial, { x: 99, y: 11 }, DIAL.beside)).toBe(6);
    expect(towards(all, dial, { x: 9.9, y: 2 }, DIAL.beside)).toBe(0);
    expect(towards([heading(0), heading(15)], dial, { x: 10, y: 14 }, DIAL.beside)).toBeNull();
    expect(towards([heading(345)], dial, onDial(dial, -16), DIAL.beside)).toBe(0);
  });

  it("shows its ring, and a needle where it is set", () => {
    const parent = create("g");
    const layer = create("g");
    parent.append(layer);
    const ring = new DialRing(layer);
    const group = parent.firstElementChild as Element;
    expect(group.classList.contains("ll-none")).toBe(true);
    ring.show({ x: 10, y: 10, reach: 4 }, 180);
    expect(group.classList.contains("ll-none")).toBe(false);
    expect(group.querySelector("circle")?.getAttribute("r")).toBe("4");
    expect(group.querySelector("line")?.getAttribute("y2")).toBe("14");
    ring.show({ x: 10, y: 10, reach: 4 }, null);
    expect(group.querySelector("line")?.classList.contains("ll-none")).toBe(true);
  });
});
