/**
 * Shows one moment after the other, each until its animation has been seen; whoever falls too
 * far behind jumps to the newest.
 */

/** More moments than this waiting: nobody wants to watch them all. */
const MOST_WAITING = 3;

interface Habits {
  /** How many moments may wait before the newest is jumped to. */
  most(): number;
  /** So many wait now. */
  behind(count: number): void;
}

const USUAL: Habits = { most: () => MOST_WAITING, behind: () => undefined };

export class Playback<Moment> {
  private readonly waiting: Moment[] = [];
  private playing = false;

  /** `show` resolves when a moment has been seen. */
  constructor(
    private readonly show: (moment: Moment, animate: boolean) => Promise<void>,
    private readonly habits: Habits = USUAL,
  ) {}

  /** A new moment, to be shown in its turn, or (`now`) at once instead of all that wait. */
  push(moment: Moment, now = false): void {
    if (now) this.waiting.length = 0;
    this.waiting.push(moment);
    this.habits.behind(this.waiting.length);
    if (now || !this.playing) void this.play(now);
  }

  get behind(): number {
    return this.waiting.length;
  }

  /** Shows the newest moment at once instead of all that wait. */
  catchUp(): void {
    const newest = this.waiting.at(-1);
    if (newest !== undefined) this.push(newest, true);
  }

  private round = 0;

  private async play(now: boolean): Promise<void> {
    // A jump overtakes whatever is being shown: the round that was going on ends.
    const round = ++this.round;
    this.playing = true;
    let animate = !now;
    while (round === this.round) {
      if (this.waiting.length > Math.max(1, this.habits.most())) {
        this.waiting.splice(0, this.waiting.length - 1);
        animate = false;
      }
      const moment = this.waiting.shift();
      this.habits.behind(this.waiting.length);
      if (moment === undefined) {
        this.playing = false;
        return;
      }
      await this.show(moment, animate);
      animate = true;
    }
  }
}
