import { describe, expect, it } from "vitest";
import { choice, noScene } from "../../live/samples";
import { proposed } from "./suggestions";

const choices = ["place 1,1", "place 2,1", "place 3,1"].map((action) => choice(action));
const why = "Because.";

describe("suggestions", () => {
  it("come in their own order, and leave all other choices", () => {
    const best = [
      { action: "place 3,1", why },
      { action: "place 1,1", why },
    ];
    const found = proposed(choices, { best, picture: noScene });
    expect(found.best.map((one) => one.choice.action)).toEqual(["place 3,1", "place 1,1"]);
    expect(found.others.map((one) => one.action)).toEqual(["place 2,1"]);
  });

  it("never name what cannot be chosen", () => {
    const found = proposed(choices, { best: [{ action: "place 9,9", why }], picture: noScene });
    expect(found.best).toEqual([]);
    expect(found.others).toHaveLength(3);
    expect(proposed(choices, null).others).toHaveLength(3);
  });
});
