/**
 * Choosing, at a table and in a study: what is picked on the board, in the list or by typing, what
 * it would bring, and what the referee says about it. Parts of the page read its signals and call
 * its verbs; nothing in here draws, and what is played is the referee's business.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { InputKind, Place } from "../board";
import { confirmMoves } from "../device/settings";
import type { Choice, HandCard } from "../live/wire";
import { typedChoice } from "./choices";
import { Previews } from "./previews";
import type { Referee, RefereeWord } from "./referee";
import { Selection } from "./selection";

/** Where somebody chooses. */
export interface Situation {
  /** What can be played now. */
  choices: ReadonlySignal<readonly Choice[]>;
  /** What the rules refuse now, to be asked about. */
  refused: ReadonlySignal<readonly Choice[]>;
  hand: ReadonlySignal<readonly HandCard[]>;
  /** What else can be picked like a choice: several of them, to be played one after the other. */
  besides?: ReadonlySignal<readonly Choice[]>;
  /** How many entries there have been so far. */
  at: ReadonlySignal<number>;
  /** The moment as last told; null where nothing can be previewed. */
  told: ReadonlySignal<object | null>;
  /** Something is on its way: nothing can be picked. */
  busy: ReadonlySignal<boolean>;
  /** Whether what is played stays played; if it can be taken back, nothing need be confirmed. */
  binding: boolean;
}

export class Chooser {
  readonly choices: ReadonlySignal<readonly Choice[]>;
  /** The choices, and what else can be picked like one. */
  readonly pickable = computed(() => [
    ...this.situation.choices.value,
    ...(this.situation.besides?.value ?? []),
  ]);
  readonly refused: ReadonlySignal<readonly Choice[]>;
  readonly busy: ReadonlySignal<boolean>;
  /** Several things a click could mean. */
  readonly asked = signal<readonly Choice[] | null>(null);
  /** The choice for which sliders are set. */
  readonly set = signal<string | null>(null);

  /** What is chosen and not played yet; the cards, in games that have some. */
  readonly selection: Selection;
  readonly hand: Selection["hand"];
  readonly picked: Selection["picked"];
  readonly pointed: Selection["pointed"];
  readonly word: Selection["word"];
  readonly previews: Previews;

  /** The only thing that the card which is looked at can be played for, if it can be played. */
  readonly cardShown = computed(() => {
    const card = this.hand.shown.value;
    const action = card === null ? null : this.hand.lone(card.id);
    return this.choices.value.some((choice) => choice.action === action) ? action : null;
  });

  /**
   * The choices to be picked on the board: those of the card that is looked at, if it has some. A
   * card that was taken up and leads nowhere leaves nothing to pick there.
   */
  readonly onBoard = computed(() => {
    const choices = this.choices.value;
    const card = this.hand.shown.value;
    const narrow = choices.filter((choice) => card?.actions.includes(choice.action));
    const taken = card !== null && card.id === this.hand.taken.value && narrow.length > 0;
    return taken || narrow.some((choice) => choice.target !== null) ? narrow : choices;
  });

  constructor(
    private readonly situation: Situation,
    private readonly referee: Referee,
  ) {
    this.choices = situation.choices;
    this.refused = situation.refused;
    this.busy = situation.busy;
    this.selection = new Selection(this.pickable, situation.hand);
    this.hand = this.selection.hand;
    this.picked = this.selection.picked;
    this.pointed = this.selection.pointed;
    this.word = this.selection.word;
    this.previews = new Previews(referee);
  }

  /** Previews what is being considered, until the returned function is called. */
  attend(): () => void {
    const { told, at } = this.situation;
    const end = effect(() => {
      const { regarded, among } = this.selection;
      const pointed = regarded.value ?? among.value[0] ?? this.set.value;
      const action = pointed ?? this.cardShown.value;
      this.previews.want(told.value === null ? null : action, at.value);
    });
    return () => {
      end();
      this.previews.rest();
    };
  }

  /** Another moment: nothing of the last one is chosen, asked or previewed any more. */
  renew(): void {
    batch(() => {
      this.asked.value = null;
      this.selection.choose(null);
      this.previews.forget();
    });
  }

  // Picking.

