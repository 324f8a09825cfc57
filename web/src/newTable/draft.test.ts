import { describe, expect, it } from "vitest";
import type { GameCard } from "../api/types";
import {
  accompanied,
  companyOf,
  fresh,
  hasHints,
  mistakes,
  mustBePublic,
  onCourse,
  opted,
  reseated,
  resized,
  seatCounts,
  sorted,
  valueIn,
  wish,
} from "./draft";

const option = (key: string, more: Partial<GameCard["options"][number]>) => ({
  id: key,
  key,
  label: key,
  explanation: "",
  default: "a",
  values: [],
  least: null,
  most: null,
  implied: [],
  only: [],
  ...more,
});

const GAME: GameCard = {
  id: "dinghies",
  name: "Dinghies",
  tagline: "",
  length: "",
  seats: [2, 3, 4],
  seats_option: "crews",
  colours: "ABCD",
  options: [
    option("rules", {}),
    option("crews", { default: 3 }),
    option("lake", {}),
    option("wind", { default: true }),
    option("laps", { default: 0, values: null, least: 2, most: 9 }),
  ],
  bots: [{ name: "calm", label: "Calm", explanation: "" }],
  quick: { options: {}, bots: ["calm"] },
  suggested: { 2: { rules: "b", lake: "c" }, 3: {}, 4: {} },
  picture: "",
  first_race: null,
  puzzles: 0,
  course: null,
};
const say = (what: string) => what;

describe("a plan", () => {
  it("starts with me at A and friends at the other seats", () => {
    expect(fresh(GAME).seats.map((seat) => seat.kind)).toEqual(["me", "link", "link"]);
    expect(companyOf(fresh(GAME))).toBe("friends");
  });

  it("may have a bank of time to which each turn adds", () => {
    expect(wish(GAME, fresh(GAME)).clock).toBeNull();
    const banked = { ...fresh(GAME), clock: 600, increment: 5 };
    expect(wish(GAME, banked).clock).toEqual({ seconds: 600, increment: 5 });
    expect(wish(GAME, { ...banked, increment: null }).clock?.increment).toBeNull();
  });

  it("has hints where nobody else could mind, or where it is said", () => {
    const plan = fresh(GAME);
    expect(hasHints(plan)).toBe(false);
    expect(hasHints(accompanied(plan, "bots"))).toBe(true);
    expect(hasHints(accompanied(plan, "screen"))).toBe(true);
    expect(hasHints({ ...plan, hints: true })).toBe(true);
    expect(wish(GAME, plan).hints).toBeNull();
  });

  it("takes over what is proposed to so many, until somebody chooses otherwise", () => {
    const two = resized(fresh(GAME), 2, GAME);
    expect(two.options).toEqual({ rules: "b", lake: "c" });
    expect(resized(two, 4, GAME).options).toEqual({});
    const [rules] = GAME.options;
    if (rules === undefined) throw new Error("no rules");
    const chosen = opted(two, rules, "a", GAME);
    expect(resized(chosen, 4, GAME).options).toEqual({ rules: "a", lake: "c" });
  });

  it("lets options follow the one that implies them", () => {
    const wind = option("wind", {
      default: true,
      implied: [{ key: "rules", value: "b", default: false }],
    });
    const rules = option("rules", {});
    const game = { ...GAME, options: [rules, wind], suggested: {} };
    const plan = opted(opted(fresh(game), wind, true, game), rules, "b", game);
    expect(plan.options).toEqual({ rules: "b" });
    expect(valueIn(plan, wind)).toBe(false);
    expect(valueIn(fresh(game), wind)).toBe(true);
  });

  it("fills the other seats with one kind of company", () => {
    const plan = accompanied(fresh(GAME), "bots");
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(companyOf(plan)).toBe("bots");
  });

  it("makes new seats like the last, and forgets the ones taken away", () => {
    const bots = accompanied(fresh(GAME), "bots");
    expect(resized(bots, 4, GAME).seats.map((seat) => seat.kind)).toEqual([
      "me",
      "bot",
      "bot",
      "bot",
    ]);
    expect(resized(bots, 2, GAME).seats).toHaveLength(2);
  });

  it("gives me one seat only", () => {
    const plan = reseated(fresh(GAME), 1, { kind: "me" });
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["link", "me", "link"]);
    expect(companyOf(plan)).toBeNull();
  });

  it("is public as soon as a seat is open to anybody", () => {
    const plan = reseated(fresh(GAME), 2, { kind: "open" });
    expect(mustBePublic(plan)).toBe(true);
    expect(wish(GAME, plan).public).toBe(true);
    expect(wish(GAME, reseated(plan, 2, { kind: "bot" })).public).toBe(false);
  });
});

describe("options", () => {
  it("shows the first ones and keeps the rest for those who look", () => {
    const { essential, more } = sorted(GAME, fresh(GAME));
    expect(essential.map((one) => one.key)).toEqual(["rules", "lake", "wind"]);
    expect(more.map((one) => one.key)).toEqual(["laps"]);
  });

  it("sends only what was chosen", () => {
    const [rules] = GAME.options;
    if (rules === undefined) throw new Error("the game has no options");
    const plan = opted(fresh(GAME), rules, "b");
    expect(wish(GAME, plan).options).toEqual({ rules: "b", crews: 3 });
    expect(wish(GAME, opted(plan, rules, null)).options).toEqual({ crews: 3 });
  });
});

describe("a course laid by hand", () => {
  const lake = { ...GAME, course: ["lake", "laps"] };
  const course = {
    id: "abc",
    game: "dinghies",
    game_name: "Dinghies",
    name: "Pond",
    description: "",
    owner: "Anna",
    you_own: true,
    seats: [2],
    created: 0,
    changed: 0,
  };

  it("decides options, which are neither asked for nor sent", () => {
    const chosen = { ...fresh(lake), options: { lake: "b", wind: false } };
    const plan = onCourse(chosen, course, lake);
    const { essential, more } = sorted(lake, plan);
    expect([...essential, ...more].map((one) => one.key)).toEqual(["rules", "wind"]);
    expect(wish(lake, plan)).toMatchObject({
      course: "abc",
      options: { wind: false, crews: 2 },
    });
  });

  it("may be for fewer seats", () => {
    const plan = onCourse(fresh(lake), course, lake);
    expect(plan.seats).toHaveLength(2);
    expect(seatCounts(lake, plan)).toEqual([2]);
    expect(seatCounts(lake, onCourse(plan, null, lake))).toEqual([2, 3, 4]);
  });
});

describe("mistakes", () => {
  it("names the seat at the screen that has no name", () => {
    const plan = accompanied(fresh(GAME), "screen");
    const named = reseated(plan, 1, { name: " Anna " });
    expect(mistakes(GAME, named, say)).toEqual({ "seats.2.name": "nameMissing" });
    expect(wish(GAME, named).seats[1]).toEqual({ kind: "screen", bot: null, name: "Anna" });
  });

  it("names the number that is out of range or no whole number", () => {
    const plan = { ...fresh(GAME), options: { laps: 2.5 } };
    expect(mistakes(GAME, plan, say)).toEqual({ "options.laps": "range" });
    expect(mistakes(GAME, { ...plan, options: { laps: 9 } }, say)).toEqual({});
  });
});
