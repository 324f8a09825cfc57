/** Opening and joining tables. */

import { send } from "./client";
import type { GameCard, NewTable, TableView } from "./types";

/** Opens a table; if there is nobody to wait for, its race starts at once. */
export async function openTable(wish: NewTable): Promise<TableView> {
  const table = await send<TableView>("POST", "/api/tables", wish);
  const waits = table.seats.some((seat) => seat.kind === "link" || seat.kind === "open");
  if (table.status !== "open" || waits) return table;
  return send<TableView>("POST", `/api/tables/${table.id}/start`);
}

/** The race of "play now": the visitor against the bots that the game names, or all of one kind. */
export function quickRace(game: GameCard, kind?: string): NewTable {
  return {
    game: game.id,
    options: game.quick.options,
    seats: [
      { kind: "me", bot: null, name: null },
      ...game.quick.bots.map((bot) => ({ kind: "bot" as const, bot: kind ?? bot, name: null })),
    ],
    public: false,
    clock: null,
    pace: "calm",
  };
}

/** The same on a course laid by hand, with as many bots as it and the game agree to. */
export function quickRaceOn(game: GameCard, course: string, fitting: readonly number[]): NewTable {
  const usual = quickRace(game);
  const wanted = usual.seats.length;
  const count = fitting.includes(wanted) ? wanted : (fitting.at(-1) ?? wanted);
  const [me, ...bots] = usual.seats;
  const like = bots.at(-1);
  const seats = Array.from({ length: count - 1 }, (_, n) => bots[n] ?? like);
  return {
    ...usual,
    options: { ...usual.options, [game.seats_option]: count },
    seats: [me, ...seats].filter((seat) => seat !== undefined),
    course,
  };
}

/** Takes the first free seat. */
export function joinTable(id: string): Promise<TableView> {
  return send<TableView>("POST", `/api/tables/${id}/join`, {});
}
