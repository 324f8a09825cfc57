import { describe, expect, it } from "vitest";
import { Playback } from "./playback";

/** A stage on which every moment lasts until somebody says it has been seen. */
function stage() {
  const shown: string[] = [];
  const pending: Array<() => void> = [];
  const playback = new Playback<number>((moment, animate) => {
    shown.push(animate ? `${moment}` : `${moment}!`);
    return new Promise((resolve) => pending.push(resolve));
  });
  const seen = async () => {
    pending.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { playback, shown, seen };
}

describe("moments of a race", () => {
  it("are shown one after the other, each to its end", async () => {
    const { playback, shown, seen } = stage();
    playback.push(1);
    playback.push(2);
    expect(shown).toEqual(["1"]);
    await seen();
    expect(shown).toEqual(["1", "2"]);
    expect(playback.behind).toBe(0);
  });

  it("are left out when too many wait: the newest is shown at once", async () => {
    const { playback, shown, seen } = stage();
    for (let moment = 1; moment <= 6; moment += 1) playback.push(moment);
    await seen();
    expect(shown).toEqual(["1", "6!"]);
    await seen();
    playback.push(7);
    expect(shown.at(-1)).toBe("7");
  });

  it("give way to one that must be shown now", async () => {
    const { playback, shown, seen } = stage();
    playback.push(1);
    playback.push(2);
    playback.push(3, true);
    expect(shown).toEqual(["1", "3!"]);
    await seen();
    await seen();
    expect(shown).toEqual(["1", "3!"]);
    playback.push(4);
    expect(shown.at(-1)).toBe("4");
  });
});
