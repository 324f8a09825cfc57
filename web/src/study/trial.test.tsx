import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startWords } from "../i18n";
import { Amounts, Question } from "./asked";
import { Choices, Refused } from "./choices";
import { Study } from "./index";
import { samples } from "./samples";
import type { StudySight } from "./source";
import { Told } from "./told";
import { Trial } from "./trial";

async function started(story: string[] = ["left", "left"]) {
  const source = samples();
  const trial = new Trial(source, story);
  await trial.go([]);
  return { trial, source };
}

describe("trying a little race", () => {
  it("steps through its story, back and to the beginning", async () => {
    const { trial } = await started();
    await trial.forward();
    await trial.forward();
    expect(trial.played.value).toEqual(["left", "left"]);
    expect(trial.next.value).toBeNull();
    await trial.back();
    expect(trial.played.value).toEqual(["left"]);
    expect(trial.next.value).toBe("left");
    await trial.reset();
    expect(trial.played.value).toEqual([]);
  });

  it("goes another way, and on along it after stepping back", async () => {
    const { trial } = await started();
    await trial.play("right");
    await trial.play("right");
    expect(trial.onStory.value).toBe(false);
    await trial.back();
    await trial.back();
    expect(trial.next.value).toBe("right");
    await trial.reset();
    expect(trial.next.value).toBe("left");
  });

  it("plays at once with a mouse, and asks a finger twice", async () => {
    const { trial } = await started();
    trial.chooser.pick(["left"], "touch");
    expect(trial.chooser.picked.value).toBe("left");
    expect(trial.played.value).toEqual([]);
    trial.chooser.pick(["left"], "touch");
    await Promise.resolve();
    await Promise.resolve();
    expect(trial.played.value).toEqual(["left"]);
  });

  it("plays nothing by a click beside every target, whoever clicks how often", async () => {
    const { trial, source } = await started();
    const none = { action: null, rule: null, message: "", pieces: [] };
    source.meant = async () => ({ actions: ["left"], ...none });
    for (let n = 0; n < 3; n += 1) {
      await trial.point({ x: 1, y: 1 });
      expect(trial.chooser.picked.value).toBe("left");
    }
    source.meant = async () => ({ actions: ["left", "right"], ...none });
    await trial.point({ x: 1, y: 1 });
    expect(trial.chooser.asked.value).toHaveLength(2);
    expect(trial.chooser.picked.value).toBeNull();
    expect(trial.played.value).toEqual([]);
  });

  it("asks which one is meant where a click could mean several", async () => {
    const { trial } = await started();
    trial.chooser.pick(["left", "right"], "mouse");
    expect(trial.chooser.asked.value?.map((choice) => choice.action)).toEqual(["left", "right"]);
  });

  it("keeps the referee's word until something is played", async () => {
    const { trial } = await started();
    await trial.chooser.whyNot("up", "up");
    expect(trial.chooser.word.value).toMatchObject({
      kind: "no",
      rule: "LAY-02",
      pieces: ["boat:A"],
    });
    await trial.forward();
    expect(trial.chooser.word.value).toBeNull();
  });

  it("shows only the newest of two answers that cross", async () => {
    const { trial } = await started();
    await Promise.all([trial.go(["left"]), trial.go(["right"])]);
    expect(trial.played.value).toEqual(["right"]);
  });
});

describe("a study", () => {
  beforeAll(() => startWords("study"));
  const place = document.createElement("div");
  afterEach(() => {
    act(() => render(null, place));
    place.remove();
  });

  it("shows a board and its story, and steps through it by its buttons", async () => {
    document.body.append(place);
    const trial = new Trial(samples(), ["left", "right"]);
    act(() => render(<Study trial={trial} game="regatta" label="Board of an example" />, place));
    const at = () => place.querySelector(".study-at")?.textContent;
    await vi.waitFor(() => expect(at()).toBe("Step 0 of 2"));
    expect(place.querySelector('[aria-label="Board of an example"]')).not.toBeNull();
    place.querySelector<HTMLButtonElement>('[data-step="forward"]')?.click();
    await vi.waitFor(() => expect(at()).toBe("Step 1 of 2"));
    expect(place.querySelector(".study-told")?.textContent).toContain("A goes left.");
    expect(place.querySelector("a.study-rule")?.getAttribute("href")).toBe("/rules/regatta#LAY-01");
    place.querySelector<HTMLButtonElement>('[data-choice="left"]')?.click();
    await vi.waitFor(() => expect(at()).toBe("Your own line"));
    place.querySelector<HTMLButtonElement>('[data-step="reset"]')?.click();
    await vi.waitFor(() => expect(at()).toBe("Step 0 of 2"));
  });
});

