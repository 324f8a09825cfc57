import { beforeEach, describe, expect, it } from "vitest";
import type { GroupShape, Shape } from "../scene";
import { create } from "./draw";
import { Keyed } from "./keyed";
import { extentOf, Overlay } from "./overlay";

const boat = (letter: string, x: number, y: number, turn = 0): GroupShape => ({
  shape: "group",
  role: "yacht",
  seat: letter.charCodeAt(0) - 65,
  id: `boat:${letter}`,
  x,
  y,
  turn,
  scale: 2,
  shapes: [{ shape: "path", role: "hull", d: "M0 0L1 1" }],
});
const line: Shape = {
  shape: "group",
  role: "line",
  id: "line",
  x: 10,
  y: 20,
  shapes: [],
};

/** The browser measures shapes; here every one is as large as the test says. */
function measured(svg: Element, boxes: Record<string, [number, number, number, number]>): void {
  for (const [id, [x, y, width, height]] of Object.entries(boxes)) {
    const element = svg.querySelector<SVGGElement>(`[data-id="${id}"]`);
    if (!element) throw new Error(`no ${id}`);
    element.getBBox = () => ({ x, y, width, height }) as DOMRect;
  }
}

describe("what the board says about pieces", () => {
  const [ground, scene, rings, way] = [create("g"), create("g"), create("g"), create("g")];
  let overlay: Overlay;
  let shapes: Keyed;
  let chart: Keyed;

  beforeEach(() => {
    for (const layer of [ground, scene, rings, way]) layer.replaceChildren();
    shapes = new Keyed(scene);
    chart = new Keyed(ground);
    shapes.update([boat("A", 5, 6, 90), boat("B", 8, 8)]);
    chart.update([line]);
    measured(scene, { "boat:A": [-0.5, -1, 1, 2], "boat:B": [-0.5, -1, 1, 2] });
    measured(ground, { line: [0, -0.1, 12, 0.2] });
    overlay = new Overlay(rings, way, [shapes, chart]);
  });

  it("finds a piece where its group puts it", () => {
    const extent = extentOf([shapes, chart], "boat:A");
    expect(extent?.x).toBeCloseTo(3);
    expect(extent?.y).toBeCloseTo(5);
    expect([extent?.width, extent?.height].map((n) => Math.round(n ?? 0))).toEqual([4, 2]);
    expect(extentOf([shapes, chart], "boat:Z")).toBeNull();
  });

  it("rings pieces of the scene and of the ground, each tone for itself", () => {
    overlay.highlight(["boat:B", "line", "nothing"], "blocks");
    overlay.highlight(["boat:A"], "notice");
    expect(rings.querySelectorAll(".ll-blocks")).toHaveLength(2);
    expect(rings.querySelectorAll(".ll-notice")).toHaveLength(1);
    overlay.highlight([], "blocks");
    expect(rings.querySelectorAll(".ll-highlight")).toHaveLength(1);
  });

  it("rings a long thing along its sides", () => {
    overlay.highlight(["line"], "blocks");
    const around = rings.querySelector(".ll-around");
    expect(Number(around?.getAttribute("width"))).toBeGreaterThan(12);
    expect(Number(around?.getAttribute("height"))).toBeLessThan(1);
  });

  it("gives tones a sign that is not a colour", () => {
    overlay.highlight(["boat:A"], "blocks");
    overlay.highlight(["boat:B"], "warns");
    expect([...rings.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["×", "!"]);
  });

  it("follows a piece that moved", () => {
    overlay.highlight(["boat:B"], "blocks");
    const before = rings.querySelector(".ll-around")?.getAttribute("x");
    shapes.update([boat("A", 5, 6, 90), boat("B", 12, 8)]);
    overlay.redraw();
    expect(Number(rings.querySelector(".ll-around")?.getAttribute("x"))).toBeCloseTo(
      Number(before) + 4,
    );
  });

  it("shows the way of a preview with the piece at its end", () => {
    const path: [number, number][] = [
      [8, 8],
      [9, 7],
      [10, 6],
    ];
    overlay.setPreview({ path, pieces: ["boat:A"], ghost: true });
    expect(way.querySelector(".ll-way")?.getAttribute("points")).toBe("8,8 9,7 10,6");
    const ghosts = way.querySelectorAll(".ll-ghost");
    expect(ghosts).toHaveLength(1);
    expect(ghosts[0]?.getAttribute("transform")).toBe("translate(10 6) rotate(45) scale(2)");
    expect(ghosts[0]?.hasAttribute("data-id")).toBe(false);
    expect(rings.querySelectorAll(".ll-warns")).toHaveLength(1);
    overlay.setPreview(null);
    expect(way.children).toHaveLength(0);
    expect(rings.children).toHaveLength(0);
  });

  it("begins the way at the edge of the piece, and draws the piece over its end", () => {
    const hull: Shape = { shape: "rect", role: "hull", x: -0.2, y: -0.5, w: 0.4, h: 1 };
    const yacht = (turn: number): GroupShape => ({ ...boat("B", 8, 8, turn), shapes: [hull] });
    const begin = (turn: number, ...path: [number, number][]): string | null | undefined => {
      shapes.update([yacht(turn)]);
      overlay.setPreview({ path, pieces: [], ghost: true });
      return way.querySelector(".ll-way")?.getAttribute("points");
    };
    expect(begin(0, [8, 8], [8, 5])).toBe("8,7 8,5");
    expect(begin(90, [8, 8], [8, 5])).toBe("8,7.6 8,5");
    expect(begin(90, [8, 8], [8.5, 8], [11, 8])).toBe("9,8 11,8");
    expect(begin(0, [8, 8], [8, 7.4])).toBeUndefined();
    const parts = [...way.children].map((part) => part.getAttribute("class"));
    expect(parts[0]).toBe("ll-way-end ll-way-taken");
    expect(parts[1]).toContain("ll-ghost");
  });

  it("shows the piece that is to move where it waits beside the beginning of its way", () => {
    const lit: Shape = { shape: "circle", role: "on-move", id: "on-move", x: 8, y: 8, r: 1 };
    shapes.update([lit, boat("A", 5, 6), boat("B", 8, 8)]);
    const path: [number, number][] = [
      [7, 9],
      [8, 5],
    ];
    overlay.setPreview({ path, pieces: [], ghost: true });
    expect(way.querySelector(".ll-way")?.getAttribute("points")).toBe("8,8 8,5");
    expect(way.querySelector(".ll-ghost")?.getAttribute("transform")).toBe(
      "translate(8 5) scale(2)",
    );
    expect(overlay.taken).toEqual({ x: 8, y: 5 });
  });

  it("leaves pieces upright where none of them turns", () => {
    shapes.update([boat("A", 5, 6), boat("B", 8, 8)]);
    overlay.setPreview({
      path: [
        [8, 8],
        [9, 8],
      ],
      pieces: [],
      ghost: true,
    });
    expect(way.querySelector(".ll-ghost")?.getAttribute("transform")).toBe(
      "translate(9 8) scale(2)",
    );
  });

  it("marks a single place, and draws nothing for no place", () => {
    overlay.setPreview({ path: [[1, 1]], pieces: [], ghost: true });
    expect([...way.children].map((part) => part.getAttribute("class"))).toEqual(["ll-way-end"]);
    overlay.setPreview({ path: [], pieces: [] });
    expect(way.children).toHaveLength(0);
  });

  it("rings a turned piece no wider than a straight one", () => {
    const width = (turn: number): number => {
      shapes.update([boat("A", 5, 6, turn)]);
      overlay.highlight(["boat:A"], "notice");
      return Number(rings.querySelector(".ll-around")?.getAttribute("width"));
    };
    expect(width(45)).toBeCloseTo(width(0));
  });
});
