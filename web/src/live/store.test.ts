import { describe, expect, it } from "vitest";
import { chatLine, entry, sight, state, TABLE, tableView, update } from "./samples";
import { forgotten, heard, NOTHING, seen, takenBack } from "./store";
import type { ToPage } from "./wire";

const knownFrom = (...messages: ToPage[]) => messages.reduce(heard, NOTHING);
const storyOf = (...messages: ToPage[]) => {
  const story = knownFrom(...messages).stories[TABLE];
  if (story === undefined) throw new Error("the table is not known");
  return story;
};

describe("a watched table", () => {
  it("is known from its state", () => {
    const story = storyOf(state(0, 3));
    expect(story.entries.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(story.sight.prompt).toBe("After 3.");
  });

  it("grows with every update", () => {
    const story = storyOf(state(0, 3), update(4), update(5, { deadline: 99 }));
    expect(story.entries).toHaveLength(5);
    expect(story.table.deadline).toBe(99);
    expect(story.table.seq).toBe(5);
    expect(story.gap).toBe(false);
  });

  it("is not changed by an update that comes twice or late", () => {
    const known = knownFrom(state(0, 3), update(4), update(5));
    const story = heard(known, update(4)).stories[TABLE];
    expect(story?.sight.seq).toBe(5);
    expect(heard(known, update(5)).stories[TABLE]?.entries).toHaveLength(5);
  });

  it("notices that an update skipped something, until it is told anew", () => {
    const known = knownFrom(state(0, 3), update(6));
    expect(known.stories[TABLE]?.gap).toBe(true);
    const whole = heard(known, state(3, 6)).stories[TABLE];
    expect(whole?.gap).toBe(false);
    expect(whole?.entries.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("keeps what was seen when only later entries are told after a reconnection", () => {
    const story = storyOf(state(0, 3), state(3, 5));
    expect(story.entries).toHaveLength(5);
  });

  it("puts a long story that is told in portions together", () => {
    const told = (...seqs: number[]) =>
      ({ type: "earlier", table: TABLE, entries: seqs.map((seq) => entry(seq)) }) as const;
    const known = knownFrom(told(1, 2), told(3, 4), state(4, 6));
    expect(known.stories[TABLE]?.entries.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(known.earlier).toEqual({});
    expect(heard(known, update(7)).stories[TABLE]?.gap).toBe(false);
  });

  it("takes every line anew when all is told in another language", () => {
    const french = entry(1, { lines: [{ rule: "REG-22", text: "Entrée 1." }] });
    const story = storyOf(state(0, 1), state(0, 1, { entries: [french] }));
    expect(story.entries).toEqual([french]);
  });

  it("has newer seats win over older ones", () => {
    const old = { type: "table", table: tableView({ version: 2, spectators: 2 }) } as const;
    const fresh = { type: "table", table: tableView({ version: 3, spectators: 3 }) } as const;
    expect(storyOf(state(0, 1), fresh, old).table.spectators).toBe(3);
  });

  it("collects chat without doubling it", () => {
    const said = { type: "chat", table: TABLE, line: chatLine(2) } as const;
    const story = storyOf(state(0, 1, { chat: [chatLine(1)] }), said, said);
    expect(story.chat.map((line) => line.n)).toEqual([1, 2]);
  });

  it("is forgotten", () => {
    expect(forgotten(knownFrom(state(0, 1)), TABLE).stories).toEqual({});
  });
});

describe("what else is known", () => {
  it("knows the last entry seen", () => {
    expect(seen(NOTHING, TABLE)).toBe(0);
    expect(seen(knownFrom(state(0, 3), update(4)), TABLE)).toBe(4);
  });

  it("ignores updates of tables nobody watches", () => {
    expect(knownFrom(update(4))).toEqual(NOTHING);
  });

  it("keeps the newest card of a table", () => {
    const known = knownFrom({ type: "card", table: tableView({ your_turn: true }) });
    expect(known.cards[TABLE]?.your_turn).toBe(true);
  });

  it("remembers why a table cannot be watched, until it can", () => {
    const refused: ToPage = {
      type: "refused",
      id: null,
      table: TABLE,
      kind: "unknown_table",
      message: "There is no such table.",
      rule: null,
      pieces: [],
    };
    expect(knownFrom(refused).missing[TABLE]).toEqual({
      damaged: false,
      reason: "There is no such table.",
    });
    expect(knownFrom(refused, state(0, 0)).missing[TABLE]).toBeUndefined();
    const damaged: ToPage = { ...refused, kind: "unreadable_table", message: "It is damaged." };
    expect(knownFrom(damaged).missing[TABLE]).toEqual({ damaged: true, reason: "It is damaged." });
  });

  it("knows which entries were taken back", () => {
    const undo = entry(3, { kind: "undo", undone: 2 });
    expect([...takenBack([entry(1), entry(2), undo])]).toEqual([2]);
    const whole = entry(4, { kind: "undo", action: "undo 2", undone: 1 });
    expect([...takenBack([entry(1), entry(2), entry(3), whole])]).toEqual([1, 2, 3]);
    expect(sight(1).seq).toBe(1);
  });
});
