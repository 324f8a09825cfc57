import { describe, expect, it } from "vitest";
import { atTheLatest, fromNow, list, ordinal, span, typeset } from "./format";

describe("spans of time", () => {
  it("use the largest unit that fits", () => {
    expect(fromNow(1000 + 90, 1000, "en")).toBe("in 1 minute");
    expect(fromNow(1000 + 3 * 86400, 1000, "en")).toBe("in 3 days");
    expect(fromNow(1000 - 7200, 1000, "fr")).toBe("il y a 2 heures");
    expect(span(120, "en")).toBe("2 minutes");
    expect(span(86400, "fr")).toBe("1\u00a0jour");
  });
  it("are rounded up where something has happened by then", () => {
    expect(atTheLatest(1119, 1000, "en")).toBe("in 2 minutes");
    expect(atTheLatest(990, 1000, "fr")).toBe("maintenant");
  });
});

it("lists names as the language does", () => {
  expect(list(["Anna", "Bob", "Chloé"], "fr")).toBe("Anna, Bob et Chloé");
});

it("sets French with spaces that do not break", () => {
  expect(typeset("Non ; « oui » : si !", "fr")).toBe(
    "Non\u202f; «\u202foui\u202f»\u202f: si\u202f!",
  );
  expect(typeset("No; yes : so !", "en")).toBe("No; yes : so !");
});

describe("places", () => {
  it("are ordinals, raised in French", () => {
    expect([1, 2, 3, 4, 11, 22].map((n) => ordinal(n, "en"))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "22nd",
    ]);
    expect([1, 2].map((n) => ordinal(n, "fr"))).toEqual(["1ᵉʳ", "2ᵉ"]);
  });
});
