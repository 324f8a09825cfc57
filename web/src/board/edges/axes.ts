/**
 * The numbers along the edges of the board, which stay at the edge of the view when their own place
 * is out of sight, as those of a map do. Scenes name them by their role: `axis` or `axis-…`.
 */

import type { Insets } from "../api";
import { extentOf } from "../camera/extent";
import type { Frame, View } from "../camera/view";
import { RULER } from "../defaults";
import type { Scene, Shape, TextShape } from "../scene";

interface Number {
  shape: TextShape;
  element: HTMLElement;
}

/** Numbers beside each other: along x (a row) or along y (a column), at a place on the other axis. */
interface Scale {
  along: "x" | "y";
  at: number;
  numbers: Number[];
}

export class Axes {
  private scales: Scale[] = [];
  private width = 1;
  private readonly strips: Record<keyof Insets, HTMLElement>;

  constructor(private readonly layer: HTMLElement) {
    const strip = (side: string): HTMLElement => {
      const element = document.createElement("div");
      element.className = `ll-ruler ll-ruler-${side} ll-none`;
      layer.append(element);
      return element;
    };
    this.strips = {
      top: strip("top"),
      right: strip("right"),
      bottom: strip("bottom"),
      left: strip("left"),
    };
  }

  /** Takes the numbers of a ground. */
  set(ground: Scene): void {
    for (const { numbers } of this.scales) for (const one of numbers) one.element.remove();
    this.width = ground.width;
    const texts = textsIn(ground.shapes);
    this.scales = [...scalesOf(texts, "x"), ...scalesOf(texts, "y")].map(
      ({ along, at, shapes }) => ({
        along,
        at,
        numbers: shapes.map((shape) => ({ shape, element: this.numberFor(shape) })),
      }),
    );
  }

  private numberFor(shape: TextShape): HTMLElement {
    const element = document.createElement("span");
    element.className = `ll-number ll-none${shape.role === "axis" ? "" : " ll-number-five"}`;
    element.textContent = shape.text;
    this.layer.append(element);
    return element;
  }

  /** The room that the numbers take at the edges of a view that shows part of the board. */
  get room(): Insets {
    const across = this.scales.some(({ along }) => along === "x");
    const columns = this.scales.filter(({ along }) => along === "y").map(({ at }) => at);
    const middle = this.width / 2;
    return {
      top: 0,
      right: columns.some((at) => at > middle) ? RULER.broad : 0,
      bottom: across ? RULER.low : 0,
      left: columns.some((at) => at <= middle) ? RULER.broad : 0,
    };
  }

  /** Puts the numbers where they belong in a view, and says which edges they take up. */
  place(frame: Frame, view: View): Insets {
    const shown = new Set<keyof Insets>();
    const { scene, port } = frame;
    const all =
      scene.width * view.unit <= port.width + 1 && scene.height * view.unit <= port.height + 1;
    for (const scale of this.scales) {
      const side = all ? null : this.sideOf(scale, frame, view);
      if (side !== null) shown.add(side);
      for (const number of scale.numbers) this.put(number, scale, side, frame, view);
    }
    for (const [side, strip] of Object.entries(this.strips)) {
      strip.classList.toggle("ll-none", !shown.has(side as keyof Insets));
    }
    const taken = (side: keyof Insets, room: number): number => (shown.has(side) ? room : 0);
    return {
      top: taken("top", RULER.low),
      right: taken("right", RULER.broad),
      bottom: taken("bottom", RULER.low),
      left: taken("left", RULER.broad),
    };
  }

  /** The edge at which a scale is shown; null where it can be seen itself, or another is nearer. */
  private sideOf(scale: Scale, frame: Frame, view: View): keyof Insets | null {
    const { port, insets } = frame;
    const rows = scale.along === "x";
    const length = rows ? port.height : port.width;
    const [first, last] = rows
      ? [insets.top, length - insets.bottom]
      : [insets.left, length - insets.right];
    const start = rows ? view.y : view.x;
    const [from, to] = spanOf(scale);
    if (start + from * view.unit >= first && start + to * view.unit <= last) return null;
    const pixel = start + scale.at * view.unit;
    const middle = length / 2;
    const rivals = this.scales.filter(
      (other) => other !== scale && other.along === scale.along && overlap(other, scale),
    );
    const far = (one: Scale) => Math.abs((rows ? view.y : view.x) + one.at * view.unit - middle);
    if (rivals.some((other) => far(other) < far(scale))) return null;
    if (rows) return pixel > middle ? "bottom" : "top";
    return pixel > middle ? "right" : "left";
  }

  private put(
    { shape, element }: Number,
    { along }: Scale,
    side: keyof Insets | null,
    frame: Frame,
    view: View,
  ): void {
    const { port, insets } = frame;
    const rows = along === "x";
    const pixel = rows ? view.x + shape.x * view.unit : view.y + middleOf(shape) * view.unit;
    const [from, to] = rows ? [RULER.broad, port.width - 6] : [6, port.height - RULER.low - 4];
    const readable = view.unit >= RULER.every || shape.role !== "axis";
    const hidden = side === null || pixel < from || pixel > to || !readable;
    element.classList.toggle("ll-none", hidden);
    if (hidden) return;
    const edge = {
      top: insets.top + RULER.low / 2,
      bottom: port.height - RULER.low / 2,
      left: RULER.broad / 2,
      right: port.width - RULER.broad / 2,
    }[side];
    const [x, y] = rows ? [pixel, edge] : [edge, pixel];
    element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }
}

function middleOf(shape: TextShape): number {
  return shape.y - (shape.size ?? 1) * 0.34;
}

function textsIn(shapes: readonly Shape[]): TextShape[] {
  return shapes.flatMap((shape) => {
    if (shape.shape === "group" && shape.role.startsWith("axis")) return textsIn(shape.shapes);
    return shape.shape === "text" && shape.role.startsWith("axis") ? [shape] : [];
  });
}

/** Three or more texts in line are a scale. */
function scalesOf(
  texts: readonly TextShape[],
  along: "x" | "y",
): { along: "x" | "y"; at: number; shapes: TextShape[] }[] {
  const lines = new Map<number, TextShape[]>();
  for (const text of texts) {
    // numbers of different sizes stand on one line if their middles do
    const at = Math.round((along === "x" ? middleOf(text) : text.x) * 10);
    lines.set(at, [...(lines.get(at) ?? []), text]);
  }
  return [...lines]
    .filter(([, shapes]) => shapes.length >= 3)
    .map(([at, shapes]) => ({ along, at: at / 10, shapes }));
}

/** Between which places across its line all of a scale lies, as what would be cut is measured. */
function spanOf({ along, numbers }: Scale): [number, number] {
  const boxes = numbers.flatMap(({ shape }) => extentOf(shape) ?? []);
  return along === "x"
    ? [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))]
    : [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
}

/** Whether two scales number the same part of the board. */
function overlap(one: Scale, other: Scale): boolean {
  const span = ({ along, numbers }: Scale): [number, number] => {
    const places = numbers.map(({ shape }) => (along === "x" ? shape.x : shape.y));
    return [Math.min(...places), Math.max(...places)];
  };
  const [[a, b], [c, d]] = [span(one), span(other)];
  return a < d && c < b;
}
