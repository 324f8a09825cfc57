import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pointer } from "../../device/pointing";
import { choice, handCard, pointAt, update } from "../../live/samples";
import { Advice } from "../choices/advice";
import type { Helm } from "../helm";
import { mine, service, settled, shownAtTheHelm } from "../samples";
import { CardChoices } from "./cardAdvice";

const HAND = [
  handCard("STAY", ["stay L", "stay R"], { about: "Stays where it is." }),
  handCard("BOTH", ["go", "wait"]),
  handCard("SUN", [], { about: "Shines.", note: "Not now." }),
];
const CHOICES = [
  choice("stay L", { label: "To port" }),
  choice("stay R", { label: "To starboard" }),
  choice("go", { label: "Go", target: pointAt(1, 1) }),
  choice("wait", { label: "Wait" }),
];

describe("a card that is looked at", () => {
  let root: HTMLElement;
  let helm: Helm;
  let leave: () => void;
  const told = () => root.querySelector(".advice")?.textContent ?? "";
  const offered = () =>
    [...root.querySelectorAll(".card-choices .choice-label")].map((one) => one.textContent);
  const take = (id: string) => act(() => helm.chooser.hand.take(id));

  beforeEach(async () => {
    ({ helm, root, leave } = await shownAtTheHelm(() => [
      <CardChoices key="choices" />,
      <Advice key="advice" />,
    ]));
    await act(async () => {
      service().says(update(5, { sight: mine(5, { choices: CHOICES, hand: HAND }) }));
      await settled();
    });
  });
  afterEach(() => {
    leave();
    pointer.value = "mouse";
  });

  it("says what it does, and has its choices where it has no place on the board", async () => {
    await take("STAY");
    expect(told()).toContain("Stays where it is.");
    expect(told()).toContain("pick below");
    expect(offered()).toEqual(["To port", "To starboard"]);
    // They stay while one of them is looked at, and when a finger has picked it.
    await act(() => helm.chooser.pick(["stay R"], "touch"));
    expect(offered()).toEqual(["To port", "To starboard"]);
    expect(helm.sending.value).toBeNull();
  });

  it("may lead somewhere and be good for something else", async () => {
    await take("BOTH");
    expect(told()).toContain("or what else it can do below");
    expect(offered()).toEqual(["Wait"]);
  });

  it("that cannot be played says what it does and why not", async () => {
    await take("SUN");
    expect(told()).toContain("Shines.");
    expect(told()).toContain("Not now.");
    expect(offered()).toEqual([]);
  });

  it("is spoken of in the words of what it is pointed at with", async () => {
    await act(() => {
      helm.chooser.hand.regarded.value = "BOTH";
    });
    expect(told()).toContain("Click to take it up");
    await act(() => {
      pointer.value = "keyboard";
    });
    expect(told()).toContain("Press Enter to take it up");
    expect(told()).not.toMatch(/[Cc]lick|[Tt]ap/);
    await act(() => {
      pointer.value = "touch";
    });
    expect(told()).toContain("Tap to take it up");
    expect(told()).not.toMatch(/[Cc]lick|Enter/);
  });
});
