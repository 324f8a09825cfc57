import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { update } from "../../live/samples";
import { mine, service, settled, shownAtTheHelm } from "../samples";
import { Announcer } from "./announcer";

describe("what a screen reader is told", () => {
  let root: HTMLElement;
  let leave: () => void;
  const called = () => root.querySelector("[data-called]")?.textContent;
  const says = (seq: number, prompt: string, more = {}) =>
    act(async () => {
      service().says(update(seq, { sight: mine(seq, { prompt, ...more }) }));
      await settled();
    });

  beforeEach(async () => {
    ({ root, leave } = await shownAtTheHelm(() => <Announcer />));
  });
  afterEach(() => leave());

  it("is the question of the moment: once with the turn, and again when something else is asked", async () => {
    expect(called()).toMatch(/^Your turn\. /);
    await says(5, "Choose the first heading.");
    expect(called()).toBe("Choose the first heading.");
    await says(6, "Choose the first heading.");
    expect(called()).toBe("Choose the first heading.");
    await says(7, "Waiting for B.", { to_move: "B", choices: [] });
    expect(called()).toBe("");
    await says(8, "Choose the first heading.");
    expect(called()).toBe("Your turn. Choose the first heading.");
  });

  it("is told once whose turn it is, where the question says so itself", async () => {
    await says(5, "Waiting for B.", { to_move: "B", choices: [] });
    await says(6, "Your turn: play a card.");
    expect(called()).toBe("Your turn: play a card.");
  });
});
