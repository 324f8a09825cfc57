/** Looking at earlier moments of a table while the live game goes on underneath. */
import { computed, signal } from "@preact/signals";
import { language } from "../../i18n";
import { answered } from "../../live/asking";
import type { Sight } from "../../live/wire";

/** Moments remembered, so that stepping to and fro is immediate. */
const MOST_KEPT = 60;
/** A slider that is dragged passes many moments; only where it rests is asked for. */
const REST = 50;

export class LookBack {
  /** The entry after which the table is shown; null: live. */
  readonly at = signal<number | null>(null);
  /** The last asked-for moment did not arrive. */
  readonly failed = signal(false);
  /** Whether the last step was to a neighbour: only those are animated. */
  stepped = false;

  private readonly found = signal<Sight | null>(null);
  private readonly kept = new Map<string, Sight>();

  /** The earlier moment, once it is there. */
  readonly sight = computed(() => (this.at.value === null ? null : this.found.value));

  constructor(private readonly table: string) {}

  /** Look at the moment after entry `seq`, coming from the one after `from`. */
  async to(seq: number, from: number): Promise<void> {
    this.stepped = Math.abs(seq - from) === 1;
    this.at.value = seq;
    await this.fetch(seq);
  }

  /** The same moment once more, told in the language spoken now. */
  async again(): Promise<void> {
    const at = this.at.peek();
    if (at !== null) await this.to(at, at);
  }

  stop(): void {
    this.at.value = null;
    this.found.value = null;
    this.failed.value = false;
  }

  private async fetch(seq: number): Promise<void> {
    const key = `${seq} ${language.peek()}`;
    let sight = this.kept.get(key) ?? null;
    if (sight === null) {
      await new Promise((resolve) => setTimeout(resolve, REST));
      if (this.at.peek() !== seq) return;
      sight = await this.ask(seq);
      if (this.at.peek() !== seq) return;
    }
    this.failed.value = sight === null;
    if (sight === null) return;
    this.keep(key, sight);
    this.found.value = sight;
  }

  private async ask(seq: number): Promise<Sight | null> {
    const answer = await answered<"look">({ type: "look", table: this.table, seq });
    return answer === null || answer.type === "refused" ? null : answer.sight;
  }

  private keep(key: string, sight: Sight): void {
    this.kept.set(key, sight);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
