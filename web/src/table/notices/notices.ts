/**
 * Notices: what befell a player here, one entry after the other, until it has been read. What was
 * read is remembered by the device, so a notice outlives a reload.
 */
import { computed } from "@preact/signals";
import { Bookmarks } from "../../device/bookmarks";
import { takenBack } from "../../live/store";
import type { Due, Entry, Setback } from "../../live/wire";
import type { Helm } from "../helm";

/** What one entry cost the seats of this player. */
export interface Notice {
  readonly seq: number;
  readonly setbacks: readonly Setback[];
}

/** By table and seat: the last entry whose notice was read. */
const read = new Bookmarks("noticesRead", 100);

/** What entries after one and up to another cost a seat, without what was taken back. */
export function noticesIn(
  entries: readonly Entry[],
  seat: string,
  after: number,
  upTo: number,
): Notice[] {
  const undone = takenBack(entries);
  return entries.flatMap(({ seq, setbacks }) => {
    if (seq <= after || seq > upTo || undone.has(seq)) return [];
    // Of two by one rule, as a fault and its penalty, the second says it all.
    const mine = setbacks.filter(
      (one, index) =>
        one.seat === seat &&
        !setbacks.slice(index + 1).some((later) => later.seat === seat && later.rule === one.rule),
    );
    return mine.length === 0 ? [] : [{ seq, setbacks: mine }];
  });
}

/** Where a device that knows nothing of a table begins: whoever played on has seen what was before. */
export function beginning(entries: readonly Entry[], seat: string): number {
  const own = entries.findLast((entry) => entry.kind === "action" && entry.seat === seat);
  return own === undefined ? 0 : own.seq - 1;
}

export class Notices {
  /**
   * What is still to be read, the oldest first; none while one looks back or only watches. At a
   * screen that is passed around it is told to whoever sits there.
   */
  readonly queue = computed((): readonly Notice[] => {
    const [story, shown] = [this.helm.story.value, this.helm.shown.value];
    const seat = this.seat.value;
    const after = read.of(this.key(seat));
    if (story === null || shown === null || after === undefined || shown.over) return [];
    if (!this.helm.isLive.value || seat === null) return [];
    return noticesIn(story.entries, seat, after, shown.seq);
  });

  readonly current = computed(() => this.queue.value[0] ?? null);

  /** What the current notice leaves to be made good, as it stands now. */
  readonly dues = computed((): readonly Due[] => {
    const [notice, shown] = [this.current.value, this.helm.shown.value];
    if (notice === null || shown === null) return [];
    const keys = notice.setbacks.map((setback) => setback.due);
    return shown.dues.filter(({ key }) => keys.includes(key));
  });

  /** What is ringed on the board while it is read. */
  readonly pieces = computed(() => this.dues.value.flatMap((due) => due.pieces));

  /** The choices with which something that is due can be made good now. */
  readonly payments = computed(
    () => new Set(this.helm.shown.value?.dues.flatMap((due) => due.actions) ?? []),
  );

  /** My seat through which the table is seen. */
  private readonly seat = computed(() => {
    const seat = this.helm.shown.value?.seat ?? null;
    return seat !== null && this.helm.mine.value.includes(seat) ? seat : null;
  });

  constructor(private readonly helm: Helm) {}

  private key(seat: string | null): string {
    return `${this.helm.id} ${seat}`;
  }

  /** A table that this device has not seen yet begins with what is new to its player. */
  begin(): void {
    const story = this.helm.story.peek();
    for (const seat of this.helm.mine.peek()) {
      if (story === null || read.peek(this.key(seat)) !== undefined) continue;
      read.move(this.key(seat), beginning(story.entries, seat));
    }
  }

  /** The current one was read. */
  dismiss(): void {
    const notice = this.current.peek();
    if (notice !== null) read.move(this.key(this.seat.peek()), notice.seq);
  }
}
