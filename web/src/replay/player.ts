/** Where in the race we are, and how to get elsewhere: steps, jumps, playing by itself. */
import { computed, signal } from "@preact/signals";
import type { Step } from "../api/types";

/** Milliseconds a moment is shown at normal speed. */
export const BEAT = 900;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export type Jump = "round" | "mark" | "incident";

const KINDS: Record<Exclude<Jump, "round">, readonly string[]> = {
  mark: ["start", "mark", "finish"],
  incident: ["incident"],
};

/** The moments that can be jumped to, in order. */
export function landings(steps: readonly Step[], jump: Jump): number[] {
  if (jump === "round") {
    return steps.filter((step, k) => step.heading !== steps[k - 1]?.heading).map((step) => step.n);
  }
  return steps
    .filter((step) => step.marks.some((mark) => KINDS[jump].includes(mark)))
    .map((step) => step.n);
}

/** The next landing in a direction, or null. */
export function landingFrom(all: readonly number[], at: number, way: 1 | -1): number | null {
  const found = way > 0 ? all.find((n) => n > at) : all.findLast((n) => n < at);
  return found ?? null;
}

export class Player {
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly speed = signal<number>(1);
  /** Whether the last step was to a neighbour: only those are animated. */
  stepped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly all: Record<Jump, number[]>;

  constructor(
    readonly steps: readonly Step[],
    first: number,
    /** Whether a moment can be shown now; until then playing waits. */
    private readonly ready: (n: number) => boolean = () => true,
    /** Where a stage or a race of a series ends: nothing that skips ahead goes past it. */
    private readonly ends: readonly number[] = [],
  ) {
    this.at.value = this.within(first);
    this.all = {
      round: landings(steps, "round"),
      mark: landings(steps, "mark"),
      incident: landings(steps, "incident"),
    };
  }

  get length(): number {
    return this.steps.length;
  }

  /** The entry that led here. */
  readonly step = computed(() => this.steps[this.at.value - 1] ?? null);

  private within(n: number): number {
    return Math.max(0, Math.min(this.length, Math.round(n) || 0));
  }

  has(jump: Jump): boolean {
    return this.all[jump].length > 0;
  }

  /** Go to a moment; playing stops. */
  to(n: number): void {
    this.pause();
    this.show(n);
  }

  by(steps: number): void {
    this.to(this.at.peek() + steps);
  }

  /** Where a jump would lead; null: nowhere. */
  landing(jump: Jump, way: 1 | -1): number | null {
    return this.landingAfter(this.all[jump], this.at.value, way);
  }

  jump(jump: Jump, way: 1 | -1): void {
    const landing = this.landingAfter(this.all[jump], this.at.peek(), way);
    if (landing !== null) this.to(landing);
  }

  /** To the end of the stage that is on, or of all. */
  toEnd(): void {
    this.to(landingFrom(this.ends, this.at.peek(), 1) ?? this.length);
  }

  private landingAfter(all: readonly number[], at: number, way: 1 | -1): number | null {
    const landing = landingFrom(all, at, way);
    const end = landingFrom(this.ends, at, 1);
    if (way < 0 || end === null) return landing;
    return landing === null ? end : Math.min(landing, end);
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at.peek() >= this.length) this.show(0);
    this.playing.value = true;
    this.beat();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  /** How long a moment is shown now. */
  get pace(): number {
    return BEAT / this.speed.peek();
  }

  private hasJustEnded(next: number): boolean {
    return this.at.peek() === next && this.ends.includes(next);
  }

  private show(n: number): void {
    const next = this.within(n);
    this.stepped = Math.abs(next - this.at.peek()) === 1;
    this.at.value = next;
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const next = this.at.peek() + 1;
      if (next > this.length) {
        this.pause();
        return;
      }
      if (this.ready(next)) this.show(next);
      if (this.at.peek() >= this.length || this.hasJustEnded(next)) this.pause();
      else this.beat();
    }, this.pace);
  }
}
