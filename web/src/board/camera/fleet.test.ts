import { describe, expect, it } from "vitest";
import type { Scene } from "../scene";
import { fleetOf } from "./fleet";

const board: Scene = {
  width: 20,
  height: 10,
  title: "",
  description: "",
  shapes: [
    { shape: "path", role: "line-next", d: "M3 4L-1.5 4" },
    { shape: "circle", role: "mark", id: "mark:2", x: 19, y: 9, r: 1 },
    { shape: "group", role: "track", id: "wake:A", shapes: [] },
    { shape: "group", role: "boat", id: "boat:A", seat: 0, x: 5, y: 6, shapes: [] },
  ],
};
const target = { actions: ["leg N"], kind: "point", x: 5, y: 5, label: "North" } as const;

describe("what is followed", () => {
  it("is every piece, the next mark or line, what can be picked, but not the rest of the course", () => {
    const places = fleetOf(board, [{ ...target, actions: [...target.actions] }]);
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [5, 6],
      [3, 4],
      [-1.5, 4],
      [5, 5],
    ]);
  });

  it("is nothing where there is neither a piece nor a target: then the whole board is shown", () => {
    expect(fleetOf({ ...board, shapes: board.shapes.slice(0, 3) }, [])).toEqual([]);
  });
});
