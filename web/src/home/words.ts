/** How a list says what a table or a game is. */

import type { SeatCard, TableCard } from "../api/types";

/** "2–6", or "4" when there is only one number of players. */
export function seatRange(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  return least === most ? String(least) : `${least}–${most}`;
}

const isFree = (seat: SeatCard): boolean => seat.kind === "open" || seat.kind === "link";

/** A seat of a public table that is free only to whoever has been invited. */
export function isKept(table: TableCard, seat: SeatCard): boolean {
  return seat.kind === "link" && table.public && !table.you_own;
}

/** How many seats nobody has yet, those kept for others left out. */
export function freeSeats(table: TableCard): number {
  return table.seats.filter((seat) => isFree(seat) && !isKept(table, seat)).length;
}

/** What is to be said about a table in one word, the most pressing first. */
export function standing(table: TableCard): "yours" | "racing" | "free" | "ready" | "over" {
  if (table.status === "over") return "over";
  if (table.your_turn) return "yours";
  if (table.status === "racing") return "racing";
  return table.seats.some(isFree) ? "free" : "ready";
}

/** Who decides now, by name; null when nobody does or chance does. */
export function deciding(table: TableCard): string | null {
  return table.seats.find((seat) => seat.seat === table.to_move)?.name ?? null;
}

/** May somebody who has no seat at this table sit down? */
export function canJoin(table: TableCard): boolean {
  return (
    table.status === "open" &&
    !table.seats.some((seat) => seat.you) &&
    table.seats.some((seat) => seat.kind === "open")
  );
}

/** Short, usual or long, in the eyes of somebody who looks for a race. */
export function lengthOf(minutes: number): "short" | "usual" | "long" {
  return minutes <= 20 ? "short" : minutes < 50 ? "usual" : "long";
}

/** Nobody knows it to the minute. */
export function roundMinutes(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
