import { describe, expect, it } from "vitest";
import { keptFiles } from "./offline";

const at = (path: string) => `https://layline.example/boards/${path}`;

describe("what is kept on this device", () => {
  it("is told by game, in the language spoken", () => {
    const kept = [
      at("regatta/puzzles.fr.json?v=1"),
      at("regatta/book.fr.json?v=1"),
      at("regatta/REG-44a.fr.json?v=1"),
      at("petite-regate/first-race.fr.json?v=1"),
      at("maillot-jaune/book.en.json?v=1"),
      at("index.json"),
    ];
    expect(keptFiles(kept, "fr").map(({ game, files }) => [game, files])).toEqual([
      ["petite-regate", ["first-race"]],
      ["regatta", ["book", "puzzles"]],
    ]);
  });

  it("is nothing where nothing is kept in this language", () => {
    expect(keptFiles([at("regatta/book.en.json?v=1")], "fr")).toEqual([]);
    // A board alone teaches nobody.
    expect(keptFiles([at("regatta/REG-44a.fr.json?v=1")], "fr")).toEqual([]);
  });
});
