/** What choices would bring, asked of the referee while somebody is considering them. */
import { signal } from "@preact/signals";
import { language } from "../i18n";
import type { Preview, Referee } from "./referee";

/** A pointer crossing the list should not ask about everything it passes. */
const REST = 80;

export class Previews {
  /** The preview of the choice being considered; null until it is known. */
  readonly shown = signal<Preview | null>(null);

  private readonly kept = new Map<string, Preview>();
  private keptFor = "";
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly referee: Pick<Referee, "preview">) {}

  /** Somebody is considering this choice in the position after entry `at`; null: nobody is. */
  want(action: string | null, at: number): void {
    const moment = momentOf(at);
    if (moment !== this.keptFor) {
      this.kept.clear();
      this.keptFor = moment;
    }
    this.rest();
    this.wanted = action;
    const found = action === null ? undefined : this.kept.get(action);
    this.shown.value = found ?? null;
    if (action !== null && found === undefined) {
      this.timer = setTimeout(() => void this.fetch(action, moment), REST);
    }
  }

  /** The preview of a choice after entry `at`; null if there is none. */
  async ask(action: string, at: number): Promise<Preview | null> {
    const moment = momentOf(at);
    if (moment !== this.keptFor) return null;
    return this.kept.get(action) ?? (await this.fetch(action, moment));
  }

  /** No preview holds any longer. */
  forget(): void {
    this.kept.clear();
    this.keptFor = "";
  }

  /** The choice being considered is not asked about any more. */
  rest(): void {
    clearTimeout(this.timer);
  }

  private async fetch(action: string, moment: string): Promise<Preview | null> {
    const answer = await this.referee.preview(action);
    if (answer === null || moment !== this.keptFor) return null;
    this.kept.set(action, answer);
    if (this.wanted === action) this.shown.value = answer;
    return answer;
  }
}

/** Sentences are in the language of whoever asked for them. */
function momentOf(at: number): string {
  return `${at} ${language.peek()}`;
}
