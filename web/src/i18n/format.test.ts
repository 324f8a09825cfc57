import { describe, expect, it } from "vitest";
import { atTheLatest, fromNow, list, span, typeset } from "./format";

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
