import { describe, expect, it } from "vitest";
import type { Choice } from "../live/wire";
import { completions, grouped, matches, targetsOf, typedChoice } from "./choices";

function choice(action: string, label: string, group = "Legs", more: Partial<Choice> = {}): Choice {
  return { action, label, group, target: null, ...more };
}

const at = (x: number, y: number, angle: number | null = null): Choice["target"] => ({
  kind: angle === null ? "point" : "direction",
  x,
  y,
  angle,
  sign: "2",
  tone: "plain",
});

const NORTH = choice("leg N", "Sail north, 2 spaces", "Legs", { target: at(3, 1) });
const PROTEST = choice("leg N protest", "Sail north and protest", "Protests", {
  target: at(3, 1),
});
const EAST = choice("leg E", "Sail east, 1 space", "Legs", { target: at(4, 3) });
const LUFF = choice("luff", "Luff", "Other");
const ALL = [NORTH, EAST, PROTEST, LUFF];

describe("choices in a list", () => {
  it("stand under their headings in the game's order", () => {
    const groups = grouped(ALL).map(({ heading, choices }) => [heading, choices.length]);
    expect(groups).toEqual([
      ["Legs", 2],
      ["Protests", 1],
      ["Other", 1],
    ]);
  });

  it("are found by any words of their notation or label", () => {
    expect(matches(NORTH, "north sail")).toBe(true);
    expect(matches(NORTH, "leg n")).toBe(true);
    expect(matches(NORTH, "east")).toBe(false);
    expect(matches(NORTH, "")).toBe(true);
  });
});

describe("choices on the board", () => {
  it("share a target where they share a place", () => {
    const targets = targetsOf(ALL);
    expect(targets.map((target) => target.actions)).toEqual([
      ["leg N", "leg N protest"],
      ["leg E"],
    ]);
    expect(targets[0]?.label).toBe("Sail north, 2 spaces · Sail north and protest");
  });

  it("keep directions from one point apart", () => {
    const turns = [
      choice("turn N", "Turn north", "Turns", { target: at(3, 3, 0) }),
      choice("turn E", "Turn east", "Turns", { target: at(3, 3, 90) }),
    ];
    expect(targetsOf(turns)).toHaveLength(2);
  });
});

describe("typed choices", () => {
  it("do not mind case and spaces", () => {
    expect(typedChoice("  LEG   n ", ALL)).toBe(NORTH);
    expect(typedChoice("leg S", ALL)).toBeNull();
  });

  it("are completed by notation first, then by words", () => {
    expect(completions("leg", ALL).map((one) => one.action)).toEqual([
      "leg N",
      "leg E",
      "leg N protest",
    ]);
    expect(completions("space", ALL)).toEqual([NORTH, EAST]);
    expect(completions("", ALL)).toEqual([]);
  });
});
