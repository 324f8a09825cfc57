import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startWords } from "../i18n";
import { known } from "../live";
import { sight, TABLE, tableView } from "../live/samples";
import type { Offer, Overlay } from "../live/wire";
import { Choices } from "./choiceList";
import { HelmContext } from "./context";
import { Helm } from "./helm";
import { OfferCard } from "./offer";
import { OverlayMenu } from "./overlayMenu";
import { laidOf } from "./overlays";

const choice = (action: string) => ({ action, label: action, target: null, group: "Turn" });
const offer: Offer = {
  title: "Protest against B?",
  text: "B took a point of yours.",
  rule: "XX-1",
  pieces: ["boat:B"],
  from: "B",
  answers: [{ action: "protest B", label: "Protest", tone: "yes" }],
};
const overlay = (id: string, on: boolean): Overlay => ({
  id,
  label: id,
  picture: {},
  on,
  covers: false,
});

describe("beside the choices", () => {
  let root: HTMLElement;
  let helm: Helm;

  beforeEach(async () => {
    await startWords();
    localStorage.clear();
    root = document.body.appendChild(document.createElement("div"));
    helm = new Helm(TABLE);
    const you = { ...tableView(), seats: [{ seat: "A", you: true, stand_in: null }] };
    known.value = {
      ...known.peek(),
      stories: { [TABLE]: { table: you, entries: [], chat: [] } as never },
    };
    helm.shown.value = sight(1, {
      choices: [choice("protest B"), choice("move")],
      offer,
      overlays: [overlay("lines", false), overlay("zones", true)],
    });
    await act(() =>
      render(
        <HelmContext.Provider value={helm}>
          <OfferCard />
          <Choices />
          <OverlayMenu />
        </HelmContext.Provider>,
        root,
      ),
    );
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });

  it("an offer has its own buttons and its rule", () => {
    expect(root.querySelector(".offer")?.textContent).toContain("B took a point of yours.");
    expect(root.querySelector(".offer .rule-button")?.textContent).toBe("XX-1");
    const buttons = [...root.querySelectorAll("[data-choice]")];
    expect(buttons.map((button) => button.getAttribute("data-choice"))).toEqual([
      "protest B",
      "move",
    ]);
    expect(buttons[0]?.closest(".offer-place")?.getAttribute("aria-live")).toBe("polite");
  });

  it("overlays are laid as proposed until they are switched", async () => {
    const laid = () => laidOf("regatta", helm.shown.value?.overlays ?? []).map(({ id }) => id);
    expect(laid()).toEqual(["zones"]);
    await act(() => root.querySelector<HTMLElement>(".overlays button")?.click());
    const [lines, zones] = root.querySelectorAll<HTMLInputElement>(".overlays input");
    await act(() => lines?.click());
    await act(() => zones?.click());
    expect(laid()).toEqual(["lines"]);
    expect(JSON.parse(localStorage.getItem("layline.overlays") ?? "{}")).toEqual({
      regatta: { lines: true, zones: false },
    });
  });
});
