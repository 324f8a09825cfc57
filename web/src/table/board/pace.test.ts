// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry, sight, state } from "../../live/samples";
import type { Helm } from "../helm";
import { atTheHelm, mine, service, settled } from "../samples";
import { type Pace, pace, readingTime } from "./pace";

describe("the time to read", () => {
  const told = (text: string) => [entry(1, { lines: [{ rule: "", text }] })];
  it("grows with what is told, within bounds", () => {
    const [short, long, endless] = ["Hm.", "A sails on.".repeat(3), "A".repeat(900)].map((text) =>
      readingTime(told(text), false),
    );
    expect(short).toBeLessThan(long ?? 0);
    expect(long).toBeLessThan(endless ?? 0);
    expect(endless).toBeLessThan(3000);
  });

  it("is short while a turn goes on", () => {
    expect(readingTime(told("A".repeat(900)), true)).toBeLessThan(500);
  });
});

describe("the moves of others", () => {
  let helm: Helm;
  let leave: () => void;
  beforeEach(async () => {
    ({ helm, leave } = await atTheHelm());
  });
  afterEach(() => {
    vi.useRealTimers();
    pace.value = "read";
    leave();
  });

  /** I play, then B does twice, then it is my turn again. */
  const played = async (chosen: Pace) => {
    pace.value = chosen;
    helm.setStage(async () => undefined);
    const table = helm.story.peek()?.table;
    for (const seq of [5, 6, 7, 8]) {
      const shown = seq === 8 ? mine(8) : sight(seq, { to_move: seq === 6 ? "B" : "C" });
      const message = state(seq - 1, seq, { sight: shown });
      const entries = [entry(seq, { seat: seq === 5 ? "A" : "B" })];
      service().says({ ...message, entries, table: table ?? message.table });
    }
    await settled();
  };

  it("are shown one after the other, each with time to read", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await played("read");
    expect(helm.shown.value?.seq).toBe(6);
    expect(helm.pacer.behind.value).toBe(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(helm.shown.value?.seq).toBe(7);
    await vi.advanceTimersByTimeAsync(3000);
    expect(helm.shown.value?.seq).toBe(8);
    expect(helm.myTurn.value).toBe(true);
  });

  it("are shown step by step, or all at once when asked for", async () => {
    await played("step");
    expect(helm.shown.value?.seq).toBe(5);
    expect(helm.pacer.waits.value).toBe(true);
    helm.pacer.goOn();
    await settled();
    expect(helm.shown.value?.seq).toBe(6);
    helm.catchUp();
    await settled();
    expect(helm.shown.value?.seq).toBe(8);
    expect(helm.pacer.waits.value).toBe(false);
  });

  it("are only the newest where they are shown at once", async () => {
    await played("instant");
    expect(helm.shown.value?.seq).toBe(8);
  });
});
