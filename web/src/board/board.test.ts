import { beforeEach, describe, expect, it, vi } from "vitest";
import { freshness, MOMENT } from "../ui/freshness";
import {
  board,
  buttons,
  click,
  east,
  element,
  ground,
  key,
  north,
  onHover,
  onPick,
  onPoint,
  remake,
  resized,
  scene,
  target,
  withBoard,
} from "./samples";
import type { Scene } from "./scene";

describe("a board", () => {
  withBoard();

  it("has a name, and so has each of its targets", () => {
    expect(element.getAttribute("aria-label")).toBe("The board");
    expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual([
      "Sail leg N",
      "Sail leg E",
      "Sail leg E +puff",
    ]);
    board.setLabel("Le plateau");
    expect(element.getAttribute("aria-label")).toBe("Le plateau");
  });

  it("asks about a click on the piece that is to move, however near a target is", () => {
    const lit = { shape: "circle", role: "on-move", id: "on-move", x: 20, y: 15, r: 1 } as const;
    const beside = target("pact", 20.4, 15);
    board.setTargets([beside]);
    click(20.1, 15);
    expect(onPick).toHaveBeenCalledOnce();
    void board.show({ ...scene, shapes: [lit, ...scene.shapes] });
    for (const means of ["mouse", "touch"]) click(20.1, 15, means);
    expect(onPick).toHaveBeenCalledOnce();
    expect(onPoint).toHaveBeenCalledTimes(2);
    click(20.3, 15);
    expect(onPick).toHaveBeenCalledTimes(2);
  });

  it("marks the target of what is chosen, also when the targets come anew", () => {
    board.setChosen("leg E");
    const chosen = () =>
      buttons().map((button) => [
        button.getAttribute("aria-pressed"),
        button.classList.contains("ll-chosen"),
      ]);
    expect(chosen()).toEqual([
      [null, false],
      ["true", true],
      [null, false],
    ]);
    board.setTargets([]);
    board.setTargets([{ ...north, actions: ["leg E", "leg N"] }, east]);
    expect(chosen()).toEqual([
      [null, false],
      ["true", true],
    ]);
    board.setChosen(null);
    expect(chosen()).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it("makes the target hollow where a preview shows the piece, also when it comes anew", () => {
    const hollow = () => buttons().map((button) => button.classList.contains("ll-hollow"));
    const path: [number, number][] = [
      [20, 15],
      [20, 13],
    ];
    board.setPreview({ path, pieces: [], ghost: true });
    expect(hollow()).toEqual([true, false, false]);
    board.setTargets([east, { ...north, label: "Sail north" }]);
    expect(hollow()).toEqual([false, true]);
    board.setPreview({ path: [[20, 13]], pieces: [], ghost: true });
    expect(hollow()).toEqual([false, false]);
  });

  it("takes no press on a target that has just come up, but Enter", async () => {
    vi.useFakeTimers();
    const leave = freshness.watch(document.documentElement);
    board.setTargets([]);
    board.setTargets([east]);
    await vi.advanceTimersByTimeAsync(MOMENT - 1);
    click(22, 15);
    click(22, 15, "touch");
    expect(onPick).not.toHaveBeenCalled();
    expect(onPoint).not.toHaveBeenCalled();
    board.focusTarget(0);
    key("Enter");
    expect(onPick).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    click(22, 15);
    expect(onPick).toHaveBeenCalledTimes(2);
    // Chosen, it plays: that is another thing to press.
    board.setChosen("leg E");
    await vi.advanceTimersByTimeAsync(1);
    click(22, 15, "touch");
    expect(onPick).toHaveBeenCalledTimes(2);
    leave();
    vi.useRealTimers();
  });

  it("takes no press while the view moves by itself: it was meant for what lay there", async () => {
    vi.useFakeTimers();
    const leave = freshness.watch(document.documentElement);
    board.attend("turn");
    await vi.advanceTimersByTimeAsync(MOMENT - 1);
    board.zoomTo("all");
    await vi.advanceTimersByTimeAsync(MOMENT - 1);
    click(22, 15);
    expect(onPick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    // It is there already: nothing moves.
    board.zoomTo("all");
    click(22, 15);
    expect(onPick).toHaveBeenCalledOnce();
    leave();
    vi.useRealTimers();
  });

  it("uses no style attribute in its markup, for the strictest policy", () => {
    for (const svg of element.querySelectorAll("svg, svg *")) {
      expect(svg.getAttribute("style")).toBeNull();
    }
  });

  it("lays pictures over the pieces, and takes away those that are not laid again", () => {
    const picture = (text: string): Scene => ({
      ...ground,
      shapes: [{ shape: "text", role: "note", x: 1, y: 1, text }],
    });
    const laid = () => [...element.querySelectorAll(".ll-laid text")].map((it) => it.textContent);
    board.lay([
      { id: "zones", scene: picture("zones") },
      { id: "lines", scene: picture("lines") },
    ]);
    expect(laid()).toEqual(["zones", "lines"]);
    board.setPreview({ path: [], pieces: [], picture: picture("ahead") });
    expect(laid()).toEqual(["zones", "lines", "ahead"]);
    board.setPreview(null);
    board.lay([{ id: "lines", scene: picture("lines again") }]);
    expect(laid()).toEqual(["lines again"]);
    expect(buttons()).toHaveLength(3);
  });

  it("reports the picked target", () => {
    click(22.2, 15.1);
    expect(onPick).toHaveBeenCalledWith(["leg E"], { x: 22, y: 15 }, "mouse", false);
    expect(onPoint).not.toHaveBeenCalled();
  });

  it("lets a target with a name of its own move without losing the focus", () => {
    const buoy = target("mark:1", 10, 10, { id: "mark:1" });
    board.setTargets([north, buoy]);
    board.focusTarget(1);
    board.setTargets([north, { ...buoy, x: 11, label: "Mark 1, moved" }]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Mark 1, moved");
  });

  it("hands over a target that may be taken, and tells where it is carried", () => {
    const told: string[] = [];
    const note = (what: string) => (at: unknown) => {
      told.push(`${what} ${JSON.stringify(at)}`);
    };
    remake({
      onTake: (actions, at) => {
        note(actions.join())(at);
        return true;
      },
      onCarry: note("carry"),
      onDrop: note("drop"),
    });
    resized(800, 600);
    board.setGround(ground);
    board.setTargets([north]);
    const at = (type: string, x: number, y: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX: x * 20,
          clientY: y * 20,
        }),
      );
    at("pointerdown", 20, 13);
    at("pointermove", 25, 13);
    at("pointerup", 25, 14);
    expect(told).toEqual([
      'leg N {"x":20,"y":13}',
      'carry {"x":25,"y":13}',
      'drop {"x":25,"y":14}',
    ]);
    expect(onPick).not.toHaveBeenCalled();
  });

  it("reports the place of a click beside the targets", () => {
    click(30, 5);
    expect(onPoint).toHaveBeenCalledWith({ x: 30, y: 5 }, "mouse");
    expect(onPick).not.toHaveBeenCalled();
  });

  it("lets a mouse ask about the space beside a target, and helps a finger", () => {
    click(21, 15);
    expect(onPoint).toHaveBeenCalledOnce();
    click(21.05, 15, "touch");
    expect(onPick).toHaveBeenCalledWith(["leg E"], { x: 22, y: 15 }, "touch", false);
  });

  it("hands over everything a target can mean", () => {
    board.setTargets([{ ...east, actions: ["leg E", "leg E protest"] }]);
    click(22, 15);
    expect(onPick.mock.calls[0]?.[0]).toEqual(["leg E", "leg E protest"]);
  });

  it("tells which target the mouse is over, once", () => {
    const move = (x: number, y: number): void => {
      element.dispatchEvent(
        new PointerEvent("pointermove", {
          bubbles: true,
          pointerType: "mouse",
          clientX: x * 20,
          clientY: y * 20,
        }),
      );
    };
    move(22, 15);
    move(22.1, 15.1);
    move(5, 5);
    expect(onHover.mock.calls).toEqual([
      [["leg E"], "mouse"],
      [null, "mouse"],
    ]);
  });

  it("tells when the target under the mouse goes away, and only then", () => {
    element.dispatchEvent(
      new PointerEvent("pointermove", { pointerType: "mouse", clientX: 440, clientY: 300 }),
    );
    board.setTargets([north, { ...east, label: "Voguer à l'est" }]);
    expect(onHover).toHaveBeenCalledTimes(1);
    expect(buttons()[1]?.classList.contains("ll-hovered")).toBe(true);
    board.setTargets([north]);
    expect(onHover).toHaveBeenCalledTimes(2);
    expect(onHover.mock.lastCall?.[0]).toBeNull();
  });

  it("zooms by keys and tells when there is no more to see", () => {
    const views: { canZoomIn: boolean; canZoomOut: boolean; unit: number }[] = [];
    remake({ onView: (view) => views.push(view) });
    resized(800, 600);
    board.setGround(ground);
    expect(views.at(-1)).toEqual({ canZoomIn: true, canZoomOut: false, unit: 20 });
    element.focus();
    key("+");
    expect(views.at(-1)).toEqual({ canZoomIn: true, canZoomOut: true, unit: 30 });
    key("0");
    expect(views.at(-1)?.unit).toBe(20);
    board.zoomBy(100);
    expect(views.at(-1)).toEqual({ canZoomIn: false, canZoomOut: true, unit: 110 });
  });

  it("frames the targets for a finger", () => {
    board.attend("turn");
    const stage = element.querySelector<HTMLElement>(".ll-stage");
    expect(stage?.style.width).toBe(`${40 * 46}px`);
  });

  it("frames them anew in another size, until somebody moves the view herself", () => {
    const unit = () =>
      Number.parseFloat(element.querySelector<HTMLElement>(".ll-stage")?.style.width ?? "") / 40;
    board.attend("turn");
    resized(200, 160);
    const small = unit();
    expect(small).toBeLessThan(46);
    resized(800, 600);
    expect(unit()).toBe(46);
    element.focus();
    key("-");
    const own = unit();
    resized(790, 600);
    expect(unit()).toBe(own);
  });

  it("keeps unlabelled targets small and writes signs where there is room", () => {
    board.setTargets([target("place", 5, 5, { sign: "" }), east]);
    const [bare, signed] = buttons();
    expect(bare?.querySelector("text")).toBeNull();
    expect(signed?.querySelector("text")?.textContent).toBe("2");
    expect(bare?.classList.contains("ll-small")).toBe(true);
  });

  it("leaves the element as it found it", () => {
    board.destroy();
    click(22, 15);
    expect(element.children).toHaveLength(0);
    expect(element.getAttributeNames().filter((name) => name !== "class")).toEqual([]);
    expect(onPick).not.toHaveBeenCalled();
  });

  it("says what something held over it would fall on", () => {
    element.getBoundingClientRect = () => new DOMRect(100, 50, 800, 600);
    expect(board.aim({ x: 20, y: 20 })).toBeNull();
    expect(board.aim({ x: 100 + 22 * 20, y: 50 + 15.5 * 20 })).toEqual(["leg E"]);
    expect(onHover).toHaveBeenLastCalledWith(["leg E"], "mouse");
    expect(board.aim({ x: 100 + 5 * 20, y: 50 + 5 * 20 })).toEqual([]);
    board.setTargets([north]);
    expect(board.aim({ x: 100 + 5 * 20, y: 50 + 5 * 20 })).toEqual(["leg N"]);
    expect(board.aim(null)).toBeNull();
  });

  describe("with a dial", () => {
    const headings = [0, 15, 30, 180].map((angle) =>
      target(`head ${angle}`, 20, 15, { kind: "direction", angle }),
    );
    beforeEach(() => board.setTargets(headings));

    it("turns towards a click on its ring, and asks where there is no direction", () => {
      click(20, 11);
      expect(onPick).toHaveBeenLastCalledWith(["head 0"], { x: 20, y: 15 }, "mouse", false);
      click(24, 15);
      expect(onPoint).toHaveBeenCalledTimes(1);
      expect(onPick).toHaveBeenCalledTimes(1);
    });

    it("is turned by arrow keys, with the piece shown as it would lie", () => {
      board.focusTarget(0);
      key("ArrowRight");
      expect(onHover).toHaveBeenLastCalledWith(["head 15"], "keyboard");
      expect(element.querySelector(".ll-ghost")?.getAttribute("transform")).toContain("rotate(15 ");
      key("ArrowLeft");
      key("ArrowLeft");
      key("Enter");
      expect(onPick).toHaveBeenLastCalledWith(["head 180"], { x: 20, y: 15 }, "keyboard", false);
      board.setTargets([north]);
      expect(element.querySelector(".ll-ghost")).toBeNull();
    });
  });
});
