import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choice, update } from "../../live/samples";
import type { Choice } from "../../live/wire";
import type { Helm } from "../helm";
import { mine, service, settled, shownAtTheHelm } from "../samples";
import { useKeptFocus } from "./keptFocus";

/** A desk with the choices of a list, beside a board that can have the focus. */
function Desk({ helm }: { helm: Helm }) {
  const desk = useRef<HTMLElement>(null);
  useKeptFocus(desk);
  return (
    <>
      <div id="board" tabIndex={-1} />
      <aside ref={desk}>
        <p id="prompt" tabIndex={-1} />
        {helm.choices.value.map(({ action }) => (
          <button key={action} type="button" data-choice={action} />
        ))}
      </aside>
    </>
  );
}

describe("the keyboard's place", () => {
  let root: HTMLElement;
  let leave: () => void;

  const onBoard = (action: string): Choice => ({
    ...choice(action),
    target: { kind: "point", x: 1, y: 1, angle: null, sign: "", tone: "plain" },
  });
  const asks = (seq: number, choices: Choice[]) =>
    act(async () => {
      service().says(update(seq, { sight: mine(seq, { choices }) }));
      await settled();
    });
  const at = (selector: string) => root.querySelector<HTMLElement>(selector)?.focus();
  const key = () => dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  const press = () => dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
  const focused = () => {
    const active = document.activeElement as HTMLElement | null;
    return active?.dataset.choice ?? active?.id;
  };

  beforeEach(async () => {
    ({ root, leave } = await shownAtTheHelm((found) => <Desk helm={found} />));
  });
  afterEach(() => {
    leave();
    vi.restoreAllMocks();
  });

  it("goes from the board to the choices when nothing more is decided there", async () => {
    key();
    at("#board");
    await asks(5, [onBoard("ride 1")]);
    expect(focused()).toBe("board");
    await asks(6, [choice("break 1"), choice("end")]);
    expect(focused()).toBe("break 1");
  });

  it("stays on the board for whoever has clicked there", async () => {
    press();
    at("#board");
    await asks(5, [choice("break 1"), choice("end")]);
    expect(focused()).toBe("board");
  });

  it("is kept in the desk, which a finger's choice does not scroll", async () => {
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    key();
    at("[data-choice='luff']");
    await asks(5, [choice("roll")]);
    expect(focused()).toBe("roll");
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
    press();
    at("[data-choice='roll']");
    await asks(6, [choice("sail")]);
    expect(focused()).toBe("sail");
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});
