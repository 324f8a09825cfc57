/** Going through the tables that wait for me, one after the other. */

import type { TableCard } from "../api/types";

/** The tables where it is my turn, the page I am on left out. */
export function waitingTables(tables: readonly TableCard[], here: string): TableCard[] {
  return tables.filter((table) => table.your_turn && here !== `/t/${table.id}`);
}

/**
 * Where to go next: round all of them from the newest to the oldest, going on from the table I am
 * at, so that whoever passes one over is not led back to it at once.
 */
export function nextTable(tables: readonly TableCard[], here: string): TableCard | null {
  const waiting = waitingTables(tables, here).sort((a, b) => b.created - a.created);
  const at = tables.find((table) => here === `/t/${table.id}`);
  const after = at && waiting.find((table) => table.created < at.created);
  return after ?? waiting[0] ?? null;
}
