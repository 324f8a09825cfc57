/** How fast the moves of others are shown; kept by the device. */
import { computed, signal } from "@preact/signals";
import { remembered } from "../../device/settings";
import type { Entry } from "../../live/wire";

/**
 * read: each turn stays until it can have been read; step: until the player goes on; fast: as soon
 * as its movement was seen; instant: only the newest moment is shown.
 */
export const PACES = ["read", "step", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const isPace = (value: unknown): value is Pace => PACES.includes(value as Pace);

export const pace = remembered<Pace>("pace", "read", isPace);

/** More moments than this waiting: nobody wants to watch them all. */
const MOST_WAITING: Record<Pace, number> = { read: 12, step: 500, fast: 3, instant: 0 };

export const mostWaiting = (): number => MOST_WAITING[pace.peek()];

const SHORTEST = 500;
const PER_LETTER = 22;
const LONGEST = 2600;
/** A turn that goes on is not waited for at each of its steps. */
const GOES_ON = 350;

/** Milliseconds in which a line of the log can be read. */
export function readingTime(entries: readonly Entry[], goesOn: boolean): number {
  const letters = entries.flatMap(({ lines }) => lines).reduce((n, { text }) => n + text.length, 0);
  if (goesOn || letters === 0) return GOES_ON;
  return Math.min(LONGEST, SHORTEST + PER_LETTER * letters);
}

/** Holds what is shown until it was read, or until the player wants to go on. */
export class Pacer {
  /** How many moments wait to be shown. */
  readonly behind = signal(0);
  private readonly holds = signal(false);
  /** The player is to say when the next moment is shown. */
  readonly waits = computed(
    () => this.holds.value && pace.value === "step" && this.behind.value > 0,
  );

  private release: () => void = () => undefined;

  /** Resolves when so much time has passed, or at `goOn`; without a time, only then. */
  async hold(milliseconds: number | null): Promise<void> {
    this.goOn();
    this.holds.value = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.release = resolve;
      if (milliseconds !== null) timer = setTimeout(resolve, milliseconds);
    });
    clearTimeout(timer);
    this.holds.value = false;
  }

  goOn(): void {
    this.release();
  }
}