  /**
   * Something that can be seen was picked: a target, a button, a card. `unseen` says that it came
   * up where the last press was, so it may not have been meant.
   */
  pick(actions: readonly string[], by: InputKind, unseen = false): void {
    if (this.busy.peek()) return;
    const meant = this.offered(actions);
    const [first] = meant;
    if (first === undefined) return;
    const again = this.picked.peek() === first.action;
    if (meant.length > 1) this.ask(meant);
    else if (!again && this.wantsSecondPick(by)) this.choose(first.action);
    else if (!again && unseen && this.situation.binding) void this.playUnlessLast(first.action);
    else void this.play(first.action);
  }

  play(action: string): Promise<void> {
    return this.referee.play(action);
  }

  /** Shows what a choice would bring, to be played by its button or a second pick. */
  choose(action: string): void {
    // A card that was taken up for it stays so: the board goes on offering what it leads to.
    const card = this.hand.find(this.hand.taken.peek());
    const kept = card?.actions.includes(action) ? card.id : null;
    this.selection.choose({ kind: "choice", action, card: kept });
  }

  /** Shows what is meant, or asks which of several; false where nothing of it can be chosen. */
  consider(actions: readonly string[]): boolean {
    const meant = this.offered(actions);
    const [first] = meant;
    if (first === undefined) return false;
    if (meant.length > 1) this.ask(meant);
    else this.choose(first.action);
    return true;
  }

  /** The pointer is over a target, which may mean several things; null: over none. */
  hover(actions: readonly string[] | null): void {
    batch(() => {
      this.pointed.value = actions?.length === 1 ? (actions[0] ?? null) : null;
      this.selection.among.value = actions !== null && actions.length > 1 ? [...actions] : [];
    });
  }

  /** None of the several things was meant. */
  dismiss(): void {
    this.asked.value = null;
    this.selection.unpick();
  }

  private ask(choices: readonly Choice[]): void {
    batch(() => {
      this.selection.unpick();
      this.pointed.value = this.word.value = null;
      this.selection.among.value = [];
      this.asked.value = choices;
    });
  }

  private offered(actions: readonly string[]): Choice[] {
    return this.pickable.peek().filter((choice) => actions.includes(choice.action));
  }

  /** Whether a first pick only shows what would happen: a finger cannot point before it presses. */
  private wantsSecondPick(by: InputKind): boolean {
    return by === "touch" || (this.situation.binding && confirmMoves.peek());
  }

  /** Plays what does not end the turn; what does is only chosen, and needs another pick. */
  private async playUnlessLast(action: string): Promise<void> {
    const { at } = this.situation;
    const before = at.peek();
    this.choose(action);
    const preview = await this.previews.ask(action, before);
    const still = this.picked.peek() === action && at.peek() === before;
    if (still && preview?.ends_turn === false) void this.play(action);
  }

  // Asking the referee.

  /** A typed action: played (or shown) if it is a choice, else the referee says why not. */
  async type(text: string, how: "play" | "show" = "play"): Promise<boolean> {
    const choice = typedChoice(text, this.choices.peek());
    if (choice !== null) {
      if (how === "show") this.choose(choice.action);
      else await this.play(choice.action);
      return true;
    }
    await this.whyNot(text.trim(), text.trim());
    return false;
  }

  async whyNot(action: string, about: string): Promise<void> {
    const word = await this.referee.whyNot(action, about);
    this.hear(word && { ...word, action });
  }

  /**
   * A click beside every target, perhaps on one's own piece: it shows what the click is about, and
   * says what stands against it. It never plays anything.
   */
  async point(at: Place): Promise<void> {
    const { selection } = this;
    selection.unpick();
    const before = selection.chosen.peek();
    const meant = await this.referee.meant(at);
    // Whoever has chosen something meanwhile no longer wants to know.
    if (meant === null || selection.chosen.peek() !== before) return;
    if (!this.consider(this.hand.narrowed(meant.actions))) this.hear(meant.word);
  }

  private hear(word: RefereeWord | null): void {
    if (word !== null) this.word.value = word;
  }

  // Words and names.

  labelOf(action: string): string {
    const choices = [...this.pickable.peek(), ...this.refused.peek()];
    return choices.find((choice) => choice.action === action)?.label ?? action;
  }

  /** What makes a button one that plays something at this moment: see `ui/freshness.ts`. */
  plays(what: string): { "data-plays": string } {
    return { "data-plays": `${this.situation.at.value} ${what}` };
  }
}
