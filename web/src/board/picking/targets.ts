/** The targets on the board: dots and arrows that can be seen, focused and named. */

import type { BoardTarget, Place } from "../api";
import type { Size } from "../camera/view";
import { FIELD, SIGN_FLOOR, TARGET_FLOOR } from "../defaults";
import { arrange, create, num } from "../drawing/draw";
import { snugness, spacing, spotOf } from "./aiming";
import { type Dial, DialRing, dialOf, onDial } from "./dial";

const DIAMOND = "M0 -.56L.56 0L0 .56L-.56 0Z";
const ARROW = "M-.4 .24L0 -.32L.4 .24L0 .08Z";
const SIGN_SIZE = 0.66;
/** A target within so many units of where a piece is shown stands on it. */
const ON_IT = 0.3;

interface Shown {
  target: BoardTarget;
  element: SVGGElement;
  sign: SVGTextElement | null;
  radius: number;
}

function keyOf(target: BoardTarget): string {
  const { kind, x, y, angle, actions, id } = target;
  if (id !== undefined) return id;
  return `${kind} ${x} ${y} ${angle ?? ""} ${actions.join("\n")}`;
}

export class TargetLayer {
  /** The middle of each target as it is drawn now. */
  spots: Place[] = [];
  private shown: Shown[] = [];
  private unit = 1;
  private board: Size = { width: 1, height: 1 };
  /** Where pieces lie. */
  pieces: readonly Place[] = [];
  /** The one target that Tab leads to. */
  private current = 0;
  private hovered: number | null = null;
  private chosen: string | null = null;
  /** Where a piece is shown faintly. */
  private taken: Place | null = null;
  /** The dial that the targets make, if they make one. */
  dial: Dial | null = null;
  private readonly ring: DialRing;

  constructor(private readonly layer: SVGGElement) {
    this.ring = new DialRing(layer);
  }

  /** Whether the pointer or the keyboard is on a target. */
  get isHovered(): boolean {
    return this.hovered !== null;
  }

  get targets(): BoardTarget[] {
    return this.shown.map(({ target }) => target);
  }

  /** Shows these targets, and says whether the focus and the pointer are still on one. */
  set(targets: readonly BoardTarget[]): { keptFocus: boolean; keptHover: boolean } {
    const elementAt = (index: number | null): SVGGElement | null =>
      index === null ? null : (this.shown[index]?.element ?? null);
    const [held, pointed] = [elementAt(this.focused()), elementAt(this.hovered)];
    const old = new Map(this.shown.map((shown) => [keyOf(shown.target), shown]));
    this.shown = targets.map((target) => {
      const known = old.get(keyOf(target));
      old.delete(keyOf(target));
      return known ? renewed(known, target) : made(target);
    });
    for (const { element } of old.values()) element.remove();
    arrange(
      this.layer,
      this.shown.map(({ element }) => element),
    );
    this.layer.classList.toggle("ll-field", this.shown.length > FIELD);
    this.choose(this.chosen);
    this.giveWay(this.taken);
    this.rove(this.indexOf(held) ?? 0);
    this.hovered = this.indexOf(pointed);
    this.resize(this.unit, this.board);
    return {
      keptFocus: this.indexOf(held) !== null,
      keptHover: this.hovered !== null,
    };
  }

  /** Where pieces larger than life would be covered: targets beside them keep close. */
  setPieces(pieces: readonly Place[]): void {
    this.pieces = pieces;
    this.resize(this.unit, this.board);
  }

  /** Gives the targets a size that suits a board shown with this many pixels per unit. */
  resize(unit: number, board: Size): void {
    this.unit = unit;
    this.board = board;
    this.dial = dialOf(this.targets, unit, board);
    this.turnNeedle();
    const sizes = this.shown.map(({ target }) => snugness(target, this.pieces));
    const places = this.shown.map(({ target }, k) =>
      this.dial ? onDial(this.dial, target.angle ?? 0) : spotOf(target, 1, sizes[k] !== 1),
    );
    const apart = spacing(places);
    this.spots = this.shown.map(({ target, element, sign, radius }, k) => {
      const bare = !sign && target.kind === "point";
      const size = sizes[k] as number;
      const wanted = (bare ? TARGET_FLOOR.bare : TARGET_FLOOR.signed) / 2 / (radius * unit);
      // signed dots may touch, a field of bare ones must stay a field of dots
      const most = ((apart[k] as number) * (bare ? 0.33 : 0.5)) / radius;
      const least = bare || this.dial ? Math.min(1, most) : 1;
      const scale = Math.max(least * size, Math.min(wanted, most));
      const away = size === 1 ? scale : 1;
      const spot = this.dial
        ? onDial(this.dial, target.angle ?? 0)
        : spotOf(target, away, size !== 1);
      const turn = target.kind === "direction" ? ` rotate(${num(target.angle ?? 0)})` : "";
      element.setAttribute(
        "transform",
        `translate(${num(spot.x)} ${num(spot.y)})${turn} scale(${num(scale)})`,
      );
      sign?.classList.toggle("ll-tiny", SIGN_SIZE * scale * unit < SIGN_FLOOR);
      return spot;
    });
  }

