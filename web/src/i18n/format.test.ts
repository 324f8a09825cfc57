import { describe, expect, it } from "vitest";
import { fromNow, list } from "./format";

describe("spans of time", () => {
  it("use the largest unit that fits", () => {
    expect(fromNow(1000 + 90, 1000, "en")).toBe("in 1 minute");
    expect(fromNow(1000 + 3 * 86400, 1000, "en")).toBe("in 3 days");
    expect(fromNow(1000 - 7200, 1000, "fr")).toBe("il y a 2 heures");
  });
});

it("lists names as the language does", () => {
  expect(list(["Anna", "Bob", "Chloé"], "fr")).toBe("Anna, Bob et Chloé");
});
