import { describe, expect, it } from "vitest";
import { seatCard, tableView } from "../../live/samples";
import { firstRequest } from "../../people/crew";
import { hasMyCrew } from "./crew";

const ada = { visitor: "a", name: "Ada" };
const bea = { visitor: "b", name: "Bea" };

describe("requests to play along", () => {
  it("are shown one at a time, the oldest first", () => {
    const seats = [seatCard("A"), seatCard("B", { asking: [ada, bea] })];
    expect(firstRequest(seats)).toEqual({ seat: "B", ...ada, others: 1 });
    expect(firstRequest([seatCard("A")])).toBeNull();
  });
});

describe("a crew of mine", () => {
  const mine = seatCard("A", { you: true });
  const crewed = tableView({ crews: true, seats: [mine] });

  it("belongs to a seat I hold where there are crews", () => {
    expect(hasMyCrew(crewed, mine)).toBe(true);
    expect(hasMyCrew(tableView(), mine)).toBe(false);
  });

  it("is not mine where I only play along, or at a shared screen", () => {
    expect(hasMyCrew(crewed, seatCard("A", { you: true, yours: false }))).toBe(false);
    expect(hasMyCrew(crewed, seatCard("A", { you: true, kind: "screen" }))).toBe(false);
    expect(hasMyCrew({ ...crewed, status: "over" }, mine)).toBe(false);
  });
});
