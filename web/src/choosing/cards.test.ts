import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { choice, handCard, pointAt } from "../live/samples";
import type { HandCard } from "../live/wire";
import type { CardsInHand } from "./cards";
import { Selection } from "./selection";

const card = (id: string, actions: string[], together: HandCard["together"] = null): HandCard =>
  handCard(id, actions, { together });

function holding(...cards: HandCard[]): CardsInHand {
  return new Selection(signal([]), signal(cards)).hand;
}

describe("the cards in one's hand", () => {
  it("show the card that is looked at, else the one taken up", () => {
    const hand = holding(card("B", ["play B"]), card("J", ["play J L", "play J R"]));
    expect(hand.shown.value).toBeNull();
    hand.take("J");
    expect(hand.shown.value?.id).toBe("J");
    hand.regarded.value = "B";
    expect(hand.shown.value?.id).toBe("B");
    hand.regarded.value = "gone";
    expect(hand.shown.value?.id).toBe("J");
    hand.take(null);
    expect(hand.shown.value).toBeNull();
  });

  it("know what they are played for, and what was meant", () => {
    const hand = holding(card("B", ["play B"]), card("J", ["play J L", "play J R"]));
    expect([...hand.covered.value]).toEqual(["play B", "play J L", "play J R"]);
    expect(hand.of("play J R")?.id).toBe("J");
    expect(hand.of("end")).toBeNull();
    hand.take("B");
    expect(hand.narrowed(["play B", "play J L"])).toEqual(["play B"]);
    hand.take(null);
    expect(hand.narrowed(["play B", "play J L"])).toHaveLength(2);
  });

  it("name what the card taken up does that has no place on the board", () => {
    const hand = holding(card("B", ["play B"]), card("J", ["play J L", "play J R"]));
    const choices = [
      choice("play B"),
      choice("play J L"),
      choice("play J R", { target: pointAt(1, 1) }),
    ];
    expect(hand.unplaced(choices)).toEqual([]);
    hand.take("B"); // which leads to one thing only: a button of its own plays it
    expect(hand.unplaced(choices)).toEqual([]);
    hand.take("J");
    expect(hand.unplaced(choices).map((one) => one.action)).toEqual(["play J L"]);
  });

  it("are put together up to the number allowed, and sent with their end", () => {
    const together = { most: 2, end: "done", label: "Exchange" };
    const cards = ["X", "Y", "Z"].map((id) => card(id, [`swap ${id}`], together));
    const hand = holding(...cards);
    const [x, y, z] = cards as [HandCard, HandCard, HandCard];
    expect(hand.sequence).toEqual([]);
    for (const one of [x, y, z]) hand.put(one);
    expect(hand.together.value).toEqual(["X", "Y"]);
    hand.put(x);
    hand.put(z);
    expect(hand.sequence).toEqual(["swap Y", "swap Z", "done"]);
  });
});
