import { describe, expect, it, vi } from "vitest";
import { namedParts } from "./named";
import { board, ground, remake, scene, withBoard } from "./samples";
import type { Scene, Shape } from "./scene";

function chart(...shapes: Shape[]): Scene {
  return { ...ground, shapes };
}

function disc(title: string, x: number, y: number): Shape {
  return { shape: "circle", role: "mark", title, x, y, r: 1 };
}

function boat(title: string, x: number, y: number): Shape {
  const hull: Shape = { shape: "circle", role: "hull", x: 0, y: 0, r: 1 };
  return { shape: "group", role: "boat", seat: 0, title, x, y, shapes: [hull] };
}

describe("what has a name", () => {
  it("is told part by part, from the top to the bottom, and in a row from left to right", () => {
    const marks = chart(disc("Mark 2", 4, 28), disc("Mark 1", 20, 3));
    const boats = chart(boat("B", 7, 25), boat("A", 5, 25), boat("C", 36, 15));
    expect(namedParts(marks, boats)).toEqual([
      { part: "top", names: ["Mark 1"] },
      { part: "right", names: ["C"] },
      { part: "bottom-left", names: ["A", "B", "Mark 2"] },
    ]);
  });

  it("leaves out what has none, and what is inside of something", () => {
    const { title: _, ...water } = disc("", 5, 5);
    const card: Shape = { shape: "group", role: "cards", shapes: [disc("Energy 6", 30, 5)] };
    expect(namedParts(chart(water, card), null)).toEqual([]);
  });

  it("is told once where it is, and again where there is another like it", () => {
    const buoys = chart(disc("Buoy", 4, 4), disc("Buoy", 5, 4), disc("Buoy", 36, 4));
    expect(namedParts(buoys, null)).toEqual([
      { part: "top-left", names: ["Buoy"] },
      { part: "top-right", names: ["Buoy"] },
    ]);
  });

  it("is told by its fuller name, but no other thing by its", () => {
    const marks = chart(disc("Mark 1, leave to port", 4, 4), disc("Mark 10", 6, 4));
    expect(namedParts(marks, chart(disc("Mark 1", 4, 4)))).toEqual([
      { part: "top-left", names: ["Mark 1, leave to port", "Mark 10"] },
    ]);
  });

  it("has no place of its own where it reaches over half of the board", () => {
    const lulls: Shape = { shape: "path", role: "lull", title: "Lulls", d: "M1 1H30V2" };
    expect(namedParts(null, chart(lulls))).toEqual([{ part: "wide", names: ["Lulls"] }]);
  });

  it("lies where it was put, whatever is written beside it", () => {
    const label: Shape = { shape: "text", role: "label", x: 0, y: 0, text: "Windward mark" };
    const buoy: Shape = {
      shape: "group",
      role: "buoy",
      title: "Buoy",
      x: 12,
      y: 4,
      shapes: [label],
    };
    expect(namedParts(chart(buoy), null)).toEqual([{ part: "top-left", names: ["Buoy"] }]);
  });

  it("is a piece, not the way it came", () => {
    const track: Shape = { shape: "path", role: "track", seat: 0, title: "A", d: "M1 1L4 4" };
    expect(namedParts(null, chart(track))).toEqual([]);
  });
});

describe("a board", () => {
  withBoard();

  it("tells what has a name on it, whenever that may have changed", () => {
    const onNamed = vi.fn();
    remake({ onNamed });
    board.setGround(chart(disc("Mark 1", 20, 3)));
    void board.show({ ...scene, shapes: [boat("A", 20, 15)] });
    const named = onNamed.mock.lastCall?.[0];
    expect(named()).toEqual([
      { part: "top", names: ["Mark 1"] },
      { part: "middle", names: ["A"] },
    ]);
  });
});
