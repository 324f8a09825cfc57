import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Shape } from "../scene";
import { create } from "./draw";
import { Keyed } from "./keyed";
import { blend, eased, Motion, onTheWay, overTime, turned } from "./motion";

describe("the way between two poses", () => {
  it("turns the short way round", () => {
    expect(turned(350, 10, 0.5)).toBe(360);
    expect(turned(10, 350, 0.5)).toBe(0);
    expect(turned(0, 90, 1)).toBe(90);
    expect(turned(315, 0, 1)).toBe(360);
  });

  it("is done with turning half way", () => {
    const to = { x: 10, y: 0, turn: 90, scale: 1 };
    const pose = onTheWay({ x: 0, y: 0, turn: 0, scale: 1 }, to, 0.5);
    expect(pose).toEqual({ x: 5, y: 0, turn: 90, scale: 1 });
  });

  it("begins and ends gently", () => {
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.02);
  });

  it("blends outlines that are built alike, and no others", () => {
    expect(blend("M0 -.4Q-1 2 3 4Z", "M0 -.4Q1 2 5 4Z")?.(0.5)).toBe("M 0 -0.4Q 0 2 4 4Z");
    expect(blend("M0 0L1 1", "M0 0Q1 1 2 2")).toBeNull();
    expect(blend("M0 0A1 1 0 01 1 1", "M0 0A1 1 0 00 2 2")).toBeNull();
  });
});

describe("a drawing in motion", () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        "requestAnimationFrame",
        "cancelAnimationFrame",
        "setTimeout",
        "clearTimeout",
        "performance",
      ],
    });
  });
  afterEach(() => vi.useRealTimers());

  const boat = (x: number, title = "A"): Shape => ({
    shape: "group",
    role: "yacht",
    id: "boat:A",
    title,
    x,
    y: 0,
    shapes: [],
  });

  function table() {
    const svg = create("svg");
    document.body.append(svg);
    const keyed = new Keyed(svg);
    const motion = new Motion();
    const show = (shapes: Shape[], animate = true): Promise<void> => {
      motion.pause();
      return motion.play(keyed.update(shapes), animate);
    };
    const x = (): number => Number(/translate\((\S+)/.exec(svg.innerHTML)?.[1] ?? 0);
    return { svg, show, x };
  }

  it("glides from the old place to the new and then resolves", async () => {
    const { show, x } = table();
    await show([boat(2)], false);
    let settled = false;
    void show([boat(8)]).then(() => {
      settled = true;
    });
    expect(x()).toBe(2);
    await vi.advanceTimersByTimeAsync(350);
    expect(x()).toBeGreaterThan(2.5);
    expect(x()).toBeLessThan(7.5);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect([x(), settled]).toEqual([8, true]);
  });

  it("goes on from where it is seen when the next scene comes", async () => {
    const { show, x } = table();
    await show([boat(2)], false);
    const first = show([boat(8)]);
    await vi.advanceTimersByTimeAsync(350);
    const seen = x();
    const second = show([boat(4)]);
    expect(x()).toBeCloseTo(seen, 2);
    await first;
    await vi.advanceTimersByTimeAsync(1000);
    await second;
    expect(x()).toBe(4);
  });

  it("does not leave a piece half way when the next scene changes something else", async () => {
    const { show, x } = table();
    await show([boat(2)], false);
    void show([boat(8)]);
    await vi.advanceTimersByTimeAsync(350);
    void show([boat(8)]);
    expect(x()).toBeLessThan(7.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(x()).toBe(8);
    void show([boat(2)]);
    await vi.advanceTimersByTimeAsync(200);
    await show([boat(2, "renamed")], false);
    expect(x()).toBe(2);
  });

  it("fades in what is new and takes away what is gone", async () => {
    const { svg, show } = table();
    await show([boat(2)], false);
    const buoy: Shape = { shape: "circle", role: "buoy", id: "mark:1", x: 1, y: 1, r: 1 };
    void show([buoy]);
    expect(svg.querySelector("circle")?.classList.contains("ll-fresh")).toBe(true);
    expect(svg.querySelector("g")?.classList.contains("ll-gone")).toBe(true);
    await vi.advanceTimersByTimeAsync(700);
    expect(svg.querySelector("circle")?.classList.contains("ll-fresh")).toBe(false);
    expect(svg.querySelector("g")).toBeNull();
  });

  it("ends by a timer where no frames are drawn", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const steps: number[] = [];
    const done = vi.fn();
    overTime(300, (t) => steps.push(t), done);
    await vi.advanceTimersByTimeAsync(701);
    expect(steps).toEqual([1]);
    expect(done).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
