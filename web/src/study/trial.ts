/**
 * One little race that is being tried: what was played, what it shows, what the referee said. The
 * parts of a study read its signals and call its verbs; nothing in here draws.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { Refusal } from "../api/client";
import type { Means, Place } from "../board";
import { language } from "../i18n";
import type { Choice } from "../live/wire";
import type { Preview, StudyAnswer, StudySource } from "./source";

/** What the referee said to a click, a greyed choice or a refused move. */
export interface Word {
  kind: "no" | "yes" | "trouble";
  message: string;
  rule: string | null;
  pieces: string[];
  /** What was asked about, in words where there are some. */
  about: string | null;
}

/** A pointer crossing the choices should not ask about everything it passes. */
const REST = 80;

export class Trial {
  /** All that was played up to the moment that is shown. */
  readonly played = signal<readonly string[]>([]);
  readonly answer = signal<StudyAnswer | null>(null);
  /** Why nothing can be shown at all. */
  readonly trouble = signal<string | null>(null);
  readonly busy = signal(false);
  /** The choice that is chosen and not played yet; nothing else ever is. */
  readonly picked = signal<string | null>(null);
  readonly pointed = signal<string | null>(null);
  readonly asked = signal<Choice[] | null>(null);
  readonly word = signal<Word | null>(null);
  readonly preview = signal<Preview | null>(null);

  readonly choices = computed(() => this.answer.value?.sight.choices ?? []);
  /** Choices that answer the question which is put. */
  readonly answers = computed(
    () => new Set(this.answer.value?.sight.offer?.answers.map(({ action }) => action) ?? []),
  );
  /** Choices that are set with sliders. */
  readonly amounts = computed(() => this.answer.value?.sight.amounts ?? []);
  readonly refused = computed(() => this.answer.value?.sight.refused ?? []);
  /** What comes next when one steps forward: what was stepped back over, else the story. */
  readonly next = computed(() => {
    const [played, undone] = [this.played.value, this.undone.value];
    const again = undone[played.length];
    if (again !== undefined && begins(undone, played)) return again;
    return begins(this.story, played) ? (this.story[played.length] ?? null) : null;
  });
  readonly onStory = computed(() => begins(this.story, this.played.value));

  /** Makes the board larger or smaller by a factor, or shows all of it. */
  zoom: (how: number | "all") => void = () => undefined;

  private readonly undone = signal<readonly string[]>([]);
  private readonly previews = new Map<string, Preview>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  /** `story` is what the study is about, to be stepped through. */
  constructor(
    readonly source: StudySource,
    readonly story: readonly string[] = [],
  ) {}

  /** Show it, in whatever language is spoken, until the way to stop is called. */
  embark(): () => void {
    const endings = [
      effect(() => {
        void language.value;
        void this.go(this.played.peek());
      }),
      effect(() => this.regard(this.pointed.value ?? this.picked.value)),
    ];
    return () => {
      this.round += 1;
      clearTimeout(this.timer);
      for (const end of endings) end();
    };
  }

  // Going through it.

  async play(action: string): Promise<void> {
    await this.go([...this.played.peek(), action]);
  }

  async forward(): Promise<void> {
    const next = this.next.peek();
    if (next !== null) await this.go([...this.played.peek(), next]);
  }

  async back(): Promise<void> {
    const played = this.played.peek();
    if (played.length === 0) return;
    if (!begins(this.undone.peek(), played)) this.undone.value = played;
    await this.go(played.slice(0, -1));
  }

  async reset(): Promise<void> {
    this.undone.value = [];
    await this.go([]);
  }

  /** Chance that is due is drawn. */
  async draw(): Promise<void> {
    await this.show(() => this.source.draw(this.played.peek()));
  }

  async go(played: readonly string[]): Promise<void> {
    await this.show(() => this.source.look(played));
  }

