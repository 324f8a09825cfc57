import { describe, expect, it } from "vitest";
import {
  board,
  buttons,
  east,
  element,
  key,
  north,
  onHover,
  onPick,
  puff,
  target,
  withBoard,
} from "../samples";

describe("a board by keyboard", () => {
  withBoard();

  it("has one target in the order of Tab, and arrow keys walk", () => {
    expect(buttons().map((button) => button.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]);
    board.focusTarget(0);
    key("ArrowDown");
    expect(document.activeElement).toBe(buttons()[1]);
    key("ArrowRight");
    expect(document.activeElement).toBe(buttons()[2]);
    expect(buttons().map((button) => button.getAttribute("tabindex"))).toEqual(["-1", "-1", "0"]);
    expect(onHover).toHaveBeenLastCalledWith(["leg E +puff"], "keyboard");
    key("Home");
    expect(document.activeElement).toBe(buttons()[0]);
    key("PageUp");
    expect(document.activeElement).toBe(buttons()[2]);
  });

  it("picks with Enter and Space, and leaves with Escape", () => {
    board.focusTarget(1);
    expect(key("Enter").defaultPrevented).toBe(true);
    key(" ");
    expect(onPick).toHaveBeenCalledTimes(2);
    expect(onPick).toHaveBeenCalledWith(["leg E"], { x: 22, y: 15 }, "keyboard", false);
    key("Escape");
    expect(document.activeElement).toBe(element);
    expect(onHover).toHaveBeenLastCalledWith(null, "keyboard");
    key("Enter");
    expect(document.activeElement).toBe(buttons()[1]);
  });

  it("leaves keys it does not know to the page", () => {
    board.focusTarget(1);
    expect(key("x").defaultPrevented).toBe(false);
    expect(key("?").defaultPrevented).toBe(false);
  });

  it("takes the press of a screen reader", () => {
    buttons()[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(onPick).toHaveBeenCalledWith(["leg N"], { x: 20, y: 13 }, "keyboard", false);
  });

  it("keeps the focus on a target that stays, and on the board when it goes", () => {
    board.focusTarget(1);
    const focused = buttons()[1];
    board.setTargets([target("leg W", 18, 15), { ...east, label: "Voguer à l'est" }]);
    expect(document.activeElement).toBe(focused);
    expect(focused?.getAttribute("aria-label")).toBe("Voguer à l'est");
    board.setTargets([]);
    expect(document.activeElement).toBe(element);
  });

  it("goes on with the next targets where the keyboard was among the last ones", () => {
    board.focusTarget(1);
    board.setTargets([]);
    board.setTargets([north, puff]);
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it("does not take the focus from where it was moved meanwhile", () => {
    board.focusTarget(1);
    board.setTargets([]);
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    board.setTargets([north]);
    expect(document.activeElement).toBe(elsewhere);
  });
});
