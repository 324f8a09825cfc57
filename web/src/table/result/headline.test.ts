import { beforeAll, describe, expect, it } from "vitest";
import { startWords, words } from "../../i18n";
import { seatCard, tableView } from "../../live/samples";
import type { Ending, Placing } from "../../live/wire";
import { decisive, headline } from "./headline";

const placing = (seat: string, place: number | null, more: Partial<Placing> = {}): Placing => ({
  seat,
  place,
  fate: "placed",
  why: { rule: "REG-53", key: "leg", text: `Why ${seat}.` },
  ...more,
});
const ending = (...placings: Placing[]): Ending => ({ placings, counted: null });
const ada = seatCard("A", { name: "Ada", you: true });
const bob = seatCard("B", { name: "Bob" });
const cleo = seatCard("C", { name: "Cleo" });
const at = (...seats: (typeof ada)[]) => tableView({ seats });

const told = (table: ReturnType<typeof at>, end: Ending, me = "Ada") =>
  headline(words("table"), table, end, me);

beforeAll(() => startWords("table"));

describe("the result in one sentence", () => {
  it("is told to a player alone as hers", () => {
    const table = at(ada, bob);
    expect(told(table, ending(placing("A", 1), placing("B", 2)))).toBe("You won");
    expect(told(table, ending(placing("B", 1), placing("A", 2)))).toBe("You came second");
  });

  it("names those with whom a place is shared", () => {
    const both = ["A", "B"].map((seat) => placing(seat, 1, { fate: "shared" }));
    expect(told(at(ada, bob), ending(...both))).toBe("You share first place with Bob");
  });

  it("says what became of whoever has no place", () => {
    const table = at(ada, bob);
    const end = (fate: Placing["fate"]) => ending(placing("B", 1), placing("A", null, { fate }));
    expect(told(table, end("retired"))).toBe("You retired from the race");
    expect(told(table, end("disqualified"))).toBe("You were disqualified");
    expect(told(table, end("beaten"))).toBe("You did not win this time");
  });

  it("is told to a crew together, whoever of it reads", () => {
    const crew = seatCard("A", { name: "Ada", crew: ["Zoe", "Dan"], you: true });
    const end = ending(placing("B", 1), placing("A", 2));
    expect(told(at(crew, bob), end, "Ada")).toBe("You, Zoe and Dan came second");
    expect(told(at(crew, bob), end, "Dan")).toBe("You, Ada and Zoe came second");
  });

  it("names everybody at one screen", () => {
    const here = at(ada, seatCard("B", { name: "Bob", you: true }), cleo);
    const end = ending(placing("B", 1), placing("C", 2), placing("A", 3));
    expect(told(here, end)).toBe("Bob won, Ada came third");
  });

  it("tells spectators who has won", () => {
    const table = at(seatCard("A", { name: "Ada" }), bob);
    expect(told(table, ending(placing("B", 1), placing("A", 2)))).toBe("Bob won");
    const both = ["A", "B"].map((seat) => placing(seat, 1, { fate: "shared" }));
    expect(told(table, ending(...both))).toBe("Ada and Bob won");
    const none = ending(placing("A", null, { fate: "retired" }));
    expect(told(table, none)).toBe("Nobody won");
  });

  it("comes with what decided my place, or who has won", () => {
    const end = ending(placing("B", 1), placing("A", 2));
    expect(decisive(at(ada, bob), end)?.seat).toBe("A");
    expect(decisive(at(bob, cleo), end)?.seat).toBe("B");
  });
});
