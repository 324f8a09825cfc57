import { describe, expect, it, vi } from "vitest";
import type { Frames, Step, Track } from "../api/types";
import type { Shape } from "../board";
import { noScene } from "../live/samples";
import { singleKeys } from "../table/keyboard/keys";
import { readRecord } from "./bring";
import { FrameStore, overview, RUN, unpacked, type Wish } from "./frames";
import { pressed } from "./keys";
import { chapters } from "./log";
import { BEAT, landingFrom, landings, Player } from "./player";
import { outline, underPieces, wakes } from "./wakes";

function steps(count: number, more: Record<number, Partial<Step>> = {}): Step[] {
  return Array.from({ length: count }, (_, k) => ({
    n: k + 1,
    kind: "action" as const,
    seat: "A",
    action: `move ${k + 1}`,
    lines: [],
    stage: 1,
    round: Math.floor(k / 4),
    heading: `Round ${Math.floor(k / 4)}`,
    marks: [],
    ...more[k + 1],
  }));
}

function answer({ first, last, every }: Wish): Frames {
  const picture = { width: 1, height: 1, title: "", description: "", lang: "en", shapes: [0] };
  const numbers: number[] = [];
  for (let n = first; n <= last; n += every) numbers.push(n);
  if (numbers.at(-1) !== last) numbers.push(last);
  const frames = numbers.map((n) => ({
    n,
    to_move: "A",
    over: false,
    prompt: "",
    description: "",
    facts: [],
    board: picture,
    instruments: picture,
    hands: [{ seat: "A", cards: [0] }],
  }));
  const disc = { shape: "circle" as const, role: "mark", x: 0, y: 0, r: 1 };
  const card = { id: "c", label: "card", tone: "plain" as const, picture: noScene };
  return { frames, shapes: [disc], cards: [card] };
}

/** A store whose every question is noted and answered. */
async function fetched(length: number, at: number): Promise<[FrameStore, Wish[]]> {
  const asked: Wish[] = [];
  const store = new FrameStore(length, async (wish) => {
    asked.push(wish);
    return answer(wish);
  });
  store.want(at);
  await vi.waitFor(() => expect(store.next()).toBeNull());
  return [store, asked];
}

describe("fetching", () => {
  it("puts the shapes of an answer together again", () => {
    const [moment] = unpacked(answer({ first: 3, last: 3, every: 1 }));
    expect(moment?.board.shapes).toMatchObject([{ shape: "circle", role: "mark" }]);
    expect(moment?.hands[0]?.cards[0]?.label).toBe("card");
  });

  it("begins where one looks, then sees to the whole, then to the rest", async () => {
    const [store, asked] = await fetched(500, 300);
    expect(asked[0]).toEqual({ first: 288, last: 335, every: 1 });
    expect(asked[1]).toEqual(overview(500));
    expect(asked[2]?.first).toBe(336);
    expect(asked.every((wish) => answer(wish).frames.length <= 64)).toBe(true);
    for (let n = 0; n <= 500; n += 1) expect(store.near(n)?.n).toBe(n);
    expect(asked.length).toBe(2 + Math.ceil(501 / RUN) - 1);
  });

  it("shows the nearest moment there is", async () => {
    const store = new FrameStore(500, async (wish) =>
      wish.every > 1 ? new Promise<Frames>(() => {}) : answer(wish),
    );
    expect(store.near(0)).toBeNull();
    store.want(0);
    await vi.waitFor(() => expect(store.has(10)).toBe(true));
    expect(store.near(10)?.n).toBe(10);
    expect(store.near(400)?.n).toBe(RUN - 1);
  });

  it("says why nothing came, and asks again when wished", async () => {
    let fails = true;
    const store = new FrameStore(5, async (wish) => {
      if (fails) throw new Error("no");
      return answer(wish);
    });
    store.want(0);
    await vi.waitFor(() => expect(store.trouble.value).toBeInstanceOf(Error));
    fails = false;
    store.want(0);
    await vi.waitFor(() => expect(store.has(5)).toBe(true));
    expect(store.trouble.value).toBeNull();
  });

  it("needs no overview of a short race", () => {
    expect(overview(20)).toBeNull();
    expect(overview(500)?.every).toBeGreaterThan(1);
  });
});

