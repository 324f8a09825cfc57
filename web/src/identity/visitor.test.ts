import { afterEach, describe, expect, it, vi } from "vitest";
import type { Me, TableCard } from "../api/types";
import { seatCard, tableView } from "../live/samples";
import { loadMe, me, placed, removeTable, setCard } from "./visitor";

const mine = seatCard("A", { name: "Anna", visitor: "v", you: true });

const table = (id: string, more: Partial<TableCard> = {}): TableCard =>
  tableView({
    id,
    owner: "Anna",
    you_own: false,
    seats: [mine],
    to_move: null,
    your_turn: false,
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
    const left = table("a", { seats: [{ ...mine, you: false }] });
    expect(ids(placed([table("a"), table("b")], left))).toEqual(["b"]);
  });
});

describe("a table I have done with", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    me.value = null;
  });

  it("leaves the list, and stays off it whatever still happens there", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return new Response(null, { status: 204 });
    });
    me.value = { visitor: { id: "v", name: "Anna" }, tables: [table("c"), table("d")] } as Me;
    await removeTable("c", true);
    expect(asked).toEqual(["DELETE /api/me/tables/c?resign=true"]);
    expect(ids(me.value.tables)).toEqual(["d"]);
    setCard(table("c", { status: "over" }));
    expect(ids(me.value.tables)).toEqual(["d"]);
  });
});

describe("while we ask who we are", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    me.value = null;
  });

  /** Ask, and hear of a change to table "a" before the answer, which does not know of it yet. */
  async function askedMeanwhile(before: string, now: string): Promise<TableCard[]> {
    const known = (id: string) => ({ visitor: { id, name: "Anna" }, tables: [table("a")] }) as Me;
    me.value = known(before);
    vi.stubGlobal("fetch", async () => Response.json(known(now)));
    const asked = loadMe();
    setCard(table("a", { your_turn: true }));
    await asked;
    return me.value.tables;
  }

  it("keeps what we heard: the answer may be older", async () => {
    const [kept] = await askedMeanwhile("v", "v");
    expect(kept?.your_turn).toBe(true);
  });

  it("keeps nothing that somebody else heard", async () => {
    const [kept] = await askedMeanwhile("v", "w");
    expect(kept?.your_turn).toBe(false);
  });
});
