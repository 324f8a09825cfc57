import { describe, expect, it } from "vitest";
import { entry } from "../../live/samples";
import type { Trail } from "../../live/wire";
import { distance, lastTurn, outline } from "./trails";

const by = (...seats: (string | null)[]) =>
  seats.map((seat, index) => entry(index + 1, { seat, kind: seat === null ? "chance" : "action" }));

const trail = (...places: [number, number, boolean?][]): Trail => ({
  piece: "B",
  seat: "B",
  colour: 1,
  points: places.map(([x, y, anew = false], index) => ({ seq: index, x, y, anew })),
});

describe("one's own last turn", () => {
  it("ends with one's last entry while others play", () => {
    expect(lastTurn(by("A", "A", "B", "C"), "A", false)).toBe(2);
  });

  it("is the one before, while one's turn is on, chance included", () => {
    expect(lastTurn(by("A", "B", null, "A", null, "A"), "A", true)).toBe(1);
    expect(lastTurn(by("A", "B", null), "A", true)).toBe(1);
  });

  it("is nowhere before the first", () => {
    expect(lastTurn(by("B", null), "A", true)).toBe(0);
    expect(lastTurn([], "A", false)).toBe(0);
  });
});

describe("a trail", () => {
  it("goes from place to place, begins anew where it must, and ends short of its piece", () => {
    expect(outline(trail([0, 0], [0, 3], [3, 3]))).toBe("M0 0L0 3L2.25 3");
    expect(outline(trail([0, 0], [0, 3], [9, 9, true]))).toBe("M0 0L0 3M9 9");
  });

  it("is as far away as its nearest stretch", () => {
    const found = trail([0, 0], [4, 0], [9, 9, true]);
    expect(distance(found, { x: 2, y: 1 })).toBe(1);
    expect(distance(found, { x: 7, y: 4 })).toBe(5);
  });
});
