/** What choices would bring, asked of the service while somebody regards them. */
import { signal } from "@preact/signals";
import { language } from "../i18n";
import { line } from "../live";
import { NoAnswer } from "../live/line";
import type { PreviewAnswer } from "../live/wire";

/** A pointer crossing the list should not ask about everything it passes. */
const REST = 80;

export class Previews {
  /** The preview of the choice that is regarded; null until it is known. */
  readonly shown = signal<PreviewAnswer | null>(null);

  private readonly kept = new Map<string, PreviewAnswer>();
  private keptFor = "";
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Somebody regards this choice in the position after entry `seq`; null: nobody does. */
  want(action: string | null, seq: number): void {
    const moment = `${seq} ${language.peek()}`;
    if (moment !== this.keptFor) {
      this.kept.clear();
      this.keptFor = moment;
    }
    clearTimeout(this.timer);
    this.wanted = action;
    const found = action === null ? undefined : this.kept.get(action);
    this.shown.value = found ?? null;
    if (action !== null && found === undefined) {
      this.timer = setTimeout(() => void this.fetch(action, moment), REST);
    }
  }

  /** The preview of a choice after entry `seq`; null if there is none to be had. */
  async ask(action: string, seq: number): Promise<PreviewAnswer | null> {
    const moment = `${seq} ${language.peek()}`;
    if (moment !== this.keptFor) return null;
    return this.kept.get(action) ?? (await this.fetch(action, moment));
  }

  private async fetch(action: string, moment: string): Promise<PreviewAnswer | null> {
    try {
      const answer = await line.ask<"preview">({ type: "preview", table: this.table, action });
      if (answer.type === "refused" || moment !== this.keptFor) return null;
      this.kept.set(action, answer);
      if (this.wanted === action) this.shown.value = answer;
      return answer;
    } catch (trouble) {
      // Without a connection there are no previews; the choices themselves can still be played.
      if (!(trouble instanceof NoAnswer)) throw trouble;
      return null;
    }
  }
}
