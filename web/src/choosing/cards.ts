/** The cards in one's hand: which one is looked at, taken up, or put with others to be sent. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Choice, HandCard } from "../live/wire";
import type { Chosen } from "./selection";

export class CardsInHand {
  /** The card that was taken up: the board offers only what it can be played for. */
  readonly taken = computed(() => {
    const chosen = this.chosen.value;
    return chosen === null || chosen.kind === "cards" ? null : (chosen.card ?? null);
  });
  /** Cards put together, to be played one after the other. */
  readonly together = computed(() =>
    this.chosen.value?.kind === "cards" ? this.chosen.value.cards : [],
  );
  /** The card under the pointer or the focus. */
  readonly regarded = signal<string | null>(null);

  /** The card whose consequences lie on the board. */
  readonly shown = computed(() => this.find(this.regarded.value) ?? this.find(this.taken.value));
  /** Everything the cards can be played for. */
  readonly covered = computed(() => new Set(this.cards.value.flatMap((card) => card.actions)));
  /** The cards that are lit: those chosen, or the one that the choice which is chosen plays. */
  readonly lit = computed((): readonly string[] => {
    const [chosen, held] = [this.chosen.value, this.held.value];
    if (chosen?.kind === "cards") return chosen.cards;
    return held === null ? [] : [held.id];
  });

  constructor(
    readonly cards: ReadonlySignal<readonly HandCard[]>,
    private readonly chosen: ReadonlySignal<Chosen | null>,
    private readonly choose: (chosen: Chosen | null) => void,
  ) {}

  find(id: string | null): HandCard | null {
    return this.cards.value.find((card) => card.id === id) ?? null;
  }

  /** The card that an action plays, if one does. */
  of(action: string): HandCard | null {
    return this.cards.value.find((card) => card.actions.includes(action)) ?? null;
  }

  /** What a card is played for, if that is one thing only. */
  lone(id: string): string | null {
    const card = this.find(id);
    return card?.actions.length === 1 && card.together == null ? (card.actions[0] ?? null) : null;
  }

  /** The card taken up, or the one that the choice which is chosen plays. */
  readonly held = computed(() => {
    const chosen = this.chosen.value;
    if (chosen === null || chosen.kind === "cards") return null;
    return chosen.kind === "card" ? this.find(chosen.card) : this.of(chosen.action);
  });

  /** What that card can be played for that has no place on the board, if it has several uses. */
  unplaced(choices: readonly Choice[]): Choice[] {
    const card = this.held.value;
    if (card === null || card.together != null || card.actions.length < 2) return [];
    return choices.filter((one) => one.target === null && card.actions.includes(one.action));
  }

  /** Of what a click could mean, what the card taken up can be played for; all if there is none. */
  narrowed(actions: readonly string[]): string[] {
    const card = this.find(this.taken.peek());
    return actions.filter((action) => card === null || card.actions.includes(action));
  }

  take(id: string | null): void {
    this.choose(id === null ? null : { kind: "card", card: id });
  }

  /** Puts a card with the others or takes it back; no more than the game allows. */
  put(card: HandCard): void {
    const before = this.together.peek();
    const most = card.together?.most ?? 0;
    const without = before.filter((id) => id !== card.id);
    const cards =
      before.length > without.length || before.length >= most ? without : [...before, card.id];
    this.choose(cards.length === 0 ? null : { kind: "cards", cards });
  }

  /** What to play, one after the other, for the cards that were put together. */
  get sequence(): string[] {
    const cards = this.together.value.flatMap((id) => this.find(id) ?? []);
    const [first] = cards;
    if (first?.together == null) return [];
    return [...cards.flatMap((card) => card.actions.slice(0, 1)), first.together.end];
  }
}
