import { describe, expect, it } from "vitest";
import type { Book, BookRule } from "./book";
import { findRules, marked, plain } from "./search";

const rule = (id: string, statement: string, rest: Partial<BookRule> = {}): BookRule => ({
  id,
  statement,
  reason: "",
  options: [],
  rulings: [],
  scenarios: [],
  puzzles: [],
  ...rest,
});

const ruling = { id: "REG-R09", title: "Ties", question: "Who wins?", ruling: "Both.", why: "So." };
const book: Book = {
  game: "regatta",
  name: "Regatta",
  chapters: [
    {
      title: "One",
      introduction: "",
      only: null,
      rules: [
        rule("REG-04", "Les bouées se contournent à bâbord."),
        rule("REG-44", "A yacht takes the wind of another.", { scenarios: ["REG-S39"] }),
        rule("REG-52", "Equal yachts tie.", { rulings: [ruling] }),
      ],
    },
  ],
  rulings: [{ ...ruling, id: "REG-R50", title: "Étrave", question: "Where?" }],
  figures: [],
  scenarios: [
    { id: "REG-S39", title: "Directly to windward", note: "", story: [], rules: ["REG-44"] },
  ],
};

describe("searching the rules", () => {
  const found = (query: string) => [...(findRules(book, query) ?? [])];

  it("finds nothing in particular without a query", () => {
    expect(findRules(book, "  ")).toBeNull();
  });

  it("ignores accents and case, in the query and in the rules", () => {
    expect(found("BOUEES babord")).toEqual(["REG-04"]);
    expect(found("bouées")).toEqual(["REG-04"]);
    expect(found("etrave")).toEqual(["REG-R50"]);
  });

  it("knows rules by their number, written in any way", () => {
    expect(found("44")).toEqual(["REG-44"]);
    expect(found("reg-44")).toEqual(["REG-44"]);
    expect(found("4")).toEqual(["REG-04"]);
    expect(found("reg-4")).toEqual(["REG-44"]);
    expect(found("REG-R50")).toEqual(["REG-R50"]);
  });

  it("looks into rulings and examples, and wants every word", () => {
    expect(found("who wins")).toEqual(["REG-52"]);
    expect(found("windward")).toEqual(["REG-44"]);
    expect(found("windward tie")).toEqual([]);
  });
});

describe("marking what was searched for", () => {
  it("marks the words where they stand, accents and all", () => {
    expect(marked("Les bouées", "bouees")).toEqual([
      { text: "Les ", hit: false },
      { text: "bouées", hit: true },
    ]);
  });

  it("leaves a text alone when nothing is searched for", () => {
    expect(marked("Les bouées", "")).toEqual([{ text: "Les bouées", hit: false }]);
  });

  it("treats both apostrophes alike", () => {
    expect(plain("L’arbitre")).toBe(plain("l'arbitre"));
  });
});
