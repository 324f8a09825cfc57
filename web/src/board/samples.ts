/** A board for tests: what is on it, what it tells, and how it is clicked. */
import { afterEach, beforeEach, vi } from "vitest";
import type { Board, BoardConfig, BoardTarget } from "./api";
import { createBoard } from "./board";
import type { Scene } from "./scene";

export const ground: Scene = {
  width: 40,
  height: 30,
  title: "The chart",
  description: "",
  shapes: [{ shape: "rect", role: "water", x: 0, y: 0, w: 40, h: 30 }],
};
export const scene: Scene = {
  ...ground,
  title: "Round 1",
  shapes: [{ shape: "group", role: "yacht", id: "boat:A", seat: 0, x: 20, y: 15, shapes: [] }],
};

export function target(
  action: string,
  x: number,
  y: number,
  more: Partial<BoardTarget> = {},
): BoardTarget {
  return { actions: [action], kind: "point", x, y, label: `Sail ${action}`, sign: "2", ...more };
}

export const north = target("leg N", 20, 13);
export const east = target("leg E", 22, 15);
export const puff = target("leg E +puff", 23, 15, { tone: "extra" });

export let element: HTMLElement;
export let board: Board;
export const onPick = vi.fn<BoardConfig["onPick"]>();
export const onPoint = vi.fn<BoardConfig["onPoint"]>();
export const onHover = vi.fn<BoardConfig["onHover"]>();
const config: BoardConfig = { label: "The board", reducedMotion: true, onPick, onPoint, onHover };
export let resized: (width: number, height: number) => void;

/** Puts a board with three targets on the page, a new one for every test. */
export function withBoard(): void {
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(tell: (entries: { contentRect: DOMRectInit }[]) => void) {
          resized = (width, height) => tell([{ contentRect: { width, height } }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    element = document.createElement("div");
    element.setPointerCapture = () => {};
    document.body.replaceChildren(element);
    board = createBoard(element, config);
    resized(800, 600);
    board.setGround(ground);
    void board.show(scene);
    board.setTargets([north, east, puff]);
  });
  afterEach(() => {
    board.destroy();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
}

/** Makes a new board, with more callbacks. */
export function remake(more: Partial<BoardConfig>): void {
  board.destroy();
  board = createBoard(element, { ...config, ...more });
}

export const buttons = (): Element[] => [...element.querySelectorAll('[role="button"]')];
export const key = (name: string): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? element).dispatchEvent(event);
  return event;
};
/** A click on a place of the scene; 800 pixels show 40 units. */
export const click = (x: number, y: number, pointerType = "mouse"): void => {
  for (const type of ["pointerdown", "pointerup"]) {
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        pointerType,
        clientX: x * 20,
        clientY: y * 20,
      }),
    );
  }
};
