import { describe, expect, it } from "vitest";
import { noScene } from "../../live/samples";
import { entranceOf } from "./entrance";

const targets = ["place 0,0", "place 1,0", "place 2,0"].map((action) => ({ actions: [action] }));
const suggested = (...actions: string[]) => ({
  best: actions.map((action) => ({ action, why: "" })),
  picture: noScene,
});

describe("where the keyboard comes upon the board", () => {
  it("is the best suggestion that has a place there", () => {
    expect(entranceOf(targets, suggested("place 2,0", "place 1,0"))).toBe(2);
    expect(entranceOf(targets, suggested("pass", "place 1,0"))).toBe(1);
  });

  it("is the first place where nothing is suggested, and nowhere without a place", () => {
    expect(entranceOf(targets, null)).toBe(0);
    expect(entranceOf(targets, suggested("pass"))).toBe(0);
    expect(entranceOf([], suggested("place 2,0"))).toBeNull();
  });
});
