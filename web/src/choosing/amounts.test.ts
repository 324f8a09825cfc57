import { describe, expect, it } from "vitest";
import type { Amount, Choice } from "../live/wire";
import { actionOf, parted, untouched } from "./amounts";

const slider = (id: string, most: number) => ({
  id,
  label: id,
  values: Array.from({ length: most + 1 }, (_, value) => ({ value, label: `${value}` })),
});
const amount: Amount = {
  chart: "",
  id: "break",
  label: "Break-away",
  sliders: [slider("safe", 2), slider("risk", 1)],
  choices: [
    { values: [1, 0], action: "break 1+0" },
    { values: [0, 1], action: "break 0+1" },
  ],
};
const choice = (action: string): Choice => ({ action, label: action, target: null, group: "" });

describe("amounts", () => {
  it("stand for the choice that has these values", () => {
    expect(actionOf(amount, [0, 1])).toBe("break 0+1");
    expect(actionOf(amount, [1, 0])).toBe("break 1+0");
  });

  it("stand for nothing where there is no choice", () => {
    expect(actionOf(amount, [2, 1])).toBeNull();
    expect(actionOf(amount, untouched(amount))).toBeNull();
  });

  it("begin at the first value of each slider", () => {
    expect(untouched(amount)).toEqual([0, 0]);
  });

  it("take their choices out of the list and leave the others in order", () => {
    const { set, plain } = parted(
      [choice("end"), choice("break 0+1"), choice("break 1+0"), choice("stay")],
      [amount],
    );
    expect(set.map((one) => one.action)).toEqual(["break 0+1", "break 1+0"]);
    expect(plain.map((one) => one.action)).toEqual(["end", "stay"]);
  });
});
