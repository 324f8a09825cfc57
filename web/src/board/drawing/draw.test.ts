import { describe, expect, it } from "vitest";
import type { PathShape, Shape, TextShape } from "../scene";
import { arrange, create, fitted, num, transformOf } from "./draw";
import { Keyed } from "./keyed";
import { keepLegible } from "./legible";
import { loosened } from "./strokes";

function text(words: string, x: number, size: number, more: Partial<TextShape> = {}): TextShape {
  return { shape: "text", role: "axis", x, y: 0, text: words, size, ...more };
}

describe("drawing", () => {
  it("writes numbers short", () => {
    expect([1.23456, -0.0001, 2, 0.5].map(num)).toEqual(["1.235", "0", "2", "0.5"]);
  });

  it("places groups as the service's own pictures do", () => {
    expect(transformOf({ x: 1, y: 2, turn: 45, scale: 1.14 })).toBe(
      "translate(1 2) rotate(45) scale(1.14)",
    );
    expect(transformOf({ x: 0, y: 0, turn: 0, scale: 1 })).toBe("");
  });

  it("shrinks a text to its room, and never enlarges it", () => {
    expect(fitted(text("wide words", 0, 1, { width: 2 }))).toBeLessThan(0.5);
    expect(fitted(text("ab", 0, 1, { width: 20 }))).toBe(1);
  });

  it("arranges children around those it does not know", () => {
    const parent = create("g");
    const [a, b, stranger] = [create("g"), create("g"), create("title")];
    parent.append(stranger, a, b);
    arrange(parent, [b, a]);
    expect([...parent.children]).toEqual([stranger, b, a]);
  });
});

describe("type that stays readable", () => {
  const sizes = (shapes: Shape[], unit: number): string[] => {
    const parent = create("g");
    const keyed = new Keyed(parent);
    keyed.update(shapes);
    keepLegible(keyed.outermost(), unit);
    return [...parent.querySelectorAll("text")].map((one) => one.getAttribute("font-size") ?? "");
  };

  it("is left alone where it is large enough", () => {
    expect(sizes([text("7", 0, 0.5)], 40)).toEqual(["0.5"]);
  });

  it("grows on a small screen", () => {
    expect(sizes([text("7", 0, 0.8)], 10)).toEqual(["0.95"]);
  });

  it("is left out where it would run into its neighbours", () => {
    const numbers = [text("11", 0, 0.5), text("12", 1, 0.5), text("13", 2, 0.5)];
    expect(sizes(numbers, 12)).toEqual(["0", "0", "0"]);
    expect(sizes([text("9", -1, 0.5), ...numbers], 12)).toEqual(["0", "0", "0", "0"]);
    expect(sizes([text("10", 0, 0.8), text("15", 5, 0.8)], 8)).toEqual(["1.188", "1.188"]);
  });

  it("counts the scale of the groups around it", () => {
    const sign: Shape = { shape: "group", role: "sign", scale: 2, shapes: [text("A", 0, 0.5)] };
    expect(sizes([sign], 10)).toEqual(["0.5"]);
  });

  it("becomes its own size again", () => {
    const parent = create("g");
    const keyed = new Keyed(parent);
    keyed.update([text("7", 0, 0.8)]);
    keepLegible(keyed.outermost(), 10);
    keyed.update([text("8", 0, 0.8)]);
    expect(parent.querySelector("text")?.getAttribute("font-size")).toBe("0.8");
    keepLegible(keyed.outermost(), 100);
    expect(parent.querySelector("text")?.getAttribute("font-size")).toBe("0.8");
  });
});

describe("many strokes in one path", () => {
  const grid = (count: number): PathShape => ({
    shape: "path",
    role: "grid",
    id: "net",
    d: Array.from({ length: count }, (_, k) => `M2 ${k}.75H52.1`).join(""),
  });

  it("become a group of single strokes", () => {
    const group = loosened(grid(20));
    if (group.shape !== "group") throw new Error("still a path");
    expect([group.role, group.id, group.shapes.length]).toEqual(["grid", "net", 20]);
    expect(group.shapes[3]).toEqual({ shape: "path", role: "grid", d: "M2 3.75H52.1" });
  });

  it("stay one path where they are few, curved or closed", () => {
    for (const path of [grid(3), { ...grid(20), d: `${grid(20).d}M0 0Q1 1 2 2` }]) {
      expect(loosened(path)).toBe(path);
    }
    const bars: PathShape = { ...grid(1), d: "M0 0h1v1h-1z".repeat(20) };
    expect(loosened(bars)).toBe(bars);
  });
});
