/**
 * What happened while somebody was away: the device remembers the last entry that was seen of each
 * table, and offers what others did since.
 */
import { computed, effect, signal } from "@preact/signals";
import { Bookmarks } from "../../device/bookmarks";
import { takenBack } from "../../live/store";
import type { Entry } from "../../live/wire";
import { readingTime } from "../board/pace";
import type { Helm } from "../helm";

/** Whoever missed less than this sees it on the board anyway. */
const FEWEST = 2;

/** By table: the last entry that was seen. */
const seen = new Bookmarks("seenUpTo", 60);

/** What others did after an entry and up to another, without what was taken back. */
export function missedIn(
  entries: readonly Entry[],
  seats: readonly string[],
  after: number,
  upTo: number,
): Entry[] {
  const undone = takenBack(entries);
  const news = entries.filter(
    ({ seq, kind }) => seq > after && seq <= upTo && kind !== "undo" && !undone.has(seq),
  );
  return news.some(({ seat }) => seat !== null && !seats.includes(seat)) ? news : [];
}

export class Away {
  /** The last entry that was seen before going away; null: nothing was missed. */
  private readonly since = signal<number | null>(null);
  private until = 0;
  /** What is being shown again. */
  readonly showing = signal(false);

  readonly missed = computed((): readonly Entry[] => {
    const [story, since] = [this.helm.story.value, this.since.value];
    if (story === null || since === null) return [];
    return missedIn(story.entries, this.helm.mine.value, since, this.until);
  });

  constructor(private readonly helm: Helm) {}

  /** Remembers what is seen until the returned function is called. */
  attend(): () => void {
    const ends = [
      effect(() => {
        const shown = this.helm.shown.value;
        if (shown !== null && !document.hidden && this.since.value === null) {
          seen.move(this.helm.id, shown.seq);
        }
      }),
      // Whoever plays on knows enough.
      effect(() => {
        if (this.helm.sending.value !== null) this.dismiss();
      }),
    ];
    const looked = () => {
      if (!document.hidden) this.back();
    };
    document.addEventListener("visibilitychange", looked);
    return () => {
      document.removeEventListener("visibilitychange", looked);
      for (const end of ends) end();
    };
  }

  /** Somebody comes (back) to the table, which stands after entry `upTo`. */
  back(upTo = this.helm.shown.peek()?.seq ?? 0): void {
    const before = seen.peek(this.helm.id);
    const entries = this.helm.story.peek()?.entries ?? [];
    if (before === undefined || this.since.peek() !== null) {
      seen.move(this.helm.id, upTo);
      return;
    }
    this.until = upTo;
    const missed = missedIn(entries, this.helm.mine.peek(), before, upTo);
    if (missed.length >= FEWEST) this.since.value = before;
    else seen.move(this.helm.id, upTo);
  }

  dismiss(): void {
    this.since.value = null;
  }

  /** Shows on the board what was missed, entry by entry, until the player takes over. */
  async show(): Promise<void> {
    const missed = this.missed.peek();
    const from = this.since.peek();
    if (from === null || missed.length === 0) return;
    this.showing.value = true;
    this.helm.lookAt(from);
    let at = from;
    for (const entry of missed) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      if (this.helm.lookBack.at.peek() !== at) break;
      at = entry.seq;
      this.helm.lookAt(at);
      await new Promise((resolve) => setTimeout(resolve, readingTime([entry], false)));
    }
    this.showing.value = false;
    if (this.helm.lookBack.at.peek() === at) this.helm.backToLive();
    this.dismiss();
  }
}
