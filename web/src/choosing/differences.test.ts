import { describe, expect, it } from "vitest";
import { differences } from "./differences";
import type { Preview } from "./referee";

function foreseen(lines: string[], warnings: string[] = []): Preview {
  const told = (text: string) => ({ rule: text.split(" ")[0] ?? "", text });
  const careful = warnings.map((text) => ({ ...told(text), key: "", pieces: [] }));
  const rest = { path: [], odds: [], picture: null, action: "", ends_turn: false };
  return { ...rest, lines: lines.map(told), warnings: careful };
}

describe("choices that share a place", () => {
  it("differ in what only some of them bring, warnings first", () => {
    const helm = foreseen(["L-16 the helm card", "L-17 to the buoy", "L-33 another card"]);
    const plain = foreseen(
      ["L-16 the red card", "L-17 to the buoy", "L-22 the end"],
      ["L-32 stuck"],
    );
    expect(differences([helm, plain])).toEqual([
      [{ text: "L-33 another card", warning: false }],
      [
        { text: "L-32 stuck", warning: true },
        { text: "L-22 the end", warning: false },
      ],
    ]);
  });

  it("keep their first lines where those are not of one kind", () => {
    const told = differences([foreseen(["A-1 sails"]), foreseen(["A-2 luffs"])]);
    expect(told.map((all) => all.map((one) => one.text))).toEqual([["A-1 sails"], ["A-2 luffs"]]);
  });

  it("may bring the same", () => {
    expect(differences([foreseen(["A-1 one"]), foreseen(["A-1 other"])])).toEqual([[], []]);
  });
});