describe("moving through the race", () => {
  const race = steps(12, { 3: { marks: ["mark"] }, 6: { marks: ["incident", "finish"] } });

  it("lands on rounds, marks and incidents", () => {
    expect(landings(race, "round")).toEqual([1, 5, 9]);
    expect(landings(race, "mark")).toEqual([3, 6]);
    expect(landings(race, "incident")).toEqual([6]);
    expect(landingFrom([3, 6], 3, 1)).toBe(6);
    expect(landingFrom([3, 6], 3, -1)).toBeNull();
  });

  it("stays within the race", () => {
    const player = new Player(race, 99);
    expect(player.at.value).toBe(12);
    player.by(1);
    expect(player.at.value).toBe(12);
    player.to(-4);
    expect(player.at.value).toBe(0);
    expect(new Player(race, Number.NaN).at.value).toBe(0);
  });

  it("glides to neighbours only", () => {
    const player = new Player(race, 4);
    player.by(1);
    expect(player.stepped).toBe(true);
    player.jump("round", 1);
    expect(player.at.value).toBe(9);
    expect(player.stepped).toBe(false);
  });

  it("never skips past the end of a stage, be it by a jump, to the end, or by playing", () => {
    vi.useFakeTimers();
    const player = new Player(race, 4, () => true, [7]);
    player.jump("round", 1);
    expect(player.at.value).toBe(5);
    player.jump("round", 1);
    expect(player.at.value).toBe(7);
    player.jump("round", 1);
    expect(player.at.value).toBe(9);
    player.jump("round", -1);
    expect(player.at.value).toBe(5);
    player.toEnd();
    expect(player.at.value).toBe(7);
    player.toEnd();
    expect(player.at.value).toBe(12);
    player.to(5);
    player.play();
    vi.advanceTimersByTime(BEAT * 5);
    expect([player.at.value, player.playing.value]).toEqual([7, false]);
    player.play();
    vi.advanceTimersByTime(BEAT * 8);
    expect(player.at.value).toBe(12);
    vi.useRealTimers();
  });

  it("plays to the end, faster when told, and waits for what is not there yet", () => {
    vi.useFakeTimers();
    let there = 2;
    const player = new Player(race, 0, (n) => n <= there);
    player.play();
    vi.advanceTimersByTime(BEAT * 5);
    expect(player.at.value).toBe(2);
    there = 12;
    player.speed.value = 4;
    vi.advanceTimersByTime(BEAT + (BEAT / 4) * 12);
    expect(player.at.value).toBe(12);
    expect(player.playing.value).toBe(false);
    player.toggle();
    expect(player.at.value).toBe(0);
    player.toggle();
    expect(player.playing.value).toBe(false);
    vi.useRealTimers();
  });

  it("follows the keyboard, but not where it is needed", () => {
    const player = new Player(race, 4);
    const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
      Object.defineProperty(event, "target", { value: on });
      return pressed(player, () => {}, event);
    };
    expect(press("ArrowRight")).toBe(true);
    expect(player.at.value).toBe(5);
    press("ArrowRight", document.body, { shiftKey: true });
    expect(player.at.value).toBe(9);
    press("Home");
    expect(player.at.value).toBe(0);
    press("End");
    expect(player.at.value).toBe(12);
    expect(press(" ", document.createElement("button"))).toBe(false);
    expect(press("ArrowLeft", document.createElement("select"))).toBe(false);
    expect(press("ArrowLeft", document.body, { altKey: true })).toBe(false);
    expect(player.at.value).toBe(12);
  });

  it("explains the signs at a key, unless single keys are switched off", () => {
    const explain = vi.fn();
    const press = () =>
      pressed(new Player(race, 4), explain, new KeyboardEvent("keydown", { key: "l" }));
    expect(press()).toBe(true);
    singleKeys.value = false;
    expect(press()).toBe(false);
    singleKeys.value = true;
    expect(explain).toHaveBeenCalledOnce();
  });

  it("puts the log under its headings", () => {
    expect(chapters(race).map((chapter) => [chapter.heading, chapter.steps.length])).toEqual([
      ["Round 0", 4],
      ["Round 1", 4],
      ["Round 2", 4],
    ]);
  });
});

describe("tracks", () => {
  const track: Track = {
    piece: "A",
    seat: 1,
    points: [
      { n: 1, x: 0, y: 0, stage: 1, anew: true },
      { n: 4, x: 1, y: 0, stage: 1, anew: false },
      { n: 6, x: 5, y: 5, stage: 1, anew: true },
      { n: 8, x: 6, y: 5, stage: 1, anew: false },
      { n: 9, x: 0, y: 1, stage: 2, anew: true },
      { n: 10, x: 0, y: 2, stage: 2, anew: false },
    ],
  };

  it("grow with the race, break, and begin anew with a stage", () => {
    expect(wakes([track], 1)).toEqual([]);
    expect(outline(track, 5, 1)).toBe("M0 0L1 0");
    expect(outline(track, 8, 1)).toBe("M0 0L1 0M5 5L6 5");
    const shapes = wakes([track], 10);
    expect(shapes.map((shape) => shape.role)).toEqual(["track-under", "track-dashed"]);
    expect(shapes[1]).toMatchObject({ d: "M0 1L0 2", seat: 1 });
  });

  it("lie under the pieces and over the rest", () => {
    const road: Shape = { shape: "circle", role: "road", x: 0, y: 0, r: 1 };
    const boat: Shape = { shape: "group", role: "boat", id: "boat:A", shapes: [] };
    const fleet: Shape = { shape: "group", role: "fleet", shapes: [boat] };
    expect(underPieces([road, fleet], [track])).toBe(1);
    expect(underPieces([road], [track])).toBe(0);
  });
});

describe("bringing", () => {
  it("reads what can be a record", async () => {
    expect(await readRecord(new Blob(['{"format":"x"}']))).toEqual({ format: "x" });
    expect(await readRecord(new Blob(["[1]"]))).toBe("noJson");
    expect(await readRecord(new Blob(["no"]))).toBe("noJson");
    expect(await readRecord(new Blob([new Uint8Array(600 * 1024)]))).toBe("tooLarge");
  });
});
