import { describe, expect, it } from "vitest";
import { seatCard, tableView } from "../../live/samples";
import type { SeatFacts } from "../../live/wire";
import { deciderBot, isPassedAround, mySeats, ranked } from "./seating";

function standing(seat: string, place: number | null): SeatFacts {
  return { seat, name: seat, status: "", place, points: null, facts: [] };
}

describe("seats", () => {
  const table = tableView({
    seats: [
      seatCard("A", { you: true }),
      seatCard("B", { kind: "screen", you: true }),
      seatCard("C", { kind: "bot", bot: "greedy" }),
    ],
  });

  it("of mine are those of my screen too", () => {
    expect(mySeats(table)).toEqual(["A", "B"]);
  });

  it("are passed around when one screen has several", () => {
    expect(isPassedAround(table, "B")).toBe(true);
    expect(isPassedAround(table, "C")).toBe(false);
    expect(isPassedAround(tableView({ seats: [seatCard("A", { you: true })] }), "A")).toBe(false);
  });

  it("are played by a stand-in before their own bot", () => {
    expect(deciderBot(seatCard("A", { stand_in: "random" }))).toBe("random");
    expect(deciderBot(seatCard("A", { kind: "bot", bot: "greedy" }))).toBe("greedy");
    expect(deciderBot(seatCard("A"))).toBeNull();
  });

  it("stand in the order of their places, those without one last", () => {
    const order = ranked([standing("A", null), standing("B", 2), standing("C", 1)]);
    expect(order.map((one) => one.seat)).toEqual(["C", "B", "A"]);
  });
});
