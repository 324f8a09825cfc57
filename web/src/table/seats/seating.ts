/** Seats by their letters: their colours, their people, whose they are. */
import type { SeatCard, SeatFacts, Sight, TableView } from "../../live/wire";

/** The seats I hold, those of my screen included. */
export function mySeats(table: TableView): string[] {
  return table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
}

/** Everybody who shares a seat, by name. */
export function peopleOf(card: SeatCard): string {
  return [card.name, ...card.crew].join(", ");
}

/** Whether I may join the crew of a seat. */
export function canSignOn(table: TableView, card: SeatCard): boolean {
  return table.crews && card.kind === "visitor" && mySeats(table).length === 0;
}

export function seatCard(table: TableView | undefined, seat: string | null): SeatCard | undefined {
  return table?.seats.find((card) => card.seat === seat);
}

export function factsOf(sight: Sight, seat: string): SeatFacts | undefined {
  return sight.facts.find((facts) => facts.seat === seat);
}

/** A seat's bot that decides now: its own, or the one that stands in. */
export function deciderBot(card: SeatCard | undefined): string | null {
  return card?.stand_in ?? card?.bot ?? null;
}

/** Whether the seat to move is one of several that share my screen. */
export function isPassedAround(table: TableView, seat: string | null): boolean {
  return mySeats(table).length > 1 && seatCard(table, seat)?.you === true;
}

/** Seats in the order of the result: places first, then points, then letters. */
export function ranked(facts: readonly SeatFacts[]): SeatFacts[] {
  const worst = Number.POSITIVE_INFINITY;
  return [...facts].sort(
    (one, other) =>
      (one.place ?? worst) - (other.place ?? worst) ||
      (other.points ?? 0) - (one.points ?? 0) ||
      one.seat.localeCompare(other.seat),
  );
}
