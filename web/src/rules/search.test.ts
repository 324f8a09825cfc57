import { describe, expect, it } from "vitest";
import type { Book, BookRule } from "./book";
import { distance, findRules, marked } from "./search";
import { plain, stemsOf } from "./wordForms";

const rule = (id: string, statement: string, rest: Partial<BookRule> = {}): BookRule => ({
  id,
  statement,
  reason: "",
  charts: [],
  options: [],
  rulings: [],
  scenarios: [],
  puzzles: [],
  ...rest,
});

const ruling = { id: "REG-R09", title: "Ties", question: "Who wins?", ruling: "Both.", why: "So." };
const book: Book = {
  game: "regatta",
  lang: "en",
  name: "Regatta",
  primer: [],
  chapters: [
    {
      title: "One",
      introduction: "",
      only: null,
      rules: [
        rule("REG-04", "The marks are rounded in their order."),
        rule("REG-33", "The die sets the legs.", {
          options: [{ id: "REG-O07", label: "Spinnaker die", explanation: "Its faces." }],
        }),
        rule("REG-38", "The spinnaker goes up first of all.", { reason: "Spinnaker first." }),
        rule("REG-44", "A yacht takes the wind of another.", { scenarios: ["REG-S39"] }),
        rule("REG-52", "Equal yachts tie.", { rulings: [ruling] }),
      ],
    },
    {
      title: "Series",
      introduction: "",
      only: "Series",
      rules: [rule("REG-59", "Equal yachts tie."), rule("REG-60", "Headings are kept.")],
    },
  ],
  rulings: [{ ...ruling, id: "REG-R50", title: "Bow", question: "Where?" }],
  figures: [],
  scenarios: [
    { id: "REG-S39", title: "Directly to windward", note: "", story: [], rules: ["REG-44"] },
  ],
  glossary: [],
  search: {
    alike: [["spinnaker", "balloon", "big sail"]],
    asked: { "REG-60": "which way do I look" },
  },
};
const french: Book = {
  ...book,
  lang: "fr",
  chapters: [
    {
      title: "Un",
      introduction: "",
      only: null,
      rules: [
        rule("REG-04", "Les bouées se contournent à bâbord."),
        rule("REG-13", "On lance les dés à chaque manœuvre."),
      ],
    },
  ],
};

const found = (query: string, where = book) => findRules(where, query)?.ids ?? null;

describe("searching the rules", () => {
  it("finds nothing in particular without a query, and nothing at all for a stranger", () => {
    expect(findRules(book, "  ")).toBeNull();
    expect(found("banana")).toEqual([]);
  });

  it("knows rules by their number, written in any way", () => {
    expect(found("44")).toEqual(["REG-44"]);
    expect(found("reg-44")).toEqual(["REG-44"]);
    expect(found("4")).toEqual(["REG-04"]);
    expect(found("reg-4")).toEqual(["REG-44"]);
    expect(found("REG-R50")).toEqual(["REG-R50"]);
    expect(found("r9")).toEqual(["REG-52"]);
    expect(found("44 52")).toEqual(["REG-44", "REG-52"]);
  });

  it("takes a question as it is asked, in another form of the word", () => {
    expect(found("How do I round a mark?")?.[0]).toBe("REG-04");
    expect(found("who wins?")?.[0]).toBe("REG-52");
    expect(found("windward")).toEqual(["REG-44"]);
  });

  it("puts the referee’s line before texts, and rules before options", () => {
    expect(found("spinnaker")?.[0]).toBe("REG-38");
    expect(found("faces of the spinnaker die")?.[0]).toBe("REG-33");
  });

  it("puts what every table plays by first", () => {
    expect(found("tie")?.slice(0, 2)).toEqual(["REG-52", "REG-59"]);
  });

  it("knows other words for the same, and what is asked about a rule", () => {
    expect(found("big sail")?.[0]).toBe("REG-38");
    expect(found("which way do I look")?.[0]).toBe("REG-60");
  });

  it("hears what words say that say nothing by themselves, in a question it knows", () => {
    const asked = { "REG-33": "die, what is the spinnaker for", "REG-38": "where is my spinnaker" };
    const other = { ...book, search: { ...book.search, asked } };
    expect(found("where is the spinnaker?", other)?.[0]).toBe("REG-38");
    expect(found("what is a spinnaker for?", other)?.[0]).toBe("REG-33");
  });

  it("forgives a slip, an unfinished word and a missing space", () => {
    expect(found("spinaker")?.[0]).toBe("REG-38");
    expect(found("ballon")?.[0]).toBe("REG-38");
    expect(found("spinn")?.[0]).toBe("REG-38");
    expect(found("equalyachts")?.[0]).toBe("REG-52");
  });

  it("ignores accents and case, elided articles and common words, in French", () => {
    expect(found("BOUEES babord", french)?.[0]).toBe("REG-04");
    expect(found("comment contourner la bouée ?", french)?.[0]).toBe("REG-04");
    expect(found("quand lance-t-on le dé", french)?.[0]).toBe("REG-13");
    expect(found("l’manoeuvre", french)).toEqual(["REG-13"]);
  });
});

describe("forms of words", () => {
  it.each([
    ["playing played playable plays play", "en"],
    ["rode ridden riding rides", "en"],
    ["puff puffs", "en"],
    ["contourner contourne contournée contournées contournez contournent", "fr"],
    ["rafale rafales", "fr"],
    ["bateau bateaux", "fr"],
  ] as const)("are one: %s", (words, lang) => {
    expect(new Set(stemsOf(words, lang)).size).toBe(1);
  });

  it("keep dice apart from an article", () => {
    expect(stemsOf("les dés des coureurs", "fr")).toHaveLength(2);
  });
});

describe("letters amiss", () => {
  it("are counted, swapped ones once", () => {
    expect(distance("spinaker", "spinnaker", 2)).toBe(1);
    expect(distance("crad", "card", 1)).toBe(1);
    expect(distance("wind", "wave", 1)).toBeGreaterThan(1);
  });
});

describe("marking what was searched for", () => {
  it("marks the words where they stand, accents, other forms and all", () => {
    const stems = findRules(french, "bouee")?.stems ?? null;
    expect(marked("Les bouées", stems, "fr")).toEqual([
      { text: "Les ", hit: false },
      { text: "bouées", hit: true },
    ]);
  });

  it("leaves a text alone when nothing is searched for", () => {
    expect(marked("Les bouées", null, "fr")).toEqual([{ text: "Les bouées", hit: false }]);
  });

  it("treats both apostrophes alike", () => {
    expect(plain("L’arbitre")).toBe(plain("l'arbitre"));
  });
});