describe("the parts of a study", () => {
  beforeAll(() => startWords("study"));
  const place = document.createElement("div");
  afterEach(() => act(() => render(null, place)));

  it("passes on what was asked by a click, where the click can be taken for an action", async () => {
    const { trial, source } = await started();
    act(() => render(<Told trial={trial} ruleHref={(rule) => `#${rule}`} />, place));
    const share = () =>
      [...place.querySelectorAll("button")].find((one) => one.textContent?.includes("Share"));
    await act(() => trial.point({ x: 1, y: 1 }));
    expect(place.textContent).toContain("Not there.");
    expect(share()).toBeUndefined();
    const about = { actions: [], action: "up", rule: "LAY-02", message: "No.", pieces: [] };
    source.meant = async () => about;
    await act(() => trial.point({ x: 1, y: 1 }));
    share()?.click();
    await vi.waitFor(() => expect(source.asked.at(-1)).toBe("share up"));
  });

  it("offers the choices as buttons, and the refused ones to be asked about", async () => {
    const { trial } = await started();
    act(() =>
      render(
        <>
          <Choices trial={trial} />
          <Refused trial={trial} />
          <Told trial={trial} ruleHref={(rule) => `#${rule}`} />
        </>,
        place,
      ),
    );
    expect(place.querySelectorAll("[data-choice]")).toHaveLength(2);
    const greyed = place.querySelector<HTMLButtonElement>("[data-refused]");
    greyed?.click();
    await vi.waitFor(() => expect(place.textContent).toContain("Nobody goes up."));
    expect(place.querySelector("a.study-rule")?.getAttribute("href")).toBe("#LAY-02");
  });
});

describe("what is asked beside the plain choices", () => {
  const values = [0, 1].map((value) => ({ value, label: String(value) }));
  const amount = {
    chart: "",
    id: "way",
    label: "How far",
    sliders: [{ id: "steps", label: "Steps", values }],
    choices: [{ values: [1], action: "right" }],
  };
  const offer = {
    title: "A pact?",
    text: "B offers one.",
    rule: "LAY-01",
    pieces: [],
    by: null,
    answers: [{ action: "left", label: "left", tone: "yes" as const }],
  };

  async function shown(sight: Partial<StudySight>) {
    const { trial } = await started();
    const before = trial.answer.value;
    if (before === null) throw new Error("it has started");
    trial.answer.value = { ...before, sight: { ...before.sight, ...sight } };
    const place = document.body.appendChild(document.createElement("div"));
    act(() =>
      render(
        <>
          <Question trial={trial} ruleHref={(rule) => `#${rule}`} />
          <Amounts trial={trial} />
          <Choices trial={trial} />
        </>,
        place,
      ),
    );
    return { trial, place };
  }

  it("is a question with its answers, which are not listed again", async () => {
    const { place } = await shown({ offer });
    expect(place.querySelector(".offer")?.textContent).toContain("A pact?");
    expect(place.querySelectorAll('[data-choice="left"]')).toHaveLength(1);
    expect(place.querySelector('.offer [data-choice="left"]')).not.toBeNull();
  });

  it("is an amount that is set by its slider, foreseen, and played by its button", async () => {
    const { trial, place } = await shown({ amounts: [amount] });
    const [slider, button] = [place.querySelector("input"), place.querySelector("button")];
    expect(button?.disabled).toBe(true);
    expect(place.querySelectorAll(".study-choice")).toHaveLength(1);
    act(() => {
      if (slider === null) return;
      slider.value = "1";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(trial.chooser.pointed.value).toBe("right");
    expect(button?.dataset.choice).toBe("right");
    await act(async () => button?.click());
    expect(trial.played.value).toEqual(["right"]);
  });
});
