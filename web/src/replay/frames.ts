/**
 * The boards of a race, fetched in runs: first a coarse overview of the whole, then whatever lies
 * around the moment that is looked at. Nothing here touches the document.
 */
import { signal } from "@preact/signals";
import type { Frame, Frames, HeldCard, Picture } from "../api/types";
import type { Scene, Shape } from "../board";

/** Moments in one answer; the service gives no more. */
export const RUN = 48;

/** What is asked for: from one moment to another, every n-th of them. */
export interface Wish {
  first: number;
  last: number;
  every: number;
}

/** A moment, put together. */
export interface Moment extends Omit<Frame, "board" | "instruments" | "hands"> {
  board: Scene;
  instruments: Scene;
  hands: { seat: string; cards: HeldCard[] }[];
}

/** The moments of an answer, each with its own shapes again; what is the same stays the same. */
export function unpacked({ frames, shapes, cards }: Frames): Moment[] {
  const scene = ({ shapes: places, ...rest }: Picture): Scene => ({
    ...rest,
    shapes: places.map((place) => shapes[place] as Shape),
  });
  return frames.map((frame) => ({
    ...frame,
    board: scene(frame.board),
    instruments: scene(frame.instruments),
    hands: frame.hands.map((hand) => ({
      seat: hand.seat,
      cards: hand.cards.map((place) => cards[place] as HeldCard),
    })),
  }));
}

/** An overview of a race of this length: as many moments as one answer holds, evenly spread. */
export function overview(length: number): Wish | null {
  const every = Math.ceil((length + 1) / (RUN - 2));
  return every > 1 ? { first: 0, last: length, every } : null;
}

export class FrameStore {
  private readonly moments = new Map<number, Moment>();
  /** Grows with every answer. */
  readonly arrivals = signal(0);
  /** Why the last question had no answer. */
  readonly trouble = signal<unknown>(null);
  private wanted = 0;
  private busy = false;
  private gone = false;

  constructor(
    readonly length: number,
    private readonly ask: (wish: Wish) => Promise<Frames>,
  ) {}

  /** Somebody looks at this moment: fetch it and what lies around it. */
  want(n: number): void {
    this.wanted = n;
    if (!this.busy && !this.gone) void this.fetchOn();
  }

  stop(): void {
    this.gone = true;
  }

  has(n: number): boolean {
    return this.moments.has(n);
  }

  /** The moment, or the nearest one that is there. */
  near(n: number): Moment | null {
    const exact = this.moments.get(n);
    if (exact !== undefined) return exact;
    let best: Moment | null = null;
    for (const moment of this.moments.values()) {
      if (best === null || Math.abs(moment.n - n) < Math.abs(best.n - n)) best = moment;
    }
    return best;
  }

  /** What to ask for next; null: everything is there. */
  next(): Wish | null {
    const at = this.wanted;
    if (this.moments.size === 0) return this.run(at);
    const coarse = overview(this.length);
    if (coarse !== null && !this.covered(coarse)) return coarse;
    const missing = this.nearestMissing(at);
    return missing === null ? null : this.run(missing);
  }

  private run(n: number): Wish {
    const first = Math.floor(n / RUN) * RUN;
    return { first, last: Math.min(first + RUN - 1, this.length), every: 1 };
  }

  private covered({ first, last, every }: Wish): boolean {
    for (let n = first; n <= last; n += every) if (!this.moments.has(n)) return false;
    return true;
  }

  /** Forward first: that is where most people go. */
  private nearestMissing(at: number): number | null {
    for (let n = at; n <= this.length; n += 1) if (!this.moments.has(n)) return n;
    for (let n = at; n >= 0; n -= 1) if (!this.moments.has(n)) return n;
    return null;
  }

  private async fetchOn(): Promise<void> {
    this.busy = true;
    try {
      for (let wish = this.next(); wish !== null && !this.gone; wish = this.next()) {
        for (const moment of unpacked(await this.ask(wish))) this.moments.set(moment.n, moment);
        this.trouble.value = null;
        this.arrivals.value += 1;
      }
    } catch (trouble) {
      this.trouble.value = trouble;
    } finally {
      this.busy = false;
    }
  }
}
