import { describe, expect, it } from "vitest";
import type { Draft, KindCard } from "../api/types";
import {
  added,
  carried,
  changed,
  count,
  freePlace,
  idsOf,
  middle,
  placeAt,
  removed,
  reordered,
  same,
  within,
} from "./draft";

const ROOM = { west: 0, east: 38, south: 0, north: 32, step: 1 };
const kind = (id: string, most: number, room = ROOM): KindCard => ({
  id,
  label: id,
  add: id,
  least: 1,
  most,
  order: false,
  room,
});
const LINE = kind("line", 1);
const MARK = kind("mark", 6);
const KINDS = [LINE, MARK];
const DRAFT: Draft = {
  settings: { board: "full" },
  pieces: [
    { kind: "line", x: 19, y: 7 },
    { kind: "mark", x: 19, y: 28 },
    { kind: "mark", x: 8, y: 17 },
  ],
};

describe("pieces", () => {
  it("are called by their kind, and by a number where there can be several", () => {
    expect(idsOf(DRAFT, KINDS)).toEqual(["line", "mark:1", "mark:2"]);
  });

  it("are added after the others of their kind, and on the board", () => {
    const { draft, index } = added(DRAFT, MARK, { x: 99, y: -4 });
    expect(index).toBe(3);
    expect(draft.pieces[3]).toEqual({ kind: "mark", x: 38, y: 0 });
    expect(added(DRAFT, LINE, { x: 1, y: 1 }).index).toBe(1);
    expect(count(draft, "mark")).toBe(3);
  });

  it("are put where nothing lies yet", () => {
    const at = freePlace(DRAFT, ROOM, { x: 19, y: 28 });
    expect(Math.max(Math.abs(at.x - 19), Math.abs(at.y - 28))).toBe(2);
    expect(freePlace(DRAFT, ROOM, middle(ROOM))).toEqual({ x: 19, y: 16 });
  });

  it("change places with those of their kind only", () => {
    expect(reordered(DRAFT, 2, -1).pieces.map((piece) => piece.x)).toEqual([19, 8, 19]);
    expect(reordered(DRAFT, 1, -1)).toBe(DRAFT);
    expect(reordered(DRAFT, 2, 1)).toBe(DRAFT);
  });

  it("are changed and removed without touching the others", () => {
    expect(changed(DRAFT, 1, { y: 5 }).pieces[1]).toEqual({ kind: "mark", x: 19, y: 5 });
    expect(removed(DRAFT, 0).pieces.map((piece) => piece.kind)).toEqual(["mark", "mark"]);
    expect(DRAFT.pieces).toHaveLength(3);
  });
});

describe("places", () => {
  const frame = { left: 2.75, top: 33.75, x: 1, y: -1 };

  it("follow the pointer by whole steps, and stay in the room", () => {
    const start = { x: 19, y: 28 };
    expect(carried(start, { x: 5, y: 5 }, { x: 6.6, y: 5.4 }, frame, ROOM)).toEqual({
      x: 21,
      y: 28,
    });
    expect(carried(start, { x: 5, y: 5 }, { x: 5, y: -20 }, frame, ROOM)).toEqual({ x: 19, y: 32 });
  });

  it("keep what a piece lies beside the steps", () => {
    const table = { ...ROOM, east: 1300, north: 1140, step: 10 };
    const millimetres = { left: 0.9, top: 23.7, x: 0.02, y: -0.02 };
    const to = carried({ x: 400, y: 733 }, { x: 0, y: 0 }, { x: 0.5, y: 0 }, millimetres, table);
    expect(to).toEqual({ x: 430, y: 733 });
  });

  it("are found under a click", () => {
    expect(placeAt({ x: 12.9, y: 30.6 }, frame, ROOM)).toEqual({ x: 10, y: 3 });
  });

  it("do not move along a coordinate that is fixed", () => {
    expect(within({ ...ROOM, west: 12, east: 12 }, { x: 3, y: 3 })).toEqual({ x: 12, y: 3 });
  });
});

it("two drafts are the same in whatever order their keys came", () => {
  const other: Draft = {
    pieces: [{ y: 7, x: 19, kind: "line" }, ...DRAFT.pieces.slice(1)],
    settings: DRAFT.settings,
  };
  expect(same(DRAFT, other)).toBe(true);
  expect(same(DRAFT, changed(DRAFT, 0, { x: 20 }))).toBe(false);
  expect(same(DRAFT, reordered(DRAFT, 2, -1))).toBe(false);
});
