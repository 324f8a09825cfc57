import { computed, signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmMoves } from "../device/settings";
import { choice, handCard } from "../live/samples";
import type { Choice, HandCard } from "../live/wire";
import { Chooser } from "./chooser";
import type { Meant, Preview, Referee, RefereeWord } from "./referee";

const CHOICES = [choice("leg N"), choice("leg NE", { label: "North-east" }), choice("luff")];

function no(message: string, about: string | null = null): RefereeWord {
  return { kind: "no", message, rule: "REG-23", pieces: ["boat:A"], about };
}

/** Knows three choices, of which "luff" ends the turn, and remembers what it was asked. */
class PlainReferee implements Referee {
  readonly asked: string[] = [];
  readonly played: string[] = [];
  meaning: Meant | null = { actions: [], word: no("Open water.") };

  async play(action: string): Promise<void> {
    this.played.push(action);
  }

  async whyNot(action: string, about: string): Promise<RefereeWord> {
    this.asked.push(`why not ${action}`);
    return no("Not into the wind.", about);
  }

  async meant(): Promise<Meant | null> {
    this.asked.push("meant");
    return this.meaning;
  }

  async preview(action: string): Promise<Preview> {
    this.asked.push(`preview ${action}`);
    const rest = { path: [], lines: [], warnings: [], odds: [], picture: null };
    return { action, ends_turn: action === "luff", ...rest };
  }
}

/** A chooser at the first moment of a race that goes on when it is told to. */
function choosing({ binding = true, hand = [] as HandCard[], besides = [] as Choice[] } = {}) {
  const referee = new PlainReferee();
  const at = signal(1);
  const busy = signal(false);
  const foresees = signal(true);
  const chooser = new Chooser(
    {
      choices: signal(CHOICES),
      refused: signal([choice("leg S", { label: "South" })]),
      hand: signal(hand),
      besides: signal(besides),
      at,
      told: computed(() => (foresees.value ? {} : null)),
      busy,
      binding,
    },
    referee,
  );
  return { chooser, referee, at, busy, foresees };
}

