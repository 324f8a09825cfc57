import { describe, expect, it } from "vitest";
import type { TableCard } from "../api/types";
import { tableView } from "../live/samples";
import { nextTable, waitingTables } from "./nextTable";

const table = (id: string, created: number, your_turn = true): TableCard =>
  tableView({ id, created, your_turn, status: "racing" });

describe("going through the tables that wait", () => {
  const tables = [
    table("new", 30),
    table("old", 10),
    table("middle", 20),
    table("other", 5, false),
  ];

  it("counts all but the one I am at", () => {
    expect(waitingTables(tables, "/").map(({ id }) => id)).toEqual(["new", "old", "middle"]);
    expect(waitingTables(tables, "/t/old")).toHaveLength(2);
  });

  it("leads round all of them, whether I have played or passed one over", () => {
    expect(nextTable(tables, "/")?.id).toBe("new");
    expect(nextTable(tables, "/t/new")?.id).toBe("middle");
    expect(nextTable(tables, "/t/middle")?.id).toBe("old");
    expect(nextTable(tables, "/t/old")?.id).toBe("new");
    expect(nextTable(tables, "/t/other")?.id).toBe("new");
    const played = [table("new", 30, false), table("middle", 20), table("old", 10)];
    expect(nextTable(played, "/t/new")?.id).toBe("middle");
  });

  it("leads nowhere when nobody waits for me", () => {
    expect(nextTable([table("here", 1)], "/t/here")).toBeNull();
  });
});
