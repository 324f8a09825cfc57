/**
 * Shows one moment after the other, each until its animation has been seen; whoever falls too
 * far behind jumps to the newest.
 */

/** More moments than this waiting: nobody wants to watch them all. */
const MOST_WAITING = 3;

export class Playback<Moment> {
  private readonly waiting: Moment[] = [];
  private playing = false;

  /** `show` resolves when a moment has been seen. */
  constructor(private readonly show: (moment: Moment, animate: boolean) => Promise<void>) {}

  /** A new moment, to be shown in its turn, or (`now`) at once instead of all that wait. */
  push(moment: Moment, now = false): void {
    if (now) this.waiting.length = 0;
    this.waiting.push(moment);
    if (now || !this.playing) void this.play(now);
  }

  get behind(): number {
    return this.waiting.length;
  }

  private round = 0;

  private async play(now: boolean): Promise<void> {
    // A jump overtakes whatever is being shown: the round that was going on ends.
    const round = ++this.round;
    this.playing = true;
    let animate = !now;
    while (round === this.round) {
      if (this.waiting.length > MOST_WAITING) {
        this.waiting.splice(0, this.waiting.length - 1);
        animate = false;
      }
      const moment = this.waiting.shift();
      if (moment === undefined) {
        this.playing = false;
        return;
      }
      await this.show(moment, animate);
      animate = true;
    }
  }
}
