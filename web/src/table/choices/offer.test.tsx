import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notationShown } from "../../device/settings";
import { startWords } from "../../i18n";
import { known } from "../../live";
import { noScene, sight, TABLE, tableView } from "../../live/samples";
import type { Offer, Overlay } from "../../live/wire";
import { OverlayMenu } from "../board/overlayMenu";
import { laidOf } from "../board/overlays";
import { HelmContext } from "../context";
import { Helm } from "../helm";
import { Choices } from "./choiceList";
import { OfferCard } from "./offer";
import { useStandingAnswers } from "./standingAnswer";

const choice = (action: string) => ({ action, label: action, target: null, group: "Turn" });
const offer: Offer = {
  title: "Protest against B?",
  text: "B took a point of yours.",
  rule: "XX-1",
  pieces: ["boat:B"],
  by: "B",
  answers: [{ action: "protest B", label: "Protest", tone: "yes" }],
};
const overlay = (id: string, on: boolean): Overlay => ({
  id,
  label: id,
  picture: noScene,
  on,
  covers: false,
});

function Answering() {
  useStandingAnswers();
  return null;
}

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
          <Answering />
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

  it("an offer with a yes and a no can be given a standing answer", async () => {
    expect(root.querySelector(".offer-standing")).toBeNull();
    const pact: Offer = {
      ...offer,
      answers: [
        { action: "agree", label: "Agree", tone: "yes" },
        { action: "refuse", label: "Refuse", tone: "no" },
      ],
    };
    await act(() => {
      helm.shown.value = sight(2, { choices: [choice("agree"), choice("refuse")], offer: pact });
    });
    const select = root.querySelector<HTMLSelectElement>(".offer-standing select");
    if (select === null) throw new Error("nothing to choose from");
    expect([...select.options].map((one) => one.value)).toEqual(["ask", "yes", "no"]);
    await act(() => {
      select.value = "no";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    // This one is shown, to be confirmed like everything else; the next is answered for her.
    expect(helm.standing.value).toEqual({ "XX-1": "no" });
    expect(helm.sending.value).toBeNull();
    expect(helm.chooser.picked.value).toBe("refuse");
    await act(() => {
      helm.shown.value = sight(3, { choices: [choice("agree"), choice("refuse")], offer: pact });
    });
    expect(helm.sending.value).toBe("refuse");
  });

  it("the notation stands beside a choice for whoever wants it", async () => {
    expect(root.querySelector(".choice-notation")).toBeNull();
    await act(() => {
      notationShown.value = true;
    });
    expect(root.querySelector(".choices .choice-notation")?.textContent).toBe("move");
    notationShown.value = false;
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