  /** The needle of a dial points where the pointer or the focus is. */
  private turnNeedle(): void {
    const set = this.hovered === null ? null : this.shown[this.hovered];
    this.ring.show(this.dial, set?.target.angle ?? null);
  }

  /** The index of the target that holds the focus. */
  focused(): number | null {
    const active = document.activeElement;
    const index = this.shown.findIndex(({ element }) => element === active);
    return index < 0 ? null : index;
  }

  /** The target an element belongs to. */
  indexOf(element: Element | null): number | null {
    const index = this.shown.findIndex((shown) => shown.element === element?.closest(".ll-target"));
    return index < 0 ? null : index;
  }

  focus(index: number): void {
    if (!this.shown[index]) return;
    this.rove(index);
    this.shown[index]?.element.focus({ preventScroll: true });
  }

  /** The target Tab leads to. */
  get entrance(): number {
    return this.current;
  }

  /** Marks the target that is pointed at; false if it was marked already. */
  hover(index: number | null): boolean {
    if (index === this.hovered) return false;
    if (this.hovered !== null) this.shown[this.hovered]?.element.classList.remove("ll-hovered");
    if (index !== null) this.shown[index]?.element.classList.add("ll-hovered");
    this.hovered = index;
    this.turnNeedle();
    return true;
  }

  /**
   * Marks the target that plays this and nothing else. Pressing it then plays it: that is another
   * thing to press, as `data-plays` says.
   */
  choose(action: string | null): void {
    this.chosen = action;
    for (const { target, element } of this.shown) {
      const [first, ...others] = target.actions;
      const isChosen = action !== null && first === action && others.length === 0;
      element.classList.toggle("ll-chosen", isChosen);
      if (isChosen) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      const plays = isChosen ? `${first} picked` : target.actions.join("\n");
      if (element.getAttribute("data-plays") !== plays) element.setAttribute("data-plays", plays);
    }
  }

  /** The targets where a piece is shown faintly become hollow, so that it is seen. */
  giveWay(taken: Place | null): void {
    this.taken = taken;
    for (const { target, element } of this.shown) {
      const { kind, x, y } = target;
      const far = taken === null ? Number.POSITIVE_INFINITY : Math.hypot(x - taken.x, y - taken.y);
      element.classList.toggle("ll-hollow", kind === "point" && far < ON_IT);
    }
  }

  get elements(): ReadonlySet<SVGGElement> {
    return new Set(this.shown.map(({ element }) => element));
  }

  elementAt(index: number): SVGGElement | null {
    return this.shown[index]?.element ?? null;
  }

  private rove(index: number): void {
    this.current = index;
    for (const [k, { element }] of this.shown.entries()) {
      element.setAttribute("tabindex", k === index ? "0" : "-1");
    }
  }
}

function made(target: BoardTarget): Shown {
  const element = create("g");
  element.setAttribute("role", "button");
  return dressed(element, target);
}

/** What a target of some kind looks like, with so many meanings, for those who explain it. */
export function targetSample(
  target: Pick<BoardTarget, "kind" | "sign" | "tone">,
  meanings = 1,
): SVGGElement {
  const sample = { ...target, x: 0, y: 0, actions: Array(meanings).fill(""), label: "" };
  const { element } = dressed(create("g"), sample);
  for (const name of ["aria-label", "role"]) element.removeAttribute(name);
  return element;
}

function renewed(shown: Shown, target: BoardTarget): Shown {
  const { label, sign, tone } = shown.target;
  const alike = label === target.label && sign === target.sign && tone === target.tone;
  return alike ? { ...shown, target } : dressed(shown.element, target);
}

/** The parts of a target: a ring for focus and hover, its mark, its sign, its name. */
function dressed(element: SVGGElement, target: BoardTarget): Shown {
  const tone = target.tone ?? "plain";
  const many = target.actions.length > 1 ? " ll-many" : "";
  const place = target.sign || target.kind === "direction" ? "" : " ll-small";
  const hovered = element.classList.contains("ll-hovered") ? " ll-hovered" : "";
  element.setAttribute("class", `ll-target ll-${tone}${many}${place}${hovered}`);
  element.setAttribute("aria-label", target.label);
  const title = create("title");
  title.textContent = target.label;
  const radius = place ? 0.22 : tone === "caution" ? 0.5 : tone === "extra" ? 0.38 : 0.43;
  const ring = create("circle", "ll-ring");
  ring.setAttribute("r", num(radius + 0.17));
  const mark = markOf(target, radius);
  element.replaceChildren(title, ring, mark);
  let sign: SVGTextElement | null = null;
  if (target.sign && target.kind === "point") {
    sign = create("text", "ll-sign");
    sign.setAttribute("font-size", num(SIGN_SIZE * Math.min(1, 2.2 / (target.sign.length + 1))));
    sign.setAttribute("y", "0.235");
    sign.setAttribute("text-anchor", "middle");
    sign.textContent = target.sign;
    element.append(sign);
  }
  return { target, element, sign, radius };
}

function markOf(target: BoardTarget, radius: number): SVGElement {
  if (target.kind === "direction" || target.tone === "caution") {
    const outline = create("path", "ll-dot");
    outline.setAttribute("d", target.kind === "direction" ? ARROW : DIAMOND);
    return outline;
  }
  const dot = create("circle", "ll-dot");
  dot.setAttribute("r", num(radius));
  return dot;
}
