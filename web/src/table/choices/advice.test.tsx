import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Helm } from "../helm";
import { shownAtTheHelm } from "../samples";
import { Advice } from "./advice";

describe("what is read out about a choice", () => {
  let root: HTMLElement;
  let helm: Helm;
  let leave: () => void;

  const seen = () => root.querySelector("[aria-live]")?.textContent;
  const heard = () => {
    const live = root.querySelector("[aria-live]")?.cloneNode(true) as Element;
    for (const hidden of live.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return live.textContent;
  };

  beforeEach(async () => {
    const terms = [{ words: ["sail"], means: "To move with the wind." }];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(terms)));
    ({ helm, root, leave } = await shownAtTheHelm(() => <Advice />));
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  it("is what it brings, once it is known: its name was heard where it was pointed at", async () => {
    await act(() => {
      helm.chooser.pointed.value = "leg N";
    });
    expect(seen()).toBe("leg NLooking ahead…");
    expect(heard()).toBe("");
    await act(() => {
      helm.chooser.previews.shown.value = {
        action: "leg N",
        lines: [{ rule: "REG-22", text: "You sail to 3,4." }],
        warnings: [],
        odds: [],
        ends_turn: false,
        path: [],
        picture: null,
      };
    });
    expect(seen()).toBe("leg NYou sail to 3,4.");
    expect(heard()).toBe("You sail to 3,4.");
    await vi.waitFor(() =>
      expect(root.querySelector(".advice-lines .term")?.textContent).toBe("sail"),
    );
  });
});
