import { expect, it } from "vitest";
import type { Scene } from "../../board";
import { waterAround } from "./followed";

it("what is kept in view of a seat is its pieces and some water around them", () => {
  const boat = { shape: "group", role: "boat", x: 10, y: 20, shapes: [] } as const;
  const board = {
    width: 40,
    height: 40,
    title: "",
    description: "",
    shapes: [
      { ...boat, id: "boat:A", seat: 0 },
      { ...boat, id: "boat:B", seat: 4, x: 30 },
      { shape: "circle", role: "on-move", id: "on-move", x: 1, y: 1, r: 1, seat: 4 },
    ],
  } as unknown as Scene;
  expect(waterAround(board, "E")).toEqual({ x: 25, y: 15, width: 10, height: 10 });
  expect(waterAround(board, "C")).toBeNull();
});
