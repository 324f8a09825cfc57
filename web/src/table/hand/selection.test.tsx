import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../../i18n";
import { known, line } from "../../live";
import { handCard, pointAt, sight, TABLE, tableView } from "../../live/samples";
import type { Choice, HandCard } from "../../live/wire";
import { PlayPicked } from "../choices/advice";
import { Choices } from "../choices/choiceList";
import { HelmContext } from "../context";
import { Helm } from "../helm";
import { handle } from "./cardPlay";
import { Hand } from "./hand";

const at = (x: number): Choice["target"] => pointAt(x, 1);
const choice = (action: string, label: string, target: Choice["target"] = null): Choice => ({
  action,
  label,
  target,
  group: "Cards",
});
const card = (id: string, actions: string[]): HandCard =>
  handCard(id, actions, { note: actions.length === 0 ? "Not now." : "" });

const CHOICES = [
  choice("play R30", "Red 30", at(1)),
  choice("play B", "Blue", at(2)),
  choice("play J L", "Jib to port", at(3)),
  choice("play J R", "Jib to starboard", at(4)),
  choice("drop W", "Discard the wind"),
  choice("pass", "Pass"),
];
const HAND = [
  card("R30", ["play R30"]),
  card("B", ["play B"]),
  card("J", ["play J L", "play J R"]),
  card("W", ["drop W"]),
  card("SUN", []),
];

