import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Freshness, MOMENT } from "./freshness";

/** A clock that stands still until it is told to go on. */
class StandingClock {
  private time = 1000;
  private waiting: Array<{ due: number; act: () => void }> = [];
  now = (): number => this.time;
  of = (): number => this.time;
  later = (wait: number, act: () => void): void => {
    this.waiting.push({ due: this.time + wait, act });
  };
  goOn(by: number): void {
    this.time += by;
    const due = this.waiting.filter((one) => one.due <= this.time);
    this.waiting = this.waiting.filter((one) => one.due > this.time);
    for (const { act } of due) act();
  }
}

describe("what plays something", () => {
  let clock: StandingClock;
  let freshness: Freshness;
  let leave: () => void;
  const played = vi.fn<(what: string) => void>();

  beforeEach(() => {
    clock = new StandingClock();
    freshness = new Freshness(clock);
    leave = freshness.watch(document.body);
  });
  afterEach(() => {
    leave();
    played.mockClear();
    document.body.replaceChildren();
  });

  /** Observers are told at the end of the task. */
  const noticed = () => new Promise((resolve) => setTimeout(resolve, 0));

  async function button(plays: string): Promise<HTMLButtonElement> {
    const made = document.createElement("button");
    made.setAttribute("data-plays", plays);
    made.addEventListener("click", () => played(made.getAttribute("data-plays") ?? ""));
    // It may come as a part of something larger.
    document.body.appendChild(document.createElement("div")).append(made);
    await noticed();
    return made;
  }

  function press(element: Element, at = { x: 100, y: 100 }): void {
    const place = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y };
    element.dispatchEvent(new PointerEvent("pointerdown", place));
    element.dispatchEvent(new MouseEvent("click", { ...place, detail: 1 }));
  }

  it("takes no press in the moment after it appeared, and says so", async () => {
    const leg = await button("1 leg N");
    expect(leg.hasAttribute("data-fresh")).toBe(true);
    press(leg);
    clock.goOn(MOMENT - 1);
    press(leg);
    expect(played).not.toHaveBeenCalled();
    clock.goOn(1);
    expect(leg.hasAttribute("data-fresh")).toBe(false);
    press(leg);
    expect(played).toHaveBeenCalledExactlyOnceWith("1 leg N");
  });

  it("takes none either when it has come to play something else", async () => {
    const leg = await button("1 leg N");
    clock.goOn(MOMENT);
    leg.setAttribute("data-plays", "2 leg N");
    await noticed();
    press(leg);
    expect(played).not.toHaveBeenCalled();
    expect(leg.hasAttribute("data-fresh")).toBe(true);
    clock.goOn(MOMENT);
    press(leg);
    expect(played).toHaveBeenCalledExactlyOnceWith("2 leg N");
  });

  it("is fresh anew when it changes again before the moment is over", async () => {
    const leg = await button("1");
    clock.goOn(MOMENT - 100);
    leg.setAttribute("data-plays", "2");
    await noticed();
    clock.goOn(100);
    expect(leg.hasAttribute("data-fresh")).toBe(true);
    press(leg);
    expect(played).not.toHaveBeenCalled();
  });

  it("is pressed by keyboard and by a screen reader at once, but not by a key held down", async () => {
    const leg = await button("1 leg N");
    leg.click();
    expect(played).toHaveBeenCalledOnce();
    const held = { key: "Enter", bubbles: true, cancelable: true };
    const [first, again] = [false, true].map(
      (repeat) => new KeyboardEvent("keydown", { ...held, repeat }),
    );
    for (const event of [first, again]) leg.dispatchEvent(event as KeyboardEvent);
    expect(first?.defaultPrevented).toBe(false);
    expect(again?.defaultPrevented).toBe(true);
  });

  it("leaves alone what plays nothing", async () => {
    const plain = document.body.appendChild(document.createElement("button"));
    plain.addEventListener("click", () => played("plain"));
    await noticed();
    press(plain);
    expect(played).toHaveBeenCalledOnce();
    expect(plain.hasAttribute("data-fresh")).toBe(false);
  });

  it("is known to have come under the pointer after the press that something took", async () => {
    const away = await button("1 break 3+0");
    clock.goOn(MOMENT);
    press(away);
    expect(freshness.cameUnderPointer(away)).toBe(false);
    clock.goOn(200);
    const stay = await button("2 stay");
    press(stay);
    clock.goOn(5 * MOMENT);
    press(stay, { x: 104, y: 98 });
    expect(played).toHaveBeenLastCalledWith("2 stay");
    expect(freshness.cameUnderPointer(stay)).toBe(true);
    press(stay, { x: 104, y: 98 });
    expect(freshness.cameUnderPointer(stay), "it was there for the press before").toBe(false);
  });

  it("was seen when one had to go to it", async () => {
    const away = await button("1 break 3+0");
    clock.goOn(MOMENT);
    press(away);
    const stay = await button("2 stay");
    clock.goOn(MOMENT);
    press(stay, { x: 100, y: 160 });
    expect(freshness.cameUnderPointer(stay)).toBe(false);
  });
});
