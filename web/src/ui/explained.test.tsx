import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { Explained, piecesOf, type Term } from "./explained";

const terms: Term[] = [
  { words: ["tack"], means: "The side of the wind." },
  { words: ["starboard tack"], means: "Wind from the right." },
  { words: ["run", "running"], means: "Before the wind." },
  { words: ["sous le vent"], means: "À l’abri." },
];
const found = (text: string) =>
  piecesOf(text, terms)
    .filter(({ means }) => means !== null)
    .map(({ text: word }) => word);

describe("words that can be asked about", () => {
  it("are found whole, in any form and case, the longer before the shorter", () => {
    expect(found("Running on starboard tack, then on a tack round it")).toEqual([
      "Running",
      "starboard tack",
      "tack",
    ]);
    expect(found("a round trunk, tack-less")).toEqual([]);
    expect(found("Celui qui est sous le vent")).toEqual(["sous le vent"]);
  });

  it("are explained once in a text, which stays the same", () => {
    const text = "A tack and a tack.";
    expect(found(text)).toEqual(["tack"]);
    expect(
      piecesOf(text, terms)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("are passed by with Tab where something else comes first, and shown as one wishes", () => {
    const place = document.createElement("p");
    const shown = (text: string) => <b>{text}</b>;
    act(() => render(<Explained text="A tack." terms={terms} passedBy shown={shown} />, place));
    const word = place.querySelector("button");
    expect(word?.tabIndex).toBe(-1);
    expect(word?.innerHTML).toBe("<b>tack</b>");
    expect(place.textContent).toBe("A tack.");
  });

  it("say what they mean when focused, and no longer after Escape", () => {
    const place = document.createElement("p");
    document.body.append(place);
    act(() => render(<Explained text="A tack." terms={terms} />, place));
    const word = place.querySelector("button");
    act(() => word?.focus());
    const told = place.querySelector('[role="tooltip"]');
    expect(told?.textContent).toBe("The side of the wind.");
    expect(word?.getAttribute("aria-describedby")).toBe(told?.id);
    act(() => {
      word?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(place.querySelector('[role="tooltip"]')).toBeNull();
    place.remove();
  });
});
