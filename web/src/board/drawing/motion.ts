/** What moves: glides and fades from one drawing to the next, and anything else that takes time. */

import { FADE, GLIDE } from "../defaults";
import type { Pose } from "../scene";
import { num, transformOf } from "./draw";
import type { Changes, Glide, Reshape } from "./keyed";

/** Slow, quick, slow. */
export function eased(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}

/** Something that takes time: it can be brought to its end at once, or left where it is. */
export interface Run {
  finish(): void;
  stop(): void;
}

export const IDLE: Run = { finish: () => {}, stop: () => {} };

/**
 * Calls `step` with 0..1 in every frame for this many milliseconds, finally with 1, then `done`.
 * A hidden page draws no frames: there a timer ends it.
 */
export function overTime(duration: number, step: (t: number) => void, done: () => void): Run {
  let begun: number | null = null;
  let over = false;
  const stop = (): void => {
    over = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const finish = (): void => {
    if (over) return;
    stop();
    step(1);
    done();
  };
  const tick = (now: number): void => {
    begun ??= now;
    const t = (now - begun) / duration;
    if (t >= 1) finish();
    else {
      step(t);
      frame = requestAnimationFrame(tick);
    }
  };
  const timer = setTimeout(finish, duration + 400);
  let frame = requestAnimationFrame(tick);
  return { finish, stop };
}

/** The shortest way round from one bearing to another, at a share of the way. */
export function turned(from: number, to: number, share: number): number {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return from + way * share;
}

/** A piece sails while it turns, and has finished turning half way. */
export function onTheWay(from: Pose, to: Pose, t: number): Pose {
  const share = eased(t);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    turn: turned(from.turn, to.turn, eased(Math.min(1, t * 2))),
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** The outlines between two that are built alike, or null when they are not. */
export function blend(from: string, to: string): ((t: number) => string) | null {
  // the flags of an arc may be written without spaces, and mean nothing half way
  if (/a/i.test(from)) return null;
  const between = (d: string): string[] => d.split(NUMBERS).map((part) => part.trim());
  const frame = between(from);
  if (frame.join() !== between(to).join()) return null;
  const a = (from.match(NUMBERS) ?? []).map(Number);
  const b = (to.match(NUMBERS) ?? []).map(Number);
  return (t) =>
    frame.reduce((d, part, k) => {
      const start = a[k - 1] as number;
      const value = start + ((b[k - 1] as number) - start) * t;
      // always a space: what parted two numbers before may have been a sign
      return `${d} ${num(value)}${part}`;
    });
}

/** How long the farthest glide of a drawing takes. */
function duration(glides: readonly Glide[]): number {
  const farthest = Math.max(
    0,
    ...glides.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y)),
  );
  return Math.min(GLIDE.least + GLIDE.unit * farthest, GLIDE.most);
}

/** The movement of one drawing; a new one takes over from where the last one is seen. */
export class Motion {
  private glides: Glide[] = [];
  private run: Run = IDLE;

  /** Plays the changes; resolves when everything lies where it should. */
  play(changes: Changes, animate: boolean): Promise<void> {
    const glides = [...changes.glides, ...this.interrupted(changes)];
    this.glides = glides;
    if (!animate) {
      settle(glides, changes);
      this.glides = [];
      return Promise.resolve();
    }
    const time = glides.length ? duration(glides) : FADE;
    const shapes = changes.reshapes.map(reshaping);
    for (const element of changes.fresh) {
      element.classList.remove("ll-fresh");
      // what belongs to the end of a glide is seen when the glide is nearly over
      element.style.animationDelay = `${glides.length ? Math.round(time * 0.55) : 0}ms`;
      element.classList.add("ll-fresh");
    }
    for (const element of changes.gone) element.classList.add("ll-gone");
    place(glides, 0);
    for (const shape of shapes) shape(0);
    return new Promise((resolve) => {
      this.run = overTime(
        Math.max(time, FADE),
        (t) => {
          place(this.glides, t);
          for (const shape of shapes) shape(t);
        },
        () => {
          settle(this.glides, changes);
          this.glides = [];
          resolve();
        },
      );
    });
  }

  /** Stops what is moving where it is seen, before the next drawing is compared with this one. */
  pause(): void {
    const held = this.glides.map((glide) => ({ ...glide, pose: glide.drawn.pose }));
    this.run.finish();
    this.glides = held;
    for (const { drawn, pose } of held) drawn.pose = pose;
  }

  /** Glides of the last drawing that the new one does not replace: they go on from where they are. */
  private interrupted(changes: Changes): Glide[] {
    const renewed = new Set(changes.glides.map(({ drawn }) => drawn));
    return this.glides
      .filter(({ drawn }) => !renewed.has(drawn) && drawn.element.isConnected)
      .map(({ drawn, to }) => ({ drawn, from: drawn.pose ?? to, to }));
  }

  /** Ends all movement at once. */
  end(): void {
    this.run.finish();
  }
}

function place(glides: readonly Glide[], t: number): void {
  for (const { drawn, from, to } of glides) {
    const pose = t >= 1 ? to : onTheWay(from, to, t);
    drawn.pose = pose;
    drawn.element.setAttribute("transform", transformOf(pose));
  }
}

function reshaping({ element, from, to }: Reshape): (t: number) => void {
  const between = blend(from, to);
  return (t) => element.setAttribute("d", between && t < 1 ? between(eased(t)) : to);
}

function settle(glides: readonly Glide[], changes: Changes): void {
  place(glides, 1);
  for (const { element, to } of changes.reshapes) element.setAttribute("d", to);
  for (const element of changes.fresh) element.classList.remove("ll-fresh");
  for (const element of changes.gone) element.remove();
}
