import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Reel, ReelSeat } from "../api/types";
import type { Projection } from "./projection";
import { tableFrom } from "./whatIf";

const seat = (letter: string, more: Partial<ReelSeat> = {}): ReelSeat => ({
  seat: letter,
  colour: letter,
  name: `${letter}nna`,
  bot: null,
  you: false,
  ...more,
});

function begun(seats: ReelSeat[], chosen: Parameters<typeof tableFrom>[1] = {}) {
  const reel = { kind: "table", id: "t", game: "regatta", seats } as Partial<Reel> as Reel;
  const player = { at: signal(7) } as Partial<Projection["player"]> as Projection["player"];
  return tableFrom({ reel, player }, chosen);
}

const kinds = (...args: Parameters<typeof begun>) =>
  begun(...args).seats.map(({ kind, bot }) => bot ?? kind);

describe("what if", () => {
  const mine = [seat("A", { you: true }), seat("B", { bot: "gentle" }), seat("C")];

  it("lets me play, bots be bots again, and bots play for other people", () => {
    expect(kinds(mine)).toEqual(["me", "gentle", "greedy"]);
    expect(begun(mine).start).toMatchObject({ table: "t", at: 7 });
  });

  it("seats all people at this screen where none of them was me", () => {
    expect(kinds([seat("A"), seat("B", { bot: "greedy" }), seat("C")])).toEqual([
      "screen",
      "greedy",
      "screen",
    ]);
    expect(kinds([seat("A", { bot: "greedy" }), seat("B")])).toEqual(["greedy", "me"]);
  });

  it("lets me play all where only bots had played, or as I choose", () => {
    const bots = [seat("A", { bot: "greedy" }), seat("B", { bot: "gentle" })];
    expect(kinds(bots)).toEqual(["screen", "screen"]);
    expect(kinds(bots, { B: "bot" })).toEqual(["me", "gentle"]);
    expect(kinds(mine, { C: "screen" })).toEqual(["screen", "gentle", "screen"]);
  });
});
