import { describe, expect, it } from "vitest";
import { tableView } from "../../live/samples";
import type { SeatCard, SeatFacts } from "../../live/wire";
import { deciderBot, isPassedAround, mySeats, ranked } from "./seating";

function card(seat: string, more: Partial<SeatCard> = {}): SeatCard {
  return {
    seat,
    colour: seat,
    kind: "visitor",
    name: seat,
    visitor: null,
    bot: null,
    stand_in: null,
    stand_in_by: null,
    late: false,
    unseen: false,
    crew: [],
    online: true,
    you: false,
    ...more,
  };
}

function standing(seat: string, place: number | null): SeatFacts {
  return { seat, name: seat, status: "", place, points: null, facts: [] };
}

describe("seats", () => {
  const table = tableView({
    seats: [
      card("A", { you: true }),
      card("B", { kind: "screen", you: true }),
      card("C", { kind: "bot", bot: "greedy" }),
    ],
  });

  it("of mine are those of my screen too", () => {
    expect(mySeats(table)).toEqual(["A", "B"]);
  });

  it("are passed around when one screen has several", () => {
    expect(isPassedAround(table, "B")).toBe(true);
    expect(isPassedAround(table, "C")).toBe(false);
    expect(isPassedAround(tableView({ seats: [card("A", { you: true })] }), "A")).toBe(false);
  });

  it("are played by a stand-in before their own bot", () => {
    expect(deciderBot(card("A", { stand_in: "random" }))).toBe("random");
    expect(deciderBot(card("A", { kind: "bot", bot: "greedy" }))).toBe("greedy");
    expect(deciderBot(card("A"))).toBeNull();
  });

  it("stand in the order of their places, those without one last", () => {
    const order = ranked([standing("A", null), standing("B", 2), standing("C", 1)]);
    expect(order.map((one) => one.seat)).toEqual(["C", "B", "A"]);
  });
});
