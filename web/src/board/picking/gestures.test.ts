import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { grip, type Hands, listen, speed, wheelFactor } from "./gestures";

/** Hands that only write down what they are told. */
function noting(picks = false, grips = false, takes = false) {
  const notes: string[] = [];
  const note =
    (name: string) =>
    (...what: unknown[]) => {
      notes.push([name, ...what.map((one) => JSON.stringify(one))].join(" "));
    };
  const hands: Hands = {
    grab: () => {},
    tap: (at, by) => {
      note("tap")(at, by);
      return picks;
    },
    doubleTap: note("double"),
    grips: () => grips,
    turn: note("turn"),
    turned: note("turned"),
    hold: note("hold"),
    hover: note("hover"),
    pan: note("pan"),
    zoom: note("zoom"),
    toss: () => {},
    canZoomOut: () => true,
    take: () => takes,
    carry: note("carry"),
    drop: note("drop"),
  };
  return { notes, hands };
}

describe("hands on the board", () => {
  let element: HTMLElement;
  let stop: () => void;
  let now = 1000;
  beforeEach(() => {
    vi.useFakeTimers();
    element = document.createElement("div");
    document.body.append(element);
    element.setPointerCapture = () => {};
  });
  afterEach(() => {
    stop();
    element.remove();
    vi.useRealTimers();
  });

  function send(type: string, x: number, y: number, more: PointerEventInit = {}, later = 10): void {
    now += later;
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: "mouse",
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
      ...more,
    });
    Object.defineProperty(event, "timeStamp", { value: now });
    element.dispatchEvent(event);
  }
  const touch = (id = 1): PointerEventInit => ({
    pointerType: "touch",
    pointerId: id,
    isPrimary: id === 1,
  });

  function watched(picks = false, takes = false): string[] {
    const { notes, hands } = noting(picks, false, takes);
    stop = listen(element, hands);
    return notes;
  }

  it("turn what they take hold of instead of moving the board", () => {
    const { notes, hands } = noting(false, true);
    stop = listen(element, hands);
    send("pointerdown", 10, 10);
    send("pointermove", 40, 10);
    send("pointerup", 40, 30);
    expect(notes).toEqual([
      'turn {"x":10,"y":10} "mouse"',
      'turn {"x":40,"y":10} "mouse"',
      'turned {"x":40,"y":30} "mouse"',
    ]);
  });

  it("a click is a click although the hand trembles", () => {
    const notes = watched();
    send("pointerdown", 50, 50);
    send("pointermove", 53, 52);
    send("pointerup", 53, 52);
    expect(notes).toEqual(['tap {"x":53,"y":52} "mouse"']);
  });

  it("a drag is no click", () => {
    const notes = watched();
    send("pointerdown", 50, 50);
    send("pointermove", 60, 50);
    send("pointermove", 75, 58);
    send("pointerup", 75, 58);
    expect(notes).toEqual(["hover null", "pan 10 0", "pan 15 8"]);
  });

  it("what is taken is carried along, and neither tapped nor panned", () => {
    const notes = watched(false, true);
    send("pointerdown", 50, 50);
    send("pointermove", 52, 50);
    send("pointermove", 75, 58);
    send("pointerup", 75, 58);
    expect(notes).toEqual([
      'carry {"x":52,"y":50}',
      'carry {"x":75,"y":58}',
      'drop {"x":75,"y":58}',
    ]);
  });

  it("a second finger lets go of what the first one carries", () => {
    const notes = watched(false, true);
    send("pointerdown", 100, 100, touch(1));
    send("pointermove", 110, 100, touch(1));
    send("pointerdown", 200, 100, touch(2));
    send("pointermove", 290, 100, touch(2));
    expect(notes).toEqual([
      'carry {"x":110,"y":100}',
      "drop null",
      "pan 45 0",
      'zoom 2 {"x":200,"y":100}',
    ]);
  });

  it("only the main button counts", () => {
    const notes = watched();
    send("pointerdown", 50, 50, { button: 2 });
    send("pointerup", 50, 50, { button: 2 });
    expect(notes).toEqual([]);
  });

  it("two fingers zoom around their middle and pan with it", () => {
    const notes = watched();
    send("pointerdown", 100, 100, touch(1));
    send("pointerdown", 200, 100, touch(2));
    send("pointermove", 300, 100, touch(2));
    send("pointerup", 300, 100, touch(2));
    expect(notes).toEqual(["pan 50 0", 'zoom 2 {"x":200,"y":100}']);
  });

  it("the finger that stays after a pinch drags on, and does not tap", () => {
    const notes = watched();
    send("pointerdown", 100, 100, touch(1));
    send("pointerdown", 200, 100, touch(2));
    send("pointerup", 200, 100, touch(2));
    send("pointermove", 110, 105, touch(1));
    send("pointerup", 110, 105, touch(1));
    expect(notes).toEqual(["pan 10 5"]);
  });

  it("a second tap soon and near is a double tap", () => {
    const notes = watched();
    for (const x of [50, 58]) {
      send("pointerdown", x, 50, touch());
      send("pointerup", x, 50, touch());
    }
    expect(notes).toEqual(['tap {"x":50,"y":50} "touch"', 'double {"x":58,"y":50}']);
  });

  it("taps that pick something are never a double tap", () => {
    const notes = watched(true);
    for (let k = 0; k < 2; k++) {
      send("pointerdown", 50, 50, touch());
      send("pointerup", 50, 50, touch());
    }
    expect(notes.filter((line) => line.startsWith("tap"))).toHaveLength(2);
  });

  it("a slow second tap is a tap", () => {
    const notes = watched();
    send("pointerdown", 50, 50, touch());
    send("pointerup", 50, 50, touch());
    send("pointerdown", 50, 50, touch(), 500);
    send("pointerup", 50, 50, touch());
    expect(notes.filter((line) => line.startsWith("tap"))).toHaveLength(2);
  });

  it("a resting finger previews, and picks nothing when it leaves", () => {
    const notes = watched();
    send("pointerdown", 50, 50, touch());
    vi.advanceTimersByTime(400);
    send("pointermove", 80, 50, touch());
    send("pointerup", 80, 50, touch());
    expect(notes).toEqual(['hold {"x":50,"y":50}', 'hold {"x":80,"y":50}']);
  });

  it("a resting mouse button is still a click", () => {
    const notes = watched();
    send("pointerdown", 50, 50);
    vi.advanceTimersByTime(1000);
    send("pointerup", 50, 50);
    expect(notes).toEqual(['tap {"x":50,"y":50} "mouse"']);
  });

  it("a cancelled press does nothing", () => {
    const notes = watched();
    send("pointerdown", 50, 50, touch());
    send("pointercancel", 50, 50, touch());
    expect(notes).toEqual([]);
  });

  it("a mouse hovers until it leaves", () => {
    const notes = watched();
    send("pointermove", 5, 6);
    send("pointerleave", 0, 0);
    expect(notes).toEqual(['hover {"x":5,"y":6}', "hover null"]);
  });

  it("the wheel zooms; sideways or with shift it pans", () => {
    const notes = watched();
    const wheel = ({ shiftKey = false, ...more }: WheelEventInit): void => {
      const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...more });
      Object.defineProperty(event, "shiftKey", { value: shiftKey });
      element.dispatchEvent(event);
    };
    wheel({ deltaY: -100 });
    wheel({ deltaX: 30, deltaY: 2 });
    wheel({ deltaY: 40, shiftKey: true });
    expect(notes[0]).toMatch(/^zoom 1\.2/);
    expect(notes.slice(1)).toEqual(["pan -30 -2", "pan -40 0"]);
  });
});

describe("the arithmetic of gestures", () => {
  it("a grip is the middle of two fingers and their distance", () => {
    expect(grip({ x: 0, y: 0 }, { x: 6, y: 8 })).toEqual({ at: { x: 3, y: 4 }, apart: 10 });
    expect(grip({ x: 1, y: 1 }, { x: 1, y: 1 }).apart).toBe(1);
  });

  it("speed is that of the last moments only", () => {
    const trail = [
      { x: 0, y: 0, time: 0 },
      { x: 500, y: 0, time: 100 },
      { x: 510, y: 0, time: 150 },
      { x: 520, y: 5, time: 180 },
    ];
    expect(speed(trail, 180)).toEqual({ x: 20 / 80, y: 5 / 80 });
    expect(speed(trail, 1000)).toEqual({ x: 0, y: 0 });
  });

  it("the wheel's factor is undone by turning back", () => {
    const factor = (deltaY: number, deltaMode = 0): number =>
      wheelFactor(new WheelEvent("wheel", { deltaY, deltaMode }), 600);
    expect(factor(90) * factor(-90)).toBeCloseTo(1, 12);
    expect(factor(3, 1)).toBeCloseTo(factor(54), 12);
    expect(factor(1e6)).toBe(factor(240));
  });
});
