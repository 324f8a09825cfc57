import { beforeEach, describe, expect, it } from "vitest";
import {
  board,
  click,
  element,
  ground,
  north,
  onPick,
  resized,
  scene,
  target,
  withBoard,
} from "../samples";
import type { Shape } from "../scene";

const numbers = (...places: [number, number, string][]): Shape[] =>
  places.map(([x, y, text]) => ({ shape: "text", role: "axis", x, y, text, size: 0.5 }));
const across = Array.from({ length: 40 }, (_, k): [number, number, string] => [k, 29.7, `${k}`]);
const down = Array.from({ length: 29 }, (_, k): [number, number, string] => [
  0.3,
  k + 0.17,
  `${k}`,
]);
const name: Shape = {
  shape: "text",
  role: "label",
  x: 28,
  y: 15,
  text: "Start and finish",
  size: 1,
};

const shown = (what: string): string[] =>
  [...element.querySelectorAll(`.ll-edges ${what}:not(.ll-none)`)].map((one) => one.className);
const told = (): string[] =>
  [...element.querySelectorAll(".ll-number:not(.ll-none)")].map((one) => one.textContent ?? "");

describe("the edges of a view", () => {
  withBoard();
  beforeEach(() => {
    const shapes = [...ground.shapes, ...numbers(...across, ...down), name];
    board.setGround({ ...ground, shapes });
  });

  it("carry the numbers of the board while their own place is out of sight", () => {
    expect(shown(".ll-ruler")).toEqual([]);
    board.zoomTo({ x: 15, y: 10, width: 10, height: 8 });
    expect(shown(".ll-ruler").length).toBe(2);
    expect(told()).toEqual(expect.arrayContaining(["16", "24", "11", "16"]));
    expect(told()).not.toContain("2");
    board.zoomTo("all");
    expect(shown(".ll-ruler")).toEqual([]);
  });

  it("leave out no number: what its own place would cut is shown at the edge", () => {
    const row = across.map(([x, , text], k): Shape => {
      const five = k % 5 === 0;
      const [role, size] = five ? ["axis-five", 1] : ["axis", 0.5];
      return { shape: "text", role, x, y: 28.8 + 0.34 * size, text, size, anchor: "middle" };
    });
    board.setGround({ ...ground, shapes: [...ground.shapes, ...row] });
    const cut = () => [...element.querySelectorAll(".ll-cut")].map((one) => one.textContent);
    for (let low = 28.9; low < 29.6; low += 0.01) {
      board.zoomTo({ x: 10, y: low - 7.5, width: 10, height: 7.5 });
      for (const number of ["14", "15"]) {
        expect(!cut().includes(number) || told().includes(number)).toBe(true);
      }
    }
  });

  it("cut no name: what would be cut is left out", () => {
    const words = () => element.querySelector(".r-label")?.classList.contains("ll-cut");
    expect(words()).toBe(false);
    board.zoomTo({ x: 20, y: 10, width: 10, height: 8 });
    expect(words()).toBe(true);
    board.zoomTo("all");
    expect(words()).toBe(false);
  });

  it("point to the next mark while it is out of sight, and lead there", () => {
    const goal = { shape: "circle", role: "mark-halo", id: "goal", title: "Mark 2" } as const;
    void board.show({ ...scene, shapes: [...scene.shapes, { ...goal, x: 2, y: 3, r: 1 }] });
    const beacon = () => element.querySelector<HTMLElement>(".ll-beacon:not(.ll-none)");
    expect(beacon()).toBeNull();
    board.zoomTo({ x: 25, y: 20, width: 10, height: 8 });
    expect(beacon()?.textContent).toBe("Mark 2");
    beacon()?.click();
    expect(beacon()).toBeNull();
  });

  it("do not point to a line of which a good part is seen, nor where its name is", () => {
    const title = "Start and finish";
    const rails = { shape: "path", role: "line-next", id: "goal", title } as const;
    void board.show({ ...scene, shapes: [...scene.shapes, { ...rails, d: "M10 15.6H27" }] });
    const beacon = () => element.querySelector<HTMLElement>(".ll-beacon:not(.ll-none)");
    board.zoomTo({ x: 19.5, y: 12, width: 8, height: 6 });
    expect(beacon()).toBeNull();
    board.zoomTo({ x: 24.5, y: 12, width: 8, height: 6 });
    expect(beacon()?.textContent).toBe(title);
    board.zoomTo({ x: 26.5, y: 10, width: 12, height: 9 });
    expect(beacon()).toBeNull();
    board.zoomTo({ x: 30, y: 20, width: 12, height: 9 });
    expect(beacon()?.textContent).toBe(title);
  });

  it("hold the arrow to it whole, however long its name is", () => {
    const beacon = element.querySelector<HTMLElement>(".ll-beacon");
    const title = "The start and finish line, with the committee boat at its end";
    Object.defineProperty(beacon, "offsetWidth", { get: () => 3 * title.length });
    const goal = { shape: "circle", role: "mark-halo", id: "goal", title, y: 15, r: 1 } as const;
    const middle = (): number =>
      Number(/^translate\(([\d.]+)px/.exec(beacon?.style.transform ?? "")?.[1]);
    void board.show({ ...scene, shapes: [...scene.shapes, { ...goal, x: 38 }] });
    board.zoomTo({ x: 5, y: 10, width: 10, height: 8 });
    const half = (3 * title.length) / 2;
    expect(middle()).toBeLessThanOrEqual(800 - half);
    expect(middle()).toBeGreaterThan(800 - half - 20);
  });

  it("come nearer when a finger picks one of targets that it cannot tell apart", () => {
    const field = [0, 0.4, 0.8].map((off) => target(`place ${off}`, 20 + off, 15));
    board.setTargets(field);
    const unit = () =>
      Number.parseFloat(element.querySelector<HTMLElement>(".ll-stage")?.style.width ?? "") / 40;
    expect(unit()).toBe(20);
    click(20.4, 15, "mouse");
    expect(unit()).toBe(20);
    click(20.4, 15, "touch");
    expect(onPick).toHaveBeenCalledTimes(2);
    expect(unit()).toBeCloseTo(60);
    board.setTargets([north]);
    resized(790, 600);
    expect(unit()).toBeCloseTo(60);
  });
});
