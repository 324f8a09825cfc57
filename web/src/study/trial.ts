/**
 * One little race being tried out: what was played, what it shows, what the referee said. The
 * parts of a study read its signals and call its verbs; nothing in here draws.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { Refusal } from "../api/client";
import type { Place } from "../board";
import { Chooser } from "../choosing/chooser";
import {
  clickWord,
  type Meant,
  type Preview,
  type Referee,
  type RefereeWord,
} from "../choosing/referee";
import { language } from "../i18n";
import type { StudyAnswer, StudySource } from "./source";

export class Trial {
  /** All that was played up to the moment that is shown. */
  readonly played = signal<readonly string[]>([]);
  readonly answer = signal<StudyAnswer | null>(null);
  /** Why nothing can be shown at all. */
  readonly trouble = signal<string | null>(null);
  readonly busy = signal(false);

  readonly choices = computed(() => this.answer.value?.sight.choices ?? []);
  /** Choices that answer the question which is put. */
  readonly answers = computed(
    () => new Set(this.answer.value?.sight.offer?.answers.map(({ action }) => action) ?? []),
  );
  /** Choices that are set with sliders. */
  readonly amounts = computed(() => this.answer.value?.sight.amounts ?? []);
  readonly refused = computed(() => this.answer.value?.sight.refused ?? []);
  /** What the next step forward plays: what was stepped back over, else the story. */
  readonly next = computed(() => {
    const [played, undone] = [this.played.value, this.undone.value];
    const again = undone[played.length];
    if (again !== undefined && begins(undone, played)) return again;
    return begins(this.story, played) ? (this.story[played.length] ?? null) : null;
  });
  readonly onStory = computed(() => begins(this.story, this.played.value));

  /** Makes the board larger or smaller by a factor, or shows all of it. */
  zoom: (how: number | "all") => void = () => undefined;

  /** What is chosen of it; whatever is played can be taken back. */
  readonly chooser: Chooser;

  private readonly undone = signal<readonly string[]>([]);
  private round = 0;

  /** `story` is what the study is about, to be stepped through. */
  constructor(
    readonly source: StudySource,
    readonly story: readonly string[] = [],
  ) {
    this.chooser = new Chooser(
      {
        choices: this.choices,
        refused: this.refused,
        hand: computed(() => this.answer.value?.sight.hand ?? []),
        at: computed(() => this.played.value.length),
        // Chance is picked, not previewed.
        told: computed(() => (this.answer.value?.draws ? null : this.answer.value)),
        busy: this.busy,
        binding: false,
      },
      this.referee(),
    );
  }

  /** Show it, in whatever language is spoken, until the returned function is called. */
  embark(): () => void {
    const endings = [
      effect(() => {
        void language.value;
        void this.go(this.played.peek());
      }),
      this.chooser.attend(),
    ];
    return () => {
      this.round += 1;
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
      batch(() => {
        this.answer.value = answer;
        this.played.value = answer.actions;
        this.trouble.value = null;
        this.chooser.renew();
      });
    } catch (error) {
      if (mine !== this.round) return;
      const refusal = refusalOf(error);
      if (this.answer.peek() === null) this.trouble.value = refusal.message;
      else this.chooser.word.value = wordOf(refusal, null);
    } finally {
      if (mine === this.round) this.busy.value = false;
    }
  }

  // Asking the referee.

  /** A click beside every target, where there is something to choose. */
  async point(at: Place): Promise<void> {
    if (this.choices.peek().length > 0) await this.chooser.point(at);
  }

  private referee(): Referee {
    const { source } = this;
    const played = () => this.played.peek();
    return {
      play: (action) => this.play(action),
      whyNot: (action, about) =>
        this.timely<RefereeWord>(
          async () => {
            const { allowed, ...said } = await source.whyNot(played(), action);
            return { kind: allowed ? "yes" : "no", about, ...said };
          },
          (refusal) => wordOf(refusal, about),
        ),
      meant: (at) =>
        this.timely<Meant>(
          async () => {
            const { actions, ...said } = await source.meant(played(), at);
            return { actions, word: clickWord(said) };
          },
          (refusal) => ({ actions: [], word: wordOf(refusal, null) }),
        ),
      // Without a preview the choice can still be played.
      preview: (action) =>
        this.timely<Preview | null>(
          () => source.preview(played(), action),
          () => null,
        ),
    };
  }

  /** An answer, or what a refusal amounts to; null when something else is shown by then. */
  private async timely<T>(
    ask: () => Promise<T>,
    refused: (refusal: Refusal) => T,
  ): Promise<T | null> {
    const round = this.round;
    const answer = await ask().catch((error: unknown) => refused(refusalOf(error)));
    return round === this.round ? answer : null;
  }
}

function begins(story: readonly string[], played: readonly string[]): boolean {
  return played.length <= story.length && played.every((action, n) => action === story[n]);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** A rule that forbids is the referee's no; anything else is trouble. */
function wordOf(refusal: Refusal, about: string | null): RefereeWord {
  const { message, rule } = refusal;
  return { kind: rule === null ? "trouble" : "no", message, rule, pieces: [], about };
}