/** Numbers that look random and are the same in every run (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe("what is chosen", () => {
  let root: HTMLElement;
  let helm: Helm;
  const sent = vi.fn<(action: string) => void>();
  let foreseen: string | null = null;
  let leave: () => void;

  beforeEach(async () => {
    await startWords("table");
    const pending = new Promise<never>(() => undefined);
    vi.spyOn(line, "deliver").mockImplementation((message) => {
      sent("action" in message ? message.action : message.type);
      return pending;
    });
    const you = { ...tableView(), seats: [{ seat: "A", you: true, stand_in: null }] };
    const story = { table: you, entries: [], chat: [] };
    known.value = { ...known.peek(), stories: { [TABLE]: story as never } };
    root = document.body.appendChild(document.createElement("div"));
    helm = new Helm(TABLE);
    helm.chooser.previews.want = (action) => {
      foreseen = action;
    };
    leave = helm.chooser.attend();
    helm.shown.value = sight(1, { choices: CHOICES, hand: HAND });
    await act(() =>
      render(
        <HelmContext.Provider value={helm}>
          <PlayPicked />
          <Hand />
          <Choices />
        </HelmContext.Provider>,
        root,
      ),
    );
  });
  afterEach(() => {
    leave();
    act(() => render(null, root));
    root.remove();
    sent.mockClear();
    vi.restoreAllMocks();
  });

  const button = () => root.querySelector<HTMLButtonElement>(".play-picked");
  const lit = () =>
    [...root.querySelectorAll<HTMLElement>(".hand-taken")].map((one) => one.dataset.card);
  const pressed = () =>
    [...root.querySelectorAll<HTMLElement>(".choice[aria-pressed]")].map(
      (one) => one.dataset.choice,
    );

  it("is the card that was tapped last, not the target before it", async () => {
    await act(() => helm.chooser.pick(["play R30"], "touch"));
    expect(button()?.textContent).toBe("Play: Red 30");
    expect(lit()).toEqual(["R30"]);
    await act(() => handle(helm, HAND[1] as HandCard, "touch"));
    expect(button()?.textContent).toBe("Play: Blue");
    expect(lit()).toEqual(["B"]);
    button()?.click();
    expect(sent).toHaveBeenCalledExactlyOnceWith("play B");
  });

  it("is nothing that could be played for a card that leads to several things, or to none", async () => {
    for (const index of [2, 4]) {
      await act(() => helm.chooser.pick(["play R30"], "touch"));
      await act(() => handle(helm, HAND[index] as HandCard, "touch"));
      expect(button()).toBeNull();
      expect(lit()).toEqual([HAND[index]?.id]);
    }
  });

  const labels = new Map(CHOICES.map(({ action, label }) => [action, label]));
  const cardOf = (action: string) => HAND.find((one) => one.actions.includes(action))?.id;

  /** Something that is done at the table, and what it must have chosen; null: anything. */
  function step(pick: (below: number) => number): { said: string; wanted: string | null } {
    const some = CHOICES[pick(CHOICES.length)] as Choice;
    const held = HAND[pick(HAND.length)] as HandCard;
    switch (pick(6)) {
      case 0:
      case 1: // a target, or a row of the list
        helm.chooser.pick([some.action], "touch");
        return { said: `tap ${some.action}`, wanted: some.action };
      case 2:
      case 3: {
        handle(helm, held, "touch");
        const [only, ...others] = held.actions;
        return { said: `card ${held.id}`, wanted: others.length === 0 ? (only ?? "") : "" };
      }
      case 4:
        helm.chooser.pointed.value = pick(2) === 0 ? some.action : null;
        return { said: `point ${helm.chooser.pointed.peek()}`, wanted: null };
      default:
        helm.chooser.hand.regarded.value = pick(2) === 0 ? held.id : null;
        return { said: `look at ${helm.chooser.hand.regarded.peek()}`, wanted: null };
    }
  }

  it("is one thing: what is lit, what is foreseen, what the button says and what it plays", async () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const pick = random(seed);
      const story: string[] = [];
      await act(() => {
        helm.sending.value = null;
        helm.chooser.selection.choose(null);
        helm.chooser.hand.regarded.value = null;
      });
      sent.mockClear();
      for (let n = 0; n < 8 && sent.mock.calls.length === 0; n += 1) {
        let wanted: string | null = null;
        await act(() => {
          const done = step(pick);
          story.push(done.said);
          wanted = done.wanted;
        });
        const told = `seed ${seed}: ${story.join(", ")}`;
        const [played] = sent.mock.calls.map(([action]) => action);
        // What a tap plays is what was tapped, and it was chosen before.
        if (played !== undefined) expect(played, told).toBe(wanted);
        if (played !== undefined) continue;
        if (wanted !== null) expect(helm.chooser.picked.value ?? "", told).toBe(wanted);
        const playable = helm.chooser.selection.toPlay.value;
        expect(button()?.textContent, told).toBe(
          playable === null ? undefined : `Play: ${labels.get(playable)}`,
        );
        const shown = helm.chooser.picked.value;
        const row = pressed();
        if (shown !== null) expect(row, told).toEqual([shown]);
        else expect(row, told).toEqual([]);
        if (shown !== null) expect(lit(), told).toEqual([cardOf(shown)].filter(Boolean));
        if (playable !== null) expect(foreseen, told).toBe(playable);
      }
      const last = button();
      if (last === null || sent.mock.calls.length > 0) continue;
      const [said, playable] = [last.textContent, helm.chooser.selection.toPlay.value ?? ""];
      await act(() => last.click());
      expect(sent, story.join(", ")).toHaveBeenCalledExactlyOnceWith(playable);
      expect(said).toBe(`Play: ${labels.get(playable)}`);
    }
  });

  it("cards that are all refused are marked like a single one", async () => {
    const barred = () => root.querySelectorAll(".hand-barred").length;
    expect(barred()).toBe(1);
    expect(helm.cardsCount.value).toBe(true);
    await act(() => {
      helm.shown.value = sight(2, {
        choices: [choice("pass", "Pass")],
        hand: HAND.map((one) => ({ ...one, actions: [] })),
      });
    });
    expect(barred()).toBe(HAND.length);
    expect(root.querySelectorAll(".hand-playable")).toHaveLength(0);
    expect(helm.cardsCount.value, "what can be done instead comes first").toBe(false);
    await act(() => {
      helm.shown.value = sight(3, { choices: [], hand: HAND, to_move: "B" });
    });
    expect(barred(), "others decide: nothing is refused").toBe(0);
  });
});