  private async show(ask: () => Promise<StudyAnswer>): Promise<void> {
    const mine = ++this.round;
    this.busy.value = true;
    try {
      const answer = await ask();
      if (mine !== this.round) return;
      this.previews.clear();
      batch(() => {
        this.answer.value = answer;
        this.played.value = answer.actions;
        this.trouble.value = this.word.value = this.asked.value = null;
        this.picked.value = this.pointed.value = this.preview.value = null;
      });
    } catch (error) {
      if (mine !== this.round) return;
      const refusal = refusalOf(error);
      if (this.answer.peek() === null) this.trouble.value = refusal.message;
      else this.word.value = wordOf(refusal, null);
    } finally {
      if (mine === this.round) this.busy.value = false;
    }
  }

  // Choosing.

  /** Something that can be seen was picked, on the board or in the list; a finger picks twice. */
  pick(actions: readonly string[], by: Means): void {
    if (this.busy.peek()) return;
    const [first, ...others] = this.offered(actions);
    if (first === undefined) return;
    const isNew = this.picked.peek() !== first.action;
    if (others.length > 0 || (isNew && by === "touch")) this.choose(actions);
    else void this.play(first.action);
  }

  /** Shows what a choice would bring, or asks which of several is meant. */
  choose(actions: readonly string[]): void {
    const meant = this.offered(actions);
    batch(() => {
      this.word.value = this.pointed.value = null;
      this.asked.value = meant.length > 1 ? meant : this.asked.peek();
      this.picked.value = meant.length > 1 ? null : (meant[0]?.action ?? null);
    });
  }

  private offered(actions: readonly string[]): Choice[] {
    return this.choices.peek().filter((choice) => actions.includes(choice.action));
  }

  // Asking the referee.

  async whyNot(action: string, about: string): Promise<void> {
    await this.answered(about, async () => {
      const { allowed, ...said } = await this.source.whyNot(this.played.peek(), action);
      return { kind: allowed ? "yes" : "no", about, ...said };
    });
  }

  /** A click beside every target: what it is about is shown, and nothing is ever played. */
  async point(at: Place): Promise<void> {
    if (this.choices.peek().length === 0) return;
    this.picked.value = null;
    await this.answered(null, async () => {
      const { actions, ...said } = await this.source.meant(this.played.peek(), at);
      if (this.offered(actions).length > 0) {
        this.choose(actions);
        return null;
      }
      return { kind: "no", about: null, ...said };
    });
  }

  labelOf(action: string): string {
    const choices = [...this.choices.peek(), ...this.refused.peek()];
    return choices.find((choice) => choice.action === action)?.label ?? action;
  }

  private async answered(about: string | null, ask: () => Promise<Word | null>): Promise<void> {
    const round = this.round;
    try {
      const word = await ask();
      if (word !== null && round === this.round) this.word.value = word;
    } catch (error) {
      if (round === this.round) this.word.value = wordOf(refusalOf(error), about);
    }
  }

  private regard(action: string | null): void {
    clearTimeout(this.timer);
    const found = action === null ? undefined : this.previews.get(action);
    this.preview.value = found ?? null;
    if (action !== null && found === undefined) {
      this.timer = setTimeout(() => void this.foresee(action), REST);
    }
  }

  private async foresee(action: string): Promise<void> {
    const round = this.round;
    // Chance is picked, not previewed.
    if (this.answer.peek()?.draws) return;
    try {
      const found = await this.source.preview(this.played.peek(), action);
      if (round !== this.round) return;
      this.previews.set(action, found);
      if ((this.pointed.peek() ?? this.picked.peek()) === action) this.preview.value = found;
    } catch (error) {
      // Without a preview the choice can still be played.
      refusalOf(error);
    }
  }
}

/** What makes a button one that plays something: see `fresh.ts`. */
export function playing(trial: Trial, what: string): { "data-plays": string } {
  return { "data-plays": `${trial.played.value.length} ${what}` };
}

function begins(story: readonly string[], played: readonly string[]): boolean {
  return played.length <= story.length && played.every((action, n) => action === story[n]);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** A rule that forbids is the referee's no; anything else is trouble. */
function wordOf(refusal: Refusal, about: string | null): Word {
  const { message, rule } = refusal;
  return { kind: rule === null ? "trouble" : "no", message, rule, pieces: [], about };
}
