import { describe, expect, it } from "vitest";

type Tree = { [key: string]: string | Tree };

const files = import.meta.glob<Tree>("./*/*.json", { eager: true, import: "default" });
const areas = Object.keys(files)
  .filter((path) => path.startsWith("./en/"))
  .map((path) => path.slice("./en/".length, -".json".length));

/** Every text of a file, by its full key. */
function texts(lang: string, area: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (tree: Tree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") found.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  };
  const file = files[`./${lang}/${area}.json`];
  if (file === undefined) throw new Error(`there is no ${lang}/${area}.json`);
  walk(file, "");
  return found;
}

const blanks = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(areas)("the words of %s", (area) => {
  it("have the same keys in French as in English", () => {
    expect([...texts("fr", area).keys()].sort()).toEqual([...texts("en", area).keys()].sort());
  });

  it("have the same blanks to fill in", () => {
    const french = texts("fr", area);
    for (const [key, english] of texts("en", area)) {
      const [ours, theirs] = [blanks(english), blanks(french.get(key) ?? "")];
      // "One seat is free" may leave its number out in either language.
      if (key.endsWith("_one")) continue;
      expect(theirs, key).toEqual(ours);
    }
  });

  it("are set as French is set", () => {
    for (const [key, text] of texts("fr", area)) {
      expect(text, `${key}: a narrow no-break space before ; : ! ? and »`).not.toMatch(
        /[^\u202f](?:[;!?»](?!\S)|:(?=\s|$))/,
      );
      expect(text, `${key}: a narrow no-break space after «`).not.toMatch(/«[^\u202f]/);
      expect(text, `${key}: ’ and « », not ' and "`).not.toMatch(/['"“”]/);
    }
  });

  it("are set as English is set", () => {
    for (const [key, text] of texts("en", area)) {
      expect(text, `${key}: ’ and “ ”, not ' and "`).not.toMatch(/['"]/);
    }
  });
});

describe("words for every game", () => {
  /** Laying courses, and playing cards with a hand, is for games with boats only. */
  const boatsOnly = (area: string, key: string) =>
    area === "courses" || (area === "table" && key.startsWith("hand."));
  const SAILING = {
    en: /\b(sail(s|ed|ing|ors?)?|boats?|yachts?|ashore|aboard|harbours?|wakes?|wind)\b/i,
    fr: /(?<!\p{L})(navigu\p{L}*|bateaux?|voiliers?|sillages?|vents?|ports?|embarqu\p{L}*|débarqu\p{L}*)(?!\p{L})/iu,
  };

  it.each(["en", "fr"] as const)("are not those of sailing (%s)", (lang) => {
    const found = areas.flatMap((area) =>
      [...texts(lang, area)]
        .filter(([key, text]) => !boatsOnly(area, key) && SAILING[lang].test(text))
        .map(([key, text]) => `${area}.${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