describe("picking", () => {
  afterEach(() => {
    confirmMoves.value = false;
  });

  it("by mouse or keyboard plays at once", () => {
    const { chooser, referee } = choosing();
    chooser.pick(["leg N"], "mouse");
    chooser.pick(["leg NE"], "keyboard");
    expect(referee.played).toEqual(["leg N", "leg NE"]);
  });

  it("with a finger shows first, and plays what is picked again", () => {
    const { chooser, referee } = choosing();
    chooser.pick(["leg N"], "touch");
    chooser.pick(["luff"], "touch");
    expect(chooser.picked.value).toBe("luff");
    expect(referee.played).toEqual([]);
    chooser.pick(["luff"], "touch");
    expect(referee.played).toEqual(["luff"]);
  });

  it("is confirmed by whoever wants that, where a move is binding", () => {
    confirmMoves.value = true;
    const [table, study] = [choosing(), choosing({ binding: false })];
    for (const { chooser } of [table, study]) chooser.pick(["luff"], "mouse");
    expect(table.chooser.picked.value).toBe("luff");
    expect(table.referee.played).toEqual([]);
    expect(study.referee.played).toEqual(["luff"]);
  });

  it("asks which of several is meant, until one is played or none was", () => {
    const { chooser, referee } = choosing();
    chooser.pick(["luff", "leg N"], "mouse");
    expect(chooser.asked.value?.map((one) => one.action)).toEqual(["leg N", "luff"]);
    chooser.dismiss();
    expect(chooser.asked.value).toBeNull();
    expect(referee.played).toEqual([]);
  });

  it("does nothing while something is on its way, or with what is no choice", () => {
    const { chooser, referee, busy } = choosing();
    chooser.pick(["leg S"], "mouse");
    busy.value = true;
    chooser.pick(["leg N"], "mouse");
    expect(referee.played).toEqual([]);
    expect(chooser.picked.value).toBeNull();
  });

  it("takes a second pick for what came up under the pointer and ends the turn", async () => {
    const { chooser, referee } = choosing();
    const leave = chooser.attend();
    chooser.pick(["luff"], "mouse", true);
    await vi.waitFor(() => expect(referee.asked).toContain("preview luff"));
    expect(referee.played).toEqual([]);
    chooser.pick(["luff"], "mouse", true);
    expect(referee.played).toEqual(["luff"]);
    chooser.pick(["leg N"], "mouse", true);
    await vi.waitFor(() => expect(referee.played).toEqual(["luff", "leg N"]));
    leave();
  });

  it("plays what came up under the pointer where it can be taken back", () => {
    const { chooser, referee } = choosing({ binding: false });
    chooser.pick(["luff"], "mouse", true);
    expect(referee.played).toEqual(["luff"]);
  });

  it("shows a finger what the card taken up would bring, and keeps the card lit", () => {
    const { chooser, referee } = choosing({ hand: [handCard("J", ["leg N", "leg NE"])] });
    chooser.hand.take("J");
    chooser.pick(["leg NE"], "touch");
    expect(referee.played).toEqual([]);
    expect(chooser.hand.lit.value).toEqual(["J"]);
    expect(chooser.hand.unplaced(CHOICES)).toHaveLength(2);
    chooser.pick(["leg NE"], "touch");
    expect(referee.played).toEqual(["leg NE"]);
  });

  it("of a card that leads nowhere leaves nothing on the board", () => {
    const { chooser } = choosing({ hand: [handCard("J", ["leg N", "leg NE"])] });
    chooser.hand.regarded.value = "J";
    expect(chooser.onBoard.value).toHaveLength(3);
    chooser.hand.take("J");
    expect(chooser.onBoard.value.every((one) => one.target === null)).toBe(true);
    expect(chooser.onBoard.value).toHaveLength(2);
  });

  it("knows what else can be picked like a choice, and asks a finger twice about it", () => {
    const { chooser, referee } = choosing({ besides: [choice("hold both", { label: "Hold" })] });
    expect(chooser.labelOf("hold both")).toBe("Hold");
    chooser.pick(["hold both"], "touch");
    expect(chooser.picked.value).toBe("hold both");
    expect(referee.played).toEqual([]);
    chooser.pick(["hold both"], "mouse");
    expect(referee.played).toEqual(["hold both"]);
  });

  it("of a place that several share is foreseen before it is made", async () => {
    const { chooser, referee } = choosing();
    const leave = chooser.attend();
    chooser.hover(["leg N", "luff"]);
    expect(chooser.selection.among.value).toEqual(["leg N", "luff"]);
    expect(chooser.selection.regarded.value).toBeNull();
    await vi.waitFor(() => expect(chooser.previews.shown.value?.action).toBe("leg N"));
    expect(referee.asked).toEqual(["preview leg N"]);
    chooser.hover(null);
    expect(chooser.selection.among.value).toEqual([]);
    leave();
  });

  it("is over with the moment", () => {
    const { chooser } = choosing();
    chooser.choose("luff");
    chooser.pick(["luff", "leg N"], "mouse");
    chooser.renew();
    expect(chooser.asked.value).toBeNull();
    expect(chooser.selection.chosen.value).toBeNull();
  });
});

