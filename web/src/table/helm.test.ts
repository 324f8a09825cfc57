import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmMoves } from "../device/settings";
import { me } from "../identity/visitor";
import { connect } from "../live";
import { entry, sight, state, TABLE, tableView, update } from "../live/samples";
import type { Choice, HandCard, SeatCard, Sight, ToPage } from "../live/wire";
import { handle, letGo } from "./hand/cardPlay";
import { Helm } from "./helm";

/** The other end of the live connection, on paper. */
class PaperService {
  static newest: PaperService;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Array<Record<string, unknown>> = [];

  constructor() {
    PaperService.newest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  says(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The newest message of a kind that the page sent. */
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

const service = (): PaperService => PaperService.newest;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const seat = (letter: string, more: Partial<SeatCard> = {}): SeatCard => ({
  seat: letter,
  colour: letter,
  kind: "visitor",
  name: letter,
  visitor: null,
  bot: null,
  stand_in: null,
  stand_in_by: null,
  late: false,
  unseen: false,
  crew: [],
  online: true,
  you: letter === "A",
  ...more,
});

const choice = (action: string): Choice => ({ action, label: action, target: null, group: "Legs" });
const CHOICES = [choice("leg N"), choice("leg NE"), choice("luff")];
const mine = (seq: number, more: Partial<Sight> = {}) => sight(seq, { choices: CHOICES, ...more });
const racing = tableView({ seats: [seat("A"), seat("B", { kind: "bot", bot: "greedy" })] });

describe("at the helm", () => {
  let helm: Helm;
  let leave: () => void;

  beforeEach(async () => {
    vi.stubGlobal("WebSocket", PaperService);
    me.value = {
      visitor: { id: "v", name: "Ada", kept: false, webhook: null },
      tables: [],
    };
    connect();
    service().onopen?.();
    helm = new Helm(TABLE);
    leave = helm.embark();
    service().says(state(0, 4, { table: racing, sight: mine(4) }));
    await settled();
  });

  afterEach(() => {
    leave();
    confirmMoves.value = false;
    vi.unstubAllGlobals();
  });

  it("it is my turn, with choices", () => {
    expect(helm.myTurn.value).toBe(true);
    expect(helm.choices.value).toHaveLength(3);
    expect(helm.isSpectator.value).toBe(false);
  });

  it("a pick by mouse plays at once, for the moment that was seen", async () => {
    helm.pick(["leg N"], "mouse");
    const move = service().last("move");
    expect(move).toMatchObject({ table: TABLE, seq: 4, seat: "A", action: "leg N" });
    expect(helm.sending.value).toBe("leg N");
    service().says({ type: "ack", id: String(move?.id), seq: 5 });
    service().says(update(5, { sight: mine(5, { to_move: "B", choices: [] }) }));
    await settled();
    expect(helm.sending.value).toBeNull();
    expect(helm.myTurn.value).toBe(false);
    expect(helm.botsPlay.value).toBe(true);
  });

  it("a finger picks twice: first to see, then to play", () => {
    helm.pick(["leg N"], "touch");
    expect(helm.picked.value).toBe("leg N");
    helm.pick(["leg NE"], "touch");
    expect(helm.picked.value).toBe("leg NE");
    expect(service().last("move")?.action).not.toBe("leg NE");
    helm.pick(["leg NE"], "touch");
    expect(service().last("move")?.action).toBe("leg NE");
  });

  it("whoever wants to confirm moves picks twice with everything", () => {
    confirmMoves.value = true;
    helm.pick(["luff"], "keyboard");
    expect(helm.picked.value).toBe("luff");
    expect(helm.sending.value).toBeNull();
  });

  it("nothing more is sent while a move is on its way", () => {
    helm.pick(["leg N"], "mouse");
    const before = service().sent.length;
    helm.pick(["leg NE"], "mouse");
    void helm.undo();
    expect(service().sent).toHaveLength(before);
  });

  it("a pick with several meanings asks which one", () => {
    helm.pick(["leg N", "leg NE"], "mouse");
    expect(helm.asked.value?.map((one) => one.action)).toEqual(["leg N", "leg NE"]);
  });

  it("a refused move is explained with its rule and the pieces in the way", async () => {
    helm.pick(["leg N"], "mouse");
    service().says({
      type: "refused",
      id: String(service().last("move")?.id),
      table: TABLE,
      kind: "illegal",
      message: "Occupied.",
      rule: "REG-26",
      pieces: ["boat:B"],
    });
    await settled();
    expect(helm.word.value).toMatchObject({ kind: "no", rule: "REG-26", pieces: ["boat:B"] });
    expect(helm.sending.value).toBeNull();
  });

  it("a click on open water asks the referee", async () => {
    void helm.referee.point({ x: 3, y: 4 });
    const asked = service().last("meant");
    expect(asked).toMatchObject({ x: 3, y: 4 });
    service().says({
      type: "meant",
      id: String(asked?.id),
      actions: [],
      rule: "REG-23",
      message: "Not into the wind.",
      pieces: [],
    });
    await settled();
    expect(helm.word.value).toMatchObject({ kind: "no", rule: "REG-23" });
  });

  it("a click beside every target only shows what it is about, whoever clicks how often", async () => {
    const answer = async (...actions: string[]) => {
      const id = String(service().last("meant")?.id);
      service().says({ type: "meant", id, actions, rule: null, message: "", pieces: [] });
      await settled();
    };
    for (let n = 0; n < 3; n += 1) {
      void helm.referee.point({ x: 3, y: 4 });
      await answer("luff");
      expect(helm.picked.value).toBe("luff");
      expect(helm.selection.toPlay.value).toBe("luff");
    }
    void helm.referee.point({ x: 3, y: 4 });
    await answer("luff", "leg N");
    expect(helm.asked.value?.map((one) => one.action)).toEqual(["leg N", "luff"]);
    expect(helm.sending.value).toBeNull();
  });

  it("what was chosen meanwhile is not replaced by what an earlier click was about", async () => {
    void helm.referee.point({ x: 3, y: 4 });
    const id = String(service().last("meant")?.id);
    helm.pick(["leg N"], "touch");
    service().says({ type: "meant", id, actions: ["luff"], rule: null, message: "", pieces: [] });
    await settled();
    expect(helm.picked.value).toBe("leg N");
  });

  it("what came up under the pointer is played only if it does not end the turn", async () => {
    const foreseen = async (ends_turn: boolean) => {
      await vi.waitFor(() => expect(service().last("preview")).toBeDefined());
      const { id, action } = service().last("preview") as { id: string; action: string };
      const rest = { path: [], lines: [], warnings: [], odds: [], picture: null };
      service().says({ type: "preview", id, action, ends_turn, ...rest });
      await settled();
    };
    helm.pick(["luff"], "mouse", true);
    expect(helm.picked.value).toBe("luff");
    await foreseen(true);
    expect(helm.sending.value).toBeNull();
    helm.pick(["leg N"], "mouse", true);
    await foreseen(false);
    expect(helm.sending.value).toBe("leg N");
  });

  it("a typed choice is played, anything else is asked about", async () => {
    await Promise.race([helm.referee.type(" LEG ne"), settled()]);
    expect(service().last("move")?.action).toBe("leg NE");
    void helm.referee.type("leg S");
    expect(service().last("why_not")?.action).toBe("leg S");
  });

  it("looking back shows an earlier moment while the race goes on", async () => {
    helm.lookAt(2);
    await vi.waitFor(() => expect(service().last("look")?.seq).toBe(2));
    const id = String(service().last("look")?.id);
    service().says({ type: "look", id, sight: sight(2) });
    await settled();
    expect(helm.sight.value?.seq).toBe(2);
    expect(helm.choices.value).toEqual([]);
    service().says(update(5, { sight: mine(5) }));
    await settled();
    expect(helm.sight.value?.seq).toBe(2);
    expect(helm.shown.value?.seq).toBe(5);
    helm.backToLive();
    expect(helm.sight.value?.seq).toBe(5);
    expect(helm.choices.value).toHaveLength(3);
  });

  it("the screen is passed on when the turn goes to another seat of it", async () => {
    const shared = tableView({ version: 2, seats: [seat("A"), seat("B", { you: true })] });
    service().says({ type: "table", table: shared });
    const to = mine(5, { to_move: "B", seat: "B" });
    service().says(update(5, { sight: to, entries: [entry(5)] }));
    await settled();
    expect(helm.passTo.value).toBe("B");
  });

  it("a spectator has no turn", async () => {
    const theirs = tableView({ version: 2, seats: [seat("A", { you: false })] });
    service().says({ type: "table", table: theirs });
    await settled();
    expect(helm.isSpectator.value).toBe(true);
    expect(helm.myTurn.value).toBe(false);
    void helm.referee.point({ x: 1, y: 1 });
    expect(service().last("meant")).not.toMatchObject({ x: 1, y: 1 });
  });

  it("asks once before an offer lapses by something else", async () => {
    const answers = [{ action: "luff", label: "Protest", tone: "yes" as const }];
    const offer = { title: "?", text: "", rule: "", pieces: [], from: null, answers };
    service().says(update(5, { sight: mine(5, { offer }) }));
    await settled();
    helm.pick(["leg N"], "mouse");
    expect(helm.instead.value).toBe("leg N");
    expect(helm.sending.value).toBeNull();
    helm.pick(["luff"], "mouse");
    expect(service().last("move")?.action).toBe("luff");
    service().says(update(6, { sight: mine(6, { offer }) }));
    await settled();
    expect(helm.instead.value).toBeNull();
    await Promise.race([helm.play("leg NE"), settled()]);
    await Promise.race([helm.play("leg NE"), settled()]);
    expect(service().last("move")?.action).toBe("leg NE");
  });

  it("plays a shortcut choice by choice, and a chore until it is stopped", async () => {
    const lay = { id: "lay", label: "Lay", actions: ["luff"], how: "again" as const };
    const hold = { id: "hold", label: "Hold", actions: ["leg N", "luff"], how: "once" as const };
    helm.errand.run(hold);
    expect(helm.sending.value).toBe("leg N");
    service().says(update(5, { sight: mine(5, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBe("luff");
    service().says(update(6, { sight: mine(6, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBeNull();
    helm.errand.run(lay);
    service().says(update(7, { sight: mine(7, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBe("luff");
    helm.errand.stop();
    service().says(update(8, { sight: mine(8, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBeNull();
  });

  it("lets a lone choice play itself after a notice, unless it is held", async () => {
    const pass = { id: "pass", label: "Skip", actions: ["luff"], how: "itself" as const };
    const alone = (seq: number) => mine(seq, { choices: [choice("luff")], shortcuts: [pass] });
    vi.useFakeTimers();
    service().says(update(5, { sight: alone(5) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(helm.errand.due.value?.label).toBe("Skip");
    helm.errand.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(helm.sending.value).toBeNull();
    service().says(update(6, { sight: alone(6) }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(helm.sending.value).toBe("luff");
    vi.useRealTimers();
  });

  describe("with cards in hand", () => {
    const card = (id: string, actions: string[], more: Partial<HandCard> = {}): HandCard => ({
      id,
      label: id,
      note: "",
      picture: {},
      over: null,
      actions,
      tone: "plain",
      together: null,
      ...more,
    });
    const at = (x: number): Choice["target"] => ({
      kind: "point",
      x,
      y: 1,
      angle: null,
      sign: "",
      tone: "plain",
    });
    const cardChoices = [
      { ...choice("play B"), target: at(1) },
      { ...choice("play J L"), target: at(2) },
      { ...choice("play J R"), target: at(3) },
      choice("heave"),
    ];
    const blue = card("B", ["play B"]);
    const joker = card("J", ["play J L", "play J R"]);
    const sun = card("SUN", [], { note: "Not now." });

    beforeEach(async () => {
      const hand = [blue, joker, sun];
      service().says(update(5, { sight: sight(5, { choices: cardChoices, hand }) }));
      await settled();
    });

    it("a card that is taken up narrows the board, and is played by a pick", () => {
      expect(helm.onBoard.value).toHaveLength(4);
      handle(helm, joker, "touch");
      expect(helm.onBoard.value.map((one) => one.action)).toEqual(["play J L", "play J R"]);
      helm.pick(["play J R"], "touch");
      expect(service().last("move")).toMatchObject({ action: "play J R", seq: 5 });
    });

    it("a card with one arrow is played by a second click, one with several is put back", () => {
      handle(helm, joker, "mouse");
      handle(helm, joker, "mouse");
      expect(helm.hand.taken.value).toBeNull();
      handle(helm, blue, "mouse");
      expect(helm.sending.value).toBeNull();
      handle(helm, blue, "mouse");
      expect(service().last("move")).toMatchObject({ action: "play B" });
    });

    it("a card that cannot be played leaves the board as it is", () => {
      handle(helm, sun, "mouse");
      expect(helm.onBoard.value).toHaveLength(4);
      helm.aim = () => [];
      letGo(helm, sun, { x: 1, y: 1 });
      expect(helm.word.value).toMatchObject({ kind: "no", message: "Not now.", about: "SUN" });
    });

    it("a card let go is played where it fell, and back in the hand beside the board", () => {
      helm.hand.take("J");
      helm.aim = () => null;
      letGo(helm, joker, { x: 1, y: 1 });
      expect(helm.hand.taken.value).toBeNull();
      helm.aim = () => ["play J L"];
      letGo(helm, joker, { x: 1, y: 1 });
      expect(service().last("move")).toMatchObject({ action: "play J L" });
    });

    it("at a screen that is passed around cards lie covered until they are asked for", async () => {
      const shared = tableView({ version: 2, seats: [seat("A"), seat("B", { you: true })] });
      service().says({ type: "table", table: shared });
      const hers = sight(6, { choices: cardChoices, hand: [blue], to_move: "B", seat: "B" });
      service().says(update(6, { sight: hers }));
      await settled();
      expect(helm.veiled.value).toBe(true);
      expect(helm.choices.value).toEqual([]);
      expect(helm.hand.cards.value).toEqual([]);
      helm.reveal();
      expect(helm.veiled.value).toBe(false);
      expect(helm.choices.value).toHaveLength(4);
      expect(helm.hand.cards.value).toHaveLength(1);
      service().says(update(7, { sight: sight(7, { hand: [joker], to_move: "B", seat: "A" }) }));
      await settled();
      expect(helm.veiled.value).toBe(true);
    });

    it("cards put together are sent one after the other, up to what ends it", async () => {
      const together = { most: 3, end: "done", label: "Exchange" };
      const hand = ["X", "Y"].map((id) => card(id, [`swap ${id}`], { together }));
      const swaps = ["swap X", "swap Y"].map(choice);
      service().says(update(6, { sight: sight(6, { choices: swaps, hand }) }));
      await settled();
      for (const one of hand) handle(helm, one, "mouse");
      helm.playAll(helm.hand.sequence);
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
});
