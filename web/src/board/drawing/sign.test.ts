import { describe, expect, it } from "vitest";
import type { Scene } from "../scene";
import { create } from "./draw";
import { drawSign } from "./sign";

describe("a sign of the legend", () => {
  it("is drawn with the shapes of the board, cropped to them", () => {
    const svg = create("svg");
    const picture: Scene = {
      width: 4,
      height: 4,
      title: "A mark",
      description: "",
      shapes: [{ shape: "circle", role: "mark", x: 10, y: 5, r: 1 }],
    };
    drawSign({ picture, target: null }, svg);
    expect(svg.querySelector(".r-mark")).not.toBeNull();
    const [x, y, width, height] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect([x, y]).toEqual([8.86, 3.86]);
    expect(width).toBeCloseTo(2.28);
    expect(height).toBeCloseTo(2.28);
  });

  it("is a target as the board draws it, but nothing to press", () => {
    const svg = create("svg");
    drawSign({ picture: null, target: { kind: "point", sign: "4", tone: "extra" } }, svg);
    const target = svg.querySelector(".ll-target.ll-extra");
    expect(target?.querySelector(".ll-sign")?.textContent).toBe("4");
    expect(target?.hasAttribute("role")).toBe(false);
  });

  it("may be one that the board itself adds: a place with several choices, a ring", () => {
    const svg = create("svg");
    drawSign("several", svg);
    expect(svg.querySelector(".ll-target.ll-many .ll-ring")).not.toBeNull();
    drawSign("warns", svg);
    expect(svg.querySelector(".ll-warns .ll-badge text")?.textContent).toBe("!");
    drawSign("blocks", svg);
    expect(svg.querySelector(".ll-blocks .ll-badge text")?.textContent).toBe("×");
  });
});
