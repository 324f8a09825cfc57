import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NamedPart } from "../../board";
import { pointer } from "../../device/pointing";
import { startWords } from "../../i18n";
import { Legend } from "./legend";

const SIGNS = [
  { text: "A leg", target: { kind: "point", x: 0, y: 0, sign: "2", tone: "plain" } },
  {
    text: "A mark",
    picture: {
      width: 1,
      height: 1,
      title: "",
      description: "",
      shapes: [{ shape: "circle", role: "mark", x: 0, y: 0, r: 1 }],
    },
  },
];

describe("the legend", () => {
  const named = signal<() => readonly NamedPart[]>(() => []);
  let root: HTMLElement;
  const told = () =>
    [...root.querySelectorAll(".legend li > span:last-child")].map((one) => one.textContent);
  const hint = () => root.querySelector(".field-hint")?.textContent;

  beforeEach(async () => {
    await startWords("table");
    vi.stubGlobal("fetch", async () => Response.json(SIGNS));
    HTMLDialogElement.prototype.showModal ??= () => {};
    root = document.body.appendChild(document.createElement("div"));
    await act(() =>
      render(<Legend address="/api/tables/reef" named={named} open onClose={() => {}} />, root),
    );
    await vi.waitFor(() => expect(root.querySelectorAll(".legend .ll-highlight").length).toBe(2));
  });
  afterEach(() => {
    render(null, root);
    root.remove();
    pointer.value = "mouse";
    vi.unstubAllGlobals();
  });

  it("explains the signs of the game, and those that the board adds in every game", () => {
    expect(told()).toEqual([
      "A leg",
      expect.stringContaining("several choices"),
      "A mark",
      expect.stringContaining("×"),
      expect.stringContaining("!"),
    ]);
    expect(root.querySelectorAll(".legend .ll-many, .legend .ll-highlight")).toHaveLength(3);
  });

  it("says how things are named by mouse, finger and keyboard", async () => {
    expect(hint()).toContain("mouse");
    await act(() => {
      pointer.value = "touch";
    });
    expect(hint()).toContain("Press");
    expect(hint()).not.toContain("mouse");
    await act(() => {
      pointer.value = "keyboard";
    });
    expect(hint()).not.toContain("mouse");
  });
});
