import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { choice, sight, TABLE, tableView } from "../../live/samples";
import type { Helm } from "../helm";

const answers = vi.hoisted(() => ({ next: vi.fn() }));
vi.mock("../../live/asking", () => ({ answered: answers.next }));

import { Hinting } from "./hinting";

function deck(hints: boolean) {
  const choose = vi.fn();
  const word = signal<unknown>(null);
  const shown = signal(sight(7));
  const helm = {
    id: TABLE,
    shown,
    story: signal({ table: tableView({ hints }) }),
    choices: signal([choice("leg N"), choice("leg NE")]),
    chooser: { choose, word },
  } as unknown as Helm;
  return { choose, word, shown, hinting: new Hinting(helm) };
}

describe("asking what to do", () => {
  beforeEach(() => answers.next.mockReset());

  it("picks what is suggested, and keeps why for as long as the moment lasts", async () => {
    const { choose, shown, hinting } = deck(true);
    answers.next.mockResolvedValue({ type: "hint", id: "1", seq: 7, action: "leg NE", why: "So." });
    await hinting.ask();
    expect(choose).toHaveBeenCalledWith("leg NE");
    expect(hinting.hint.value?.why).toBe("So.");
    shown.value = sight(8);
    expect(hinting.hint.value).toBeNull();
  });

  it("does not show a hint about a moment that is gone", async () => {
    const { choose, hinting } = deck(true);
    answers.next.mockResolvedValue({ type: "hint", id: "1", seq: 6, action: "leg NE", why: "So." });
    await hinting.ask();
    expect(choose).not.toHaveBeenCalled();
  });

  it("tells why there is none", async () => {
    const { word, hinting } = deck(true);
    const refused = { type: "refused", id: "1", table: TABLE, kind: "no_hints", message: "No." };
    answers.next.mockResolvedValue(refused);
    await hinting.ask();
    expect(word.value).toMatchObject({ message: "No." });
    expect(hinting.asking.value).toBe(false);
  });

  it("is not offered where the table has no hints", async () => {
    const { hinting } = deck(false);
    await hinting.ask();
    expect(answers.next).not.toHaveBeenCalled();
  });
});
