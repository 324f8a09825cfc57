/**
 * What is chosen and not played yet: a choice, a card, or cards put together. There is only one
 * place for it, so that choosing anything replaces whatever was chosen before.
 */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Choice, HandCard } from "../live/wire";
import { CardsInHand } from "./cards";
import type { RefereeWord } from "./referee";

export type Chosen =
  | { kind: "choice"; action: string; card?: string | null }
  | { kind: "card"; card: string }
  | { kind: "cards"; cards: readonly string[] };

export class Selection {
  readonly chosen = signal<Chosen | null>(null);
  /** The choice under the pointer or the focus. */
  readonly pointed = signal<string | null>(null);
  /** Several choices that share the place under the pointer or the focus. */
  readonly among = signal<readonly string[]>([]);
  /** What the referee said last; choosing something dismisses it. */
  readonly word = signal<RefereeWord | null>(null);
  readonly hand: CardsInHand;

  /** The choice that is chosen: picked itself, or the only thing its card is played for. */
  readonly picked = computed(() => {
    const chosen = this.chosen.value;
    const wanted =
      chosen?.kind === "choice"
        ? chosen.action
        : chosen?.kind === "card"
          ? this.hand.lone(chosen.card)
          : null;
    return this.choices.value.some((choice) => choice.action === wanted) ? wanted : null;
  });

  /** The card that is looked at in passing, while something else may be chosen. */
  private readonly passed = computed(() => {
    const { regarded, taken } = this.hand;
    return this.pointed.value === null && regarded.value !== taken.value ? regarded.value : null;
  });

  /** The choice whose consequences are told and drawn. */
  readonly regarded = computed(() => {
    if (this.pointed.value !== null) return this.pointed.value;
    if (this.among.value.length > 0) return null;
    return this.passed.value === null && this.word.value === null ? this.picked.value : null;
  });

  /** What the button plays: only ever the choice whose consequences are to be seen. */
  readonly toPlay = computed(() => {
    const picked = this.picked.value;
    return picked !== null && picked === this.regarded.value ? picked : null;
  });

  constructor(
    private readonly choices: ReadonlySignal<readonly Choice[]>,
    cards: ReadonlySignal<readonly HandCard[]>,
  ) {
    this.hand = new CardsInHand(cards, this.chosen, (chosen) => this.choose(chosen));
  }

  choose(chosen: Chosen | null): void {
    batch(() => {
      this.chosen.value = chosen;
      this.pointed.value = this.hand.regarded.value = this.word.value = null;
      this.among.value = [];
    });
  }

  /** A choice that was picked is given up; a card stays taken up. */
  unpick(): void {
    const chosen = this.chosen.peek();
    if (chosen?.kind === "choice") this.hand.take(chosen.card ?? null);
  }
}
