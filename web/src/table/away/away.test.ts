import { describe, expect, it } from "vitest";
import { entry } from "../../live/samples";
import { missedIn } from "./away";

describe("what was missed", () => {
  const entries = [
    entry(1, { seat: "A" }),
    entry(2, { seat: "B" }),
    entry(3, { seat: null, kind: "chance" }),
    entry(4, { seat: "B" }),
    entry(5, { seat: "B", kind: "undo", undone: 4 }),
    entry(6, { seat: "B" }),
  ];
  const missed = (after: number, upTo: number) =>
    missedIn(entries, ["A"], after, upTo).map(({ seq }) => seq);

  it("is what others did and chance brought, without what was taken back", () => {
    expect(missed(1, 6)).toEqual([2, 3, 6]);
    expect(missed(2, 6)).toEqual([3, 6]);
  });

  it("is nothing where only chance and I were at work", () => {
    expect(missed(0, 1)).toEqual([]);
    expect(missed(2, 3)).toEqual([]);
  });
});
