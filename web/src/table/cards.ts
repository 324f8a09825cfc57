/** The cards in one's hand: which one is looked at, taken up, or put with others to be sent. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { HandCard } from "../live/wire";

export class CardsInHand {
  /** The card that was taken up: the board offers only what it can be played for. */
  readonly taken = signal<string | null>(null);
  /** The card under the pointer or the focus. */
  readonly regarded = signal<string | null>(null);
  /** Cards put together, to be played one after the other. */
  readonly together = signal<readonly string[]>([]);

  /** The card whose consequences lie on the board. */
  readonly shown = computed(() => this.find(this.regarded.value) ?? this.find(this.taken.value));
  /** Everything the cards can be played for. */
  readonly covered = computed(() => new Set(this.cards.value.flatMap((card) => card.actions)));

  constructor(readonly cards: ReadonlySignal<readonly HandCard[]>) {}

  find(id: string | null): HandCard | null {
    return this.cards.value.find((card) => card.id === id) ?? null;
  }

  /** The card that an action plays, if one does. */
  of(action: string): HandCard | null {
    return this.cards.value.find((card) => card.actions.includes(action)) ?? null;
  }

  /** Whether an action plays the card that was taken up: then it was meant. */
  isMeant(action: string): boolean {
    return this.find(this.taken.peek())?.actions.includes(action) ?? false;
  }

  /** Of what a click could mean, what the card taken up is played for; all if there is none. */
  narrowed(actions: readonly string[]): string[] {
    const card = this.find(this.taken.peek());
    return actions.filter((action) => card === null || card.actions.includes(action));
  }

  take(id: string | null): void {
    this.taken.value = id;
  }

  /** Puts a card to the others or takes it back; not more than its game allows. */
  put(card: HandCard): void {
    const before = this.together.peek();
    const most = card.together?.most ?? 0;
    if (before.includes(card.id)) this.together.value = before.filter((id) => id !== card.id);
    else if (before.length < most) this.together.value = [...before, card.id];
  }

  /** What to play, one after the other, for the cards that were put together. */
  get sequence(): string[] {
    const cards = this.together.peek().flatMap((id) => this.find(id) ?? []);
    const [first] = cards;
    if (first?.together == null) return [];
    return [...cards.flatMap((card) => card.actions.slice(0, 1)), first.together.end];
  }

  /** A new moment: nothing is held any more. */
  layDown(): void {
    batch(() => {
      this.taken.value = this.regarded.value = null;
      this.together.value = [];
    });
  }
}
