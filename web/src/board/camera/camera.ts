/**
 * Puts a view on the screen without laying anything out: while it changes, the layers are only
 * moved and scaled as finished pictures; once it rests, they are drawn again at their proper size.
 */

import type { Place } from "../api";
import { FLIGHT, FRICTION, REST } from "../defaults";
import type { Run } from "../drawing/motion";
import { eased, IDLE, overTime } from "../drawing/motion";
import type { Frame, Size, View } from "./view";
import { between, leastUnit, moved, NO_INSETS, whole, within } from "./view";

export class Camera {
  readonly frame: Frame = {
    scene: { width: 1, height: 1 },
    port: { width: 0, height: 0 },
    insets: NO_INSETS,
  };
  view: View = { x: 0, y: 0, unit: 1 };
  /** Pixels per unit at which the layers are drawn at the moment. */
  private drawnUnit = 0;
  /** Where the view will be when its flight is over. */
  private goal: View | null = null;
  private pending = 0;
  private rest = 0;
  private flight: Run = IDLE;
  /** The whole board is wanted, whatever the size of the element. */
  private all = true;

  /**
   * @param stage the element that holds the layers
   * @param rested called when the layers were drawn in another size
   * @param placed called whenever the view is another
   */
  constructor(
    private readonly stage: HTMLElement,
    private readonly rested: () => void,
    private readonly placed: () => void,
  ) {}

  /** Where the view is or is flying to: what further steps start from. */
  get towards(): View {
    return this.goal ?? this.view;
  }

  resize(port: Size): void {
    const { width, height } = this.frame.port;
    if (port.width === width && port.height === height) return;
    // what was in the middle stays in the middle
    const shift = { x: (port.width - width) / 2, y: (port.height - height) / 2 };
    this.frame.port = port;
    this.reframe(shift);
  }

  /** The scene's size or the insets changed. */
  reframe(shift: Place = { x: 0, y: 0 }): void {
    const { x, y, unit } = this.towards;
    this.halt();
    this.view = this.all
      ? whole(this.frame)
      : within(this.frame, { x: x + shift.x, y: y + shift.y, unit });
    this.settle();
  }

  /** Shows a view, in the next frame. */
  look(view: View): void {
    this.halt();
    this.set(view);
  }

  private set(view: View): void {
    this.view = view;
    this.all = this.towards.unit <= leastUnit(this.frame) * 1.001;
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.settle(), REST);
    if (!this.pending) {
      this.pending = requestAnimationFrame(() => {
        this.pending = 0;
        this.place();
      });
    }
  }

  /** Goes to a view, flying there unless that is unwanted; false if it is there already. */
  fly(view: View, animate: boolean): boolean {
    const { x, y, unit } = this.towards;
    if (x === view.x && y === view.y && unit === view.unit) return false;
    this.halt();
    if (!animate) {
      this.set(view);
      this.settle();
      return true;
    }
    const from = this.view;
    this.goal = view;
    this.flight = overTime(
      FLIGHT,
      (t) => this.set(between(from, view, eased(t))),
      () => {
        this.goal = null;
        this.settle();
      },
    );
    return true;
  }

  /** Lets the board run on at a speed in pixels per millisecond until it lies still. */
  toss(vx: number, vy: number): void {
    const from = this.view;
    const decay = -Math.log(FRICTION);
    const time = Math.log(50) / decay;
    this.flight = overTime(
      time,
      (t) => {
        const run = (1 - Math.exp(-decay * time * t)) / decay;
        this.set(moved(this.frame, from, vx * run, vy * run));
      },
      () => this.settle(),
    );
  }

  /** Ends a flight where it is. */
  halt(): void {
    this.flight.stop();
    this.goal = null;
  }

  private place(): void {
    const { x, y, unit } = this.view;
    const scale = this.drawnUnit ? unit / this.drawnUnit : 1;
    const zoom = Math.abs(scale - 1) < 1e-9 ? "" : ` scale(${scale})`;
    this.stage.style.transform = `translate(${x}px, ${y}px)${zoom}`;
    this.placed();
  }

  /** Draws the layers in the size they are looked at. */
  private settle(): void {
    clearTimeout(this.rest);
    const { scene } = this.frame;
    const { x, y, unit } = this.view;
    // whole pixels of the screen: between them, type and thin lines blur
    const dots = window.devicePixelRatio || 1;
    this.view = { x: Math.round(x * dots) / dots, y: Math.round(y * dots) / dots, unit };
    this.stage.style.width = `${scene.width * unit}px`;
    this.stage.style.height = `${scene.height * unit}px`;
    const anew = unit !== this.drawnUnit;
    this.drawnUnit = unit;
    this.place();
    if (anew) this.rested();
  }

  destroy(): void {
    this.halt();
    clearTimeout(this.rest);
    cancelAnimationFrame(this.pending);
  }
}
