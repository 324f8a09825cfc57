import { describe, expect, it } from "vitest";
import type { SeatCard, TableCard } from "../api/types";
import { seatCard, tableView } from "../live/samples";
import { canJoin, deciding, freeSeats, lengthOf, roundMinutes, seatRange, standing } from "./words";

const seat = (letter: string, kind: SeatCard["kind"], you = false): SeatCard =>
  seatCard(letter, { kind, you, name: `${letter}nna` });

const table = (more: Partial<TableCard>): TableCard =>
  tableView({
    id: "t",
    status: "open",
    public: true,
    owner: "Anna",
    you_own: false,
    seats: [seat("A", "visitor"), seat("B", "open"), seat("C", "link")],
    to_move: null,
    your_turn: false,
    ...more,
  });

describe("what a list says", () => {
  it("gives the range of players", () => {
    expect(seatRange([2, 3, 4])).toBe("2–4");
    expect(seatRange([4])).toBe("4");
  });

  it("counts the seats nobody has", () => {
    expect(freeSeats(table({ public: false }))).toBe(2);
    expect(freeSeats(table({ you_own: true }))).toBe(2);
  });

  it("does not call a seat free that is kept for somebody invited", () => {
    const kept = table({ seats: [seat("A", "visitor"), seat("B", "link")] });
    expect(freeSeats(table({}))).toBe(1);
    expect(freeSeats(kept)).toBe(0);
    expect(standing(kept)).toBe("free");
  });

  it("says roughly how long a race is", () => {
    expect([8, 20, 33, 50].map(lengthOf)).toEqual(["short", "short", "usual", "long"]);
    expect([1, 8, 33].map(roundMinutes)).toEqual([5, 10, 35]);
  });

  it("says the most pressing thing about a table", () => {
    expect(standing(table({}))).toBe("free");
    expect(standing(table({ seats: [seat("A", "visitor")] }))).toBe("ready");
    expect(standing(table({ status: "racing", your_turn: true }))).toBe("yours");
    expect(standing(table({ status: "racing" }))).toBe("racing");
    expect(standing(table({ status: "over" }))).toBe("over");
  });

  it("names who decides, unless it is chance", () => {
    expect(deciding(table({ to_move: "A" }))).toBe("Anna");
    expect(deciding(table({ to_move: "chance" }))).toBeNull();
  });

  it("lets strangers join only where a seat is open to anybody", () => {
    expect(canJoin(table({}))).toBe(true);
    expect(canJoin(table({ seats: [seat("A", "visitor"), seat("B", "link")] }))).toBe(false);
    expect(canJoin(table({ seats: [seat("A", "visitor", true), seat("B", "open")] }))).toBe(false);
    expect(canJoin(table({ status: "racing" }))).toBe(false);
  });
});
