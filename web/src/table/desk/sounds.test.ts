import { afterEach, describe, expect, it, vi } from "vitest";
import { type Heard, soundOf } from "./sounds";

const at = (seq: number, more: Partial<Heard> = {}): Heard => ({
  seq,
  over: false,
  myTurn: false,
  byOther: false,
  ...more,
});

describe("the sound of a moment", () => {
  it("calls whoever is to decide, once", () => {
    expect(soundOf(at(1), at(2, { myTurn: true, byOther: true }))).toBe("turn");
    expect(soundOf(at(2, { myTurn: true }), at(3, { myTurn: true }))).toBeNull();
    expect(soundOf(null, at(3, { myTurn: true }))).toBe("turn");
  });

  it("calls whoever is to decide again, however quickly the others were", () => {
    const mine = { myTurn: true };
    expect(soundOf(at(2, mine), at(6, { ...mine, byOther: true }))).toBe("turn");
    expect(soundOf(at(6, mine), at(6, { ...mine, byOther: true }))).toBeNull();
  });

  it("tells that others have moved, and nothing about one's own moves", () => {
    expect(soundOf(at(1), at(2, { byOther: true }))).toBe("move");
    expect(soundOf(at(1), at(2))).toBeNull();
    expect(soundOf(at(2, { byOther: true }), at(2, { byOther: true }))).toBeNull();
  });

  it("tells the finish once, and nothing about a race that was over", () => {
    const over = at(9, { over: true, byOther: true });
    expect(soundOf(at(8), over)).toBe("finish");
    expect(soundOf(over, over)).toBeNull();
    expect(soundOf(null, over)).toBeNull();
  });
});

describe("a page that was not touched", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("makes no sound, as browsers want it; after a touch it does", async () => {
    const made = vi.fn();
    const param = { value: 0, setValueAtTime: made, linearRampToValueAtTime: made };
    const node = {
      frequency: param,
      gain: { ...param, exponentialRampToValueAtTime: made },
      connect: () => node,
      start: made,
      stop: made,
    };
    const opened = vi.fn();
    class Audio {
      currentTime = 0;
      destination = node;
      constructor() {
        opened();
      }
      resume = async () => undefined;
      createOscillator = () => node;
      createGain = () => node;
    }
    vi.stubGlobal("AudioContext", Audio);
    const { ring, knock, finish } = await import("../../device/bell");
    ring();
    expect(opened).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerdown"));
    ring();
    knock();
    finish();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(made).toHaveBeenCalled();
  });
});
