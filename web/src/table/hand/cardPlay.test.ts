import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { choice, handCard, pointAt, seatCard, sight, tableView, update } from "../../live/samples";
import type { Helm } from "../helm";
import { atTheHelm, service, settled } from "../samples";
import { handle, letGo } from "./cardPlay";

describe("with cards in hand", () => {
  const cardChoices = [
    choice("play B", { target: pointAt(1, 1) }),
    choice("play J L", { target: pointAt(2, 1) }),
    choice("play J R", { target: pointAt(3, 1) }),
    choice("heave"),
  ];
  const blue = handCard("B", ["play B"]);
  const joker = handCard("J", ["play J L", "play J R"]);
  const sun = handCard("SUN", [], { note: "Not now." });

  let helm: Helm;
  let leave: () => void;

  beforeEach(async () => {
    ({ helm, leave } = await atTheHelm());
    const hand = [blue, joker, sun];
    service().says(update(5, { sight: sight(5, { choices: cardChoices, hand }) }));
    await settled();
  });
  afterEach(() => leave());

  it("a card that is taken up narrows the board, and is played by a pick", () => {
    expect(helm.chooser.onBoard.value).toHaveLength(4);
    handle(helm, joker, "touch");
    expect(helm.chooser.onBoard.value.map((one) => one.action)).toEqual(["play J L", "play J R"]);
    helm.chooser.pick(["play J R"], "touch");
    expect(helm.sending.value).toBeNull();
    helm.chooser.pick(["play J R"], "touch");
    expect(service().last("move")).toMatchObject({ action: "play J R", seq: 5 });
  });

  it("a card with one arrow is played by a second click, one with several is put back", () => {
    handle(helm, joker, "mouse");
    handle(helm, joker, "mouse");
    expect(helm.chooser.hand.taken.value).toBeNull();
    handle(helm, blue, "mouse");
    expect(helm.sending.value).toBeNull();
    handle(helm, blue, "mouse");
    expect(service().last("move")).toMatchObject({ action: "play B" });
  });

  it("a card that cannot be played leaves the board as it is", () => {
    handle(helm, sun, "mouse");
    expect(helm.chooser.onBoard.value).toHaveLength(4);
    helm.aim = () => [];
    letGo(helm, sun, { x: 1, y: 1 }, "mouse");
    expect(helm.chooser.word.value).toMatchObject({
      kind: "no",
      message: "Not now.",
      about: "SUN",
    });
  });

  it("a card let go is played where it fell, and back in the hand beside the board", () => {
    helm.chooser.hand.take("J");
    helm.aim = () => null;
    letGo(helm, joker, { x: 1, y: 1 }, "mouse");
    expect(helm.chooser.hand.taken.value).toBeNull();
    helm.aim = () => ["play J L"];
    letGo(helm, joker, { x: 1, y: 1 }, "mouse");
    expect(service().last("move")).toMatchObject({ action: "play J L" });
  });

  it("a card let go by a finger is shown before it is played", () => {
    helm.chooser.hand.take("J");
    helm.aim = () => ["play J L"];
    letGo(helm, joker, { x: 1, y: 1 }, "touch");
    expect(helm.chooser.picked.value).toBe("play J L");
    expect(helm.sending.value).toBeNull();
  });

  it("at a screen that is passed around cards lie covered until they are asked for", async () => {
    const shared = tableView({
      version: 2,
      seats: [seatCard("A", { you: true }), seatCard("B", { you: true })],
    });
    service().says({ type: "table", table: shared });
    const hers = sight(6, { choices: cardChoices, hand: [blue], to_move: "B", seat: "B" });
    service().says(update(6, { sight: hers }));
    await settled();
    expect(helm.veiled.value).toBe(true);
    expect(helm.choices.value).toEqual([]);
    expect(helm.chooser.hand.cards.value).toEqual([]);
    helm.reveal();
    expect(helm.veiled.value).toBe(false);
    expect(helm.choices.value).toHaveLength(4);
    expect(helm.chooser.hand.cards.value).toHaveLength(1);
    service().says(update(7, { sight: sight(7, { hand: [joker], to_move: "B", seat: "A" }) }));
    await settled();
    expect(helm.veiled.value).toBe(true);
  });

  it("cards put together are sent one after the other, up to what ends it", async () => {
    const together = { most: 3, end: "done", label: "Exchange" };
    const hand = ["X", "Y"].map((id) => handCard(id, [`swap ${id}`], { together }));
    const swaps = ["swap X", "swap Y"].map((swap) => choice(swap));
    service().says(update(6, { sight: sight(6, { choices: swaps, hand }) }));
    await settled();
    for (const one of hand) handle(helm, one, "mouse");
    helm.playAll(helm.chooser.hand.sequence);
    expect(service().last("move")).toMatchObject({ action: "swap X", seq: 6 });
    const rest = [choice("swap Y"), choice("done")];
    service().says(update(7, { sight: sight(7, { choices: rest, hand: hand.slice(1) }) }));
    await settled();
    expect(service().last("move")).toMatchObject({ action: "swap Y", seq: 7 });
    service().says(update(8, { sight: sight(8, { choices: [], hand: [], to_move: "B" }) }));
    await settled();
    expect(service().sent.some((one) => one.action === "done")).toBe(false);
  });
});
