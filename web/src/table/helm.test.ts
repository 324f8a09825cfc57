import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmMoves } from "../device/settings";
import { entry, seatCard, sight, TABLE, tableView, update } from "../live/samples";
import type { Helm } from "./helm";
import { atTheHelm, mine, service, settled } from "./samples";

describe("at the helm", () => {
  let helm: Helm;
  let leave: () => void;

  beforeEach(async () => {
    ({ helm, leave } = await atTheHelm());
  });
  afterEach(() => {
    leave();
    confirmMoves.value = false;
  });

  it("it is my turn, with choices", () => {
    expect(helm.myTurn.value).toBe(true);
    expect(helm.choices.value).toHaveLength(3);
    expect(helm.isSpectator.value).toBe(false);
  });

  it("a pick by mouse plays at once, for the moment that was seen", async () => {
    helm.chooser.pick(["leg N"], "mouse");
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
    helm.chooser.pick(["leg N"], "touch");
    expect(helm.chooser.picked.value).toBe("leg N");
    helm.chooser.pick(["leg NE"], "touch");
    expect(helm.chooser.picked.value).toBe("leg NE");
    expect(service().last("move")?.action).not.toBe("leg NE");
    helm.chooser.pick(["leg NE"], "touch");
    expect(service().last("move")?.action).toBe("leg NE");
  });

  it("whoever wants to confirm moves picks twice with everything", () => {
    confirmMoves.value = true;
    helm.chooser.pick(["luff"], "keyboard");
    expect(helm.chooser.picked.value).toBe("luff");
    expect(helm.sending.value).toBeNull();
  });

  it("nothing more is sent while a move is on its way", () => {
    helm.chooser.pick(["leg N"], "mouse");
    const before = service().sent.length;
    helm.chooser.pick(["leg NE"], "mouse");
    void helm.undo();
    expect(service().sent).toHaveLength(before);
  });

  it("a pick with several meanings asks which one", () => {
    helm.chooser.pick(["leg N", "leg NE"], "mouse");
    expect(helm.chooser.asked.value?.map((one) => one.action)).toEqual(["leg N", "leg NE"]);
  });

  it("a refused move is explained with its rule and the pieces in the way", async () => {
    helm.chooser.pick(["leg N"], "mouse");
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
    expect(helm.chooser.word.value).toMatchObject({
      kind: "no",
      rule: "REG-26",
      pieces: ["boat:B"],
    });
    expect(helm.sending.value).toBeNull();
  });

  it("a click on open water asks the referee", async () => {
    void helm.point({ x: 3, y: 4 });
    const asked = service().last("meant");
    expect(asked).toMatchObject({ x: 3, y: 4 });
    service().says({
      type: "meant",
      id: String(asked?.id),
      actions: [],
      action: "leg W",
      rule: "REG-23",
      message: "Not into the wind.",
      pieces: [],
    });
    await settled();
    const said = { kind: "no", rule: "REG-23", action: "leg W" };
    expect(helm.chooser.word.value).toMatchObject(said);
  });

  it("a click beside every target only shows what it is about, whoever clicks how often", async () => {
    const answer = async (...actions: string[]) => {
      const id = String(service().last("meant")?.id);
      const none = { action: null, rule: null, message: "", pieces: [] };
      service().says({ type: "meant", id, actions, ...none });
      await settled();
    };
    for (let n = 0; n < 3; n += 1) {
      void helm.point({ x: 3, y: 4 });
      await answer("luff");
      expect(helm.chooser.picked.value).toBe("luff");
      expect(helm.chooser.selection.toPlay.value).toBe("luff");
    }
    void helm.point({ x: 3, y: 4 });
    await answer("luff", "leg N");
    expect(helm.chooser.asked.value?.map((one) => one.action)).toEqual(["leg N", "luff"]);
    expect(helm.sending.value).toBeNull();
  });

  it("what was chosen meanwhile is not replaced by what an earlier click was about", async () => {
    void helm.point({ x: 3, y: 4 });
    const id = String(service().last("meant")?.id);
    helm.chooser.pick(["leg N"], "touch");
    const none = { action: null, rule: null, message: "", pieces: [] };
    service().says({ type: "meant", id, actions: ["luff"], ...none });
    await settled();
    expect(helm.chooser.picked.value).toBe("leg N");
  });

  it("what came up under the pointer is played only if it does not end the turn", async () => {
    const foreseen = async (ends_turn: boolean) => {
      await vi.waitFor(() => expect(service().last("preview")).toBeDefined());
      const { id, action } = service().last("preview") as { id: string; action: string };
      const rest = { path: [], lines: [], warnings: [], odds: [], picture: null };
      service().says({ type: "preview", id, action, ends_turn, ...rest });
      await settled();
    };
    helm.chooser.pick(["luff"], "mouse", true);
    expect(helm.chooser.picked.value).toBe("luff");
    await foreseen(true);
    expect(helm.sending.value).toBeNull();
    helm.chooser.pick(["leg N"], "mouse", true);
    await foreseen(false);
    expect(helm.sending.value).toBe("leg N");
  });

  it("a typed choice is played, anything else is asked about", async () => {
    await Promise.race([helm.chooser.type(" LEG ne"), settled()]);
    expect(service().last("move")?.action).toBe("leg NE");
    void helm.chooser.type("leg S");
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
    const shared = tableView({
      version: 2,
      seats: [seatCard("A", { you: true }), seatCard("B", { you: true })],
    });
    service().says({ type: "table", table: shared });
    const to = mine(5, { to_move: "B", seat: "B" });
    service().says(update(5, { sight: to, entries: [entry(5)] }));
    await settled();
    expect(helm.passTo.value).toBe("B");
  });

  it("a spectator has no turn", async () => {
    const theirs = tableView({ version: 2, seats: [seatCard("A", { you: false })] });
    service().says({ type: "table", table: theirs });
    await settled();
    expect(helm.isSpectator.value).toBe(true);
    expect(helm.myTurn.value).toBe(false);
    void helm.point({ x: 1, y: 1 });
    expect(service().last("meant")).not.toMatchObject({ x: 1, y: 1 });
  });

  it("asks once before an offer lapses by something else", async () => {
    const answers = [{ action: "luff", label: "Protest", tone: "yes" as const }];
    const offer = { title: "?", text: "", rule: "", pieces: [], by: null, answers };
    service().says(update(5, { sight: mine(5, { offer }) }));
    await settled();
    helm.chooser.pick(["leg N"], "mouse");
    expect(helm.instead.value).toBe("leg N");
    expect(helm.sending.value).toBeNull();
    helm.chooser.pick(["luff"], "mouse");
    expect(service().last("move")?.action).toBe("luff");
    service().says(update(6, { sight: mine(6, { offer }) }));
    await settled();
    expect(helm.instead.value).toBeNull();
    await Promise.race([helm.play("leg NE"), settled()]);
    await Promise.race([helm.play("leg NE"), settled()]);
    expect(service().last("move")?.action).toBe("leg NE");
  });
});
