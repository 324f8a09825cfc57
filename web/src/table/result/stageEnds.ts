/**
 * The end of a stage, or of a race of a series: its sheet is put before everybody at the table, and
 * stays until its reader goes on. What was read is remembered here, so that a page that is opened
 * again shows what its reader has not seen.
 */
import { effect, signal } from "@preact/signals";
import { Bookmarks } from "../../device/bookmarks";
import type { StageEnd } from "../../live/wire";

/** By table: the last sheet that was read. */
const read = new Bookmarks("stagesRead", 40);

export class StageEnds {
  /** The sheet that lies before the reader. */
  readonly open = signal<StageEnd | null>(null);

  constructor(private readonly table: string) {}

  /** A moment is shown, with the last stage that is over by then; `over`: all of it is. */
  told(end: StageEnd | null, over: boolean): void {
    const known = read.peek(this.table);
    if (known === undefined || over) {
      // Whoever has just come is not told what happened before; the result tells the last stage.
      this.open.value = null;
      this.note(end?.number ?? 0);
    } else if (end !== null && end.number > known) {
      const shown = this.open.peek();
      // The same stage may be told again, in another language.
      if (shown?.number !== end.number || shown.title !== end.title) this.open.value = end;
    }
  }

  /** Show a sheet again. */
  show(end: StageEnd): void {
    this.open.value = end;
  }

  /** Its reader goes on. */
  close(): void {
    const shown = this.open.peek();
    if (shown !== null) this.note(shown.number);
    this.open.value = null;
  }

  /** Resolves when no sheet is open, or `urgent` becomes true. */
  passed(urgent: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      let end: (() => void) | undefined;
      let done = false;
      end = effect(() => {
        if (done || (this.open.value !== null && !urgent())) return;
        done = true;
        resolve();
        // The effect may end only after it has begun.
        queueMicrotask(() => end?.());
      });
    });
  }

  private note(number: number): void {
    if (number > (read.peek(this.table) ?? -1)) read.move(this.table, number);
  }
}
