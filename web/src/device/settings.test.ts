import { beforeEach, describe, expect, it } from "vitest";
import { browserLanguage, languageIn, remembered } from "./settings";

const isNumber = (value: unknown): value is number => typeof value === "number";

describe("the language of the browser", () => {
  it("is the first of ours that it asks for", () => {
    expect(browserLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(browserLanguage(["en-GB", "fr"])).toBe("en");
  });

  it("is English when it asks for none of ours", () => {
    expect(browserLanguage(["de", "frr"])).toBe("en");
    expect(browserLanguage([])).toBe("en");
  });
});

describe("the language of a link", () => {
  it("is one of ours, or none", () => {
    expect(languageIn("?at=3&lang=fr")).toBe("fr");
    expect(languageIn("?lang=en")).toBe("en");
    expect(languageIn("?lang=de")).toBe(null);
    expect(languageIn("")).toBe(null);
  });
});

describe("something remembered", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for the next visit", () => {
    remembered("depth", 3, isNumber).value = 5;
    expect(remembered("depth", 3, isNumber).value).toBe(5);
  });

  it("falls back when what is stored does not fit", () => {
    for (const broken of ["{", '"deep"', ""]) {
      localStorage.setItem("layline.depth", broken);
      expect(remembered("depth", 3, isNumber).value).toBe(3);
    }
  });

  it("follows another tab", () => {
    const depth = remembered("depth", 3, isNumber);
    dispatchEvent(new StorageEvent("storage", { key: "layline.depth", newValue: "8" }));
    expect(depth.value).toBe(8);
  });
});
