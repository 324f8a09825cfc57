import { describe, expect, it } from "vitest";
import { applied } from "./differences";

const boat = (id: string, x: number) => ({ shape: "group", id, x, shapes: [{ shape: "hull" }] });
const before = {
  prompt: "Sail.",
  hand: [] as string[],
  board: { title: "Board", shapes: [boat("A", 1), boat("B", 2), boat("C", 3)] },
};

describe("a change", () => {
  it("replaces a value", () => {
    const after = applied(before, { prompt: "Wait.", hand: ["blue"] });
    expect(after).toEqual({ ...before, prompt: "Wait.", hand: ["blue"] });
    expect(after.board).toBe(before.board);
  });

  it("goes into objects and lists", () => {
    const items = [[1, 2], { shape: "circle" }, [0, { x: 7 }]];
    const after = applied(before, { board: { with: { shapes: { items } } } });
    expect(after.board).toEqual({
      title: "Board",
      shapes: [boat("B", 2), boat("C", 3), { shape: "circle" }, boat("A", 7)],
    });
    expect(after.board.shapes[0]).toBe(before.board.shapes[1]);
  });

  it("can make a list empty, and fill one", () => {
    const none = applied(before, { board: { with: { shapes: [] } } });
    expect(none.board.shapes).toEqual([]);
    expect(applied(none, { board: before.board })).toEqual(before);
  });

  it("leaves what it was made from as it is", () => {
    const copy = structuredClone(before);
    applied(before, { board: { with: { shapes: { items: [[0, { x: 9 }]] } } } });
    expect(before).toEqual(copy);
  });
});
