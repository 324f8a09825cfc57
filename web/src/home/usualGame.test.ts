import { describe, expect, it } from "vitest";
import type { GameCard } from "../api/types";
import { tableView } from "../live/samples";
import { EDITIONS } from "../newTable/samples";
import { easyBot, usualGame } from "./usualGame";

const bots = ["random", "gentle", "greedy"].map((name) => ({ name, label: name, explanation: "" }));
const game = (id: string, first_race: number | null): GameCard => ({
  ...EDITIONS,
  id,
  first_race,
  bots,
});
const GAMES = [game("long", 9), game("short", 4), game("plain", null)];

describe("the game that play now begins", () => {
  it("is the one learned soonest, for somebody new", () => {
    expect(usualGame(GAMES, [])?.id).toBe("short");
    expect(usualGame([game("plain", null)], [])?.id).toBe("plain");
    expect(usualGame([], [])).toBeNull();
  });

  it("is the one played last, as far as it is still on the shelf", () => {
    const tables = [
      tableView({ id: "a", game: "plain", created: 1 }),
      tableView({ id: "b", game: "long", created: 2 }),
      tableView({ id: "c", game: "gone", created: 3 }),
    ];
    expect(usualGame(GAMES, tables)?.id).toBe("long");
  });

  it("is against bots that a newcomer can beat, until a race of it was finished", () => {
    const short = game("short", 4);
    const under = tableView({ game: "short", status: "racing" });
    const other = tableView({ game: "long", status: "over" });
    expect(easyBot(short, [under, other])).toBe("gentle");
    expect(easyBot(short, [tableView({ game: "short", status: "over" })])).toBeUndefined();
    expect(easyBot({ ...short, bots: [] }, [])).toBeUndefined();
  });
});
