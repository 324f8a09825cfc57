import { describe, expect, it } from "vitest";
import type { SeatCard, TableCard } from "../api/types";
import { placed } from "./visitor";

const seat = (more: Partial<SeatCard> = {}): SeatCard => ({
  seat: "A",
  colour: "A",
  kind: "visitor",
  name: "Anna",
  visitor: "v",
  bot: null,
  stand_in: null,
  stand_in_by: null,
  late: false,
  unseen: false,
  crew: [],
  online: true,
  you: true,
  ...more,
});

const table = (id: string, more: Partial<TableCard> = {}): TableCard => ({
  id,
  game: "dinghies",
  game_name: "Dinghies",
  summary: "",
  status: "racing",
  public: false,
  owner: "Anna",
  you_own: false,
  seats: [seat()],
  seq: 0,
  to_move: null,
  your_turn: false,
  deadline: null,
  created: 0,
  rematch: null,
  next: null,
  ...more,
});

const ids = (tables: readonly TableCard[]) => tables.map((one) => one.id);

describe("a change at one of my tables", () => {
  it("moves a table that waits for me to the front", () => {
    const tables = [table("a"), table("b")];
    expect(ids(placed(tables, table("b", { your_turn: true })))).toEqual(["b", "a"]);
  });

  it("puts a finished table behind the running ones, the newest first", () => {
    const tables = [table("old", { created: 1 }), table("new", { created: 2 })];
    const over = table("over", { created: 3, status: "over" });
    expect(ids(placed(tables, over))).toEqual(["new", "old", "over"]);
  });

  it("drops a table where I no longer sit", () => {
    const left = table("a", { seats: [seat({ you: false })] });
    expect(ids(placed([table("a"), table("b")], left))).toEqual(["b"]);
  });
});