describe("asking the referee", () => {
  const HERE = { x: 3, y: 4 };

  it("why not gives a word, which choosing something puts away", async () => {
    const { chooser } = choosing();
    chooser.choose("luff");
    await chooser.whyNot("leg S", "South");
    expect(chooser.word.value).toMatchObject({ about: "South", rule: "REG-23" });
    expect(chooser.selection.regarded.value, "the word comes before what is picked").toBeNull();
    chooser.choose("leg N");
    expect(chooser.word.value).toBeNull();
  });

  it("about a place shows what is meant there, and never plays it", async () => {
    const { chooser, referee } = choosing();
    referee.meaning = { actions: ["luff"], word: no("") };
    for (let n = 0; n < 3; n += 1) await chooser.point(HERE);
    expect(chooser.selection.toPlay.value).toBe("luff");
    referee.meaning = { actions: ["luff", "leg N"], word: no("") };
    await chooser.point(HERE);
    expect(chooser.asked.value).toHaveLength(2);
    expect(referee.played).toEqual([]);
  });

  it("about a place where nothing can be chosen gives its word", async () => {
    const { chooser, referee } = choosing({ hand: [handCard("J", ["leg N"])] });
    await chooser.point(HERE);
    expect(chooser.word.value?.message).toBe("Open water.");
    chooser.hand.take("J");
    referee.meaning = { actions: ["luff"], word: no("The card leads elsewhere.") };
    await chooser.point(HERE);
    expect(chooser.word.value?.message).toBe("The card leads elsewhere.");
    expect(chooser.hand.taken.value).toBe("J");
  });

  it("too late changes nothing", async () => {
    const { chooser, referee } = choosing();
    referee.meaning = null;
    await chooser.point(HERE);
    expect(chooser.word.value).toBeNull();
    referee.meaning = { actions: ["luff"], word: no("") };
    const asking = chooser.point(HERE);
    chooser.choose("leg N");
    await asking;
    expect(chooser.picked.value).toBe("leg N");
  });

  it("by typing plays a choice in any spelling, and asks about everything else", async () => {
    const { chooser, referee } = choosing();
    expect(await chooser.type(" LEG  ne")).toBe(true);
    expect(referee.played).toEqual(["leg NE"]);
    expect(await chooser.type("leg S ")).toBe(false);
    expect(referee.asked).toEqual(["why not leg S"]);
  });
});

describe("what a choice would bring", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const rest = () => vi.advanceTimersByTimeAsync(100);

  it("is asked once, and only for what a pointer rests on", async () => {
    const { chooser, referee } = choosing();
    const leave = chooser.attend();
    chooser.hover(["leg N"]);
    chooser.hover(["leg N", "luff"]);
    chooser.hover(["leg NE"]);
    await rest();
    expect(referee.asked).toEqual(["preview leg NE"]);
    expect(chooser.previews.shown.value?.action).toBe("leg NE");
    chooser.hover(null);
    expect(chooser.previews.shown.value).toBeNull();
    chooser.hover(["leg NE"]);
    expect(chooser.previews.shown.value?.action).toBe("leg NE");
    await rest();
    expect(referee.asked).toHaveLength(1);
    leave();
  });

  it("is told of what sliders are set to, while nothing else is regarded", async () => {
    const { chooser } = choosing();
    const leave = chooser.attend();
    chooser.set.value = "luff";
    await rest();
    expect(chooser.previews.shown.value?.action).toBe("luff");
    chooser.hover(["leg N"]);
    await rest();
    expect(chooser.previews.shown.value?.action).toBe("leg N");
    leave();
  });

  it("is forgotten with the moment", async () => {
    const { chooser, referee, at } = choosing();
    const leave = chooser.attend();
    for (const next of [() => chooser.renew(), () => (at.value += 1)]) {
      chooser.hover(["luff"]);
      await rest();
      next();
    }
    await rest();
    expect(referee.asked).toEqual(["preview luff", "preview luff", "preview luff"]);
    leave();
  });

  it("is not asked where nothing can be foreseen, or after one has left", async () => {
    const { chooser, referee, foresees } = choosing();
    const leave = chooser.attend();
    foresees.value = false;
    chooser.hover(["luff"]);
    await rest();
    foresees.value = true;
    leave();
    await rest();
    expect(referee.asked).toEqual([]);
  });
});

describe("words and names", () => {
  it("are those of choices and of what is refused", () => {
    const { chooser } = choosing();
    expect(["leg NE", "leg S", "undo"].map((one) => chooser.labelOf(one))).toEqual([
      "North-east",
      "South",
      "undo",
    ]);
  });

  it("of a button that plays change with the moment", () => {
    const { chooser, at } = choosing();
    expect(chooser.plays("luff")).toEqual({ "data-plays": "1 luff" });
    at.value = 2;
    expect(chooser.plays("luff")).toEqual({ "data-plays": "2 luff" });
  });
});
