/**
 * An attempt at an exercise, on the board of a study. Whatever is played goes to the referee, who
 * says whether it was what is wanted; what the others then do is shown entry by entry.
 */
import { signal } from "@preact/signals";
import { get, send } from "../api/client";
import type { components } from "../api/schema";
import { language } from "../i18n";
import { keptSource, type StudyAnswer, type StudySource, serviceSource, Trial } from "../study";
import { unlessOffline } from "../study/boardFiles";
import {
  answerIn,
  type Course,
  keptExercise,
  type Solution,
  type TryAnswer,
  type Wish,
} from "./keptExercises";
import { rememberSolved } from "./toTell";

export type ExerciseCard = components["schemas"]["ExerciseCard"];
export type { TryAnswer };

/** Milliseconds between two entries that are shown one after the other. */
const BEAT = 650;

interface Options {
  game: string;
  course: Course;
  card: ExerciseCard;
  onDone?(): void;
  beat?: number;
}

export class Attempt {
  /** What the referee said about the last attempt. */
  readonly verdict = signal<TryAnswer | null>(null);
  /** The number of the answer that was chosen last. */
  readonly answered = signal<number | null>(null);
  /** The solution is on the board. */
  readonly shown = signal(false);
  readonly trial: Trial;

  /** About what was played since the exercise began. */
  private readonly study: StudySource;
  /** What was tried, and everything to be shown on the board because of it. */
  private tried: readonly string[] = [];
  private plan: readonly string[] = [];
  private spoken = language.peek();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {
    const { game, card } = options;
    const { position, seat, entries } = card;
    const service = after(entries, serviceSource({ game, position, seat }));
    this.study = keptSource(() => this.kept(), service);
    this.trial = new Trial(this.source());
  }

  get card(): ExerciseCard {
    return this.options.card;
  }

  /** From the beginning. */
  async again(): Promise<void> {
    await this.trial.reset();
  }

  async answer(number: number): Promise<void> {
    await this.trial.reset();
    this.answered.value = number;
    const answer = await this.ask({ answer: number });
    this.plan = answer.entries;
    this.heard(answer);
    this.goOn();
  }

  /** Shows how it is done; that does not count as having done it. */
  async solve(): Promise<void> {
    const found = await unlessOffline(
      get<Solution>(`${this.path}/solution`),
      async () => (await this.kept())?.solution ?? null,
    );
    await this.trial.reset();
    this.shown.value = true;
    if (found.answer !== null) {
      this.answered.value = found.answer;
      const answer = await this.ask({ answer: found.answer });
      this.plan = answer.entries;
      this.heard(answer);
    } else {
      this.plan = found.entries;
    }
    this.goOn();
  }

  /** Nothing more is to be shown. */
  leave(): void {
    clearTimeout(this.timer);
  }

  /** Where attempts go. */
  private get path(): string {
    const { game, course, card } = this.options;
    return `/api/games/${game}/${course}/${card.id}`;
  }

  /** The exercise as it was kept for when there is no connection. */
  private kept() {
    const { game, course, card } = this.options;
    return keptExercise(game, course, card.id);
  }

  private ask(wish: Wish): Promise<TryAnswer> {
    const shown = this.shown.peek();
    const asked = send<TryAnswer>("POST", `${this.path}/tries${shown ? "?shown=true" : ""}`, wish);
    return unlessOffline(asked, async () => {
      const kept = await this.kept();
      const answer = kept && answerIn(kept, wish);
      const { game, course, card } = this.options;
      if (answer?.outcome === "done" && !shown) rememberSolved({ game, course, id: card.id, wish });
      return answer;
    });
  }

  private heard(answer: TryAnswer): void {
    this.spoken = language.peek();
    this.verdict.value = answer;
    if (answer.outcome === "done" && !this.shown.peek()) this.options.onDone?.();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.tried = this.plan = [];
    this.verdict.value = this.answered.value = null;
    this.shown.value = false;
  }

  /** The entries of the plan that are not on the board yet, one after the other. */
  private goOn(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const next = this.trial.played.peek().length + 1;
      if (next > this.plan.length) return;
      await this.trial.go(this.plan.slice(0, next));
      this.goOn();
    }, this.options.beat ?? BEAT);
  }

  // What the study asks, answered for what was played since the exercise began.

  private source(): StudySource {
    const { study } = this;
    return {
      look: (actions) => this.look(actions),
      draw: (actions) => this.look(actions),
      whyNot: async (actions, action) => this.moreAbout(await study.whyNot(actions, action)),
      meant: async (actions, at) => this.moreAbout(await study.meant(actions, at)),
      preview: (actions, action) => study.preview(actions, action),
      share: study.share,
    };
  }

  private async look(actions: readonly string[]): Promise<StudyAnswer> {
    if (actions.length === 0 && this.plan.length > 0) this.forget();
    if (actions.length > 0 && !this.planned(actions)) {
      this.tried = actions;
      const answer = await this.ask({ entries: actions });
      this.plan = answer.entries;
      this.heard(answer);
      this.goOn();
    } else if (this.verdict.peek() !== null && this.spoken !== language.peek()) {
      const number = this.answered.peek();
      this.heard(await this.ask(number === null ? { entries: this.tried } : { answer: number }));
    }
    return this.seen(actions);
  }

  private planned(actions: readonly string[]): boolean {
    const { plan } = this;
    const begun = plan.length > 0 && actions.length >= this.tried.length;
    return begun && actions.every((action, n) => action === plan[n]);
  }

  private async seen(actions: readonly string[]): Promise<StudyAnswer> {
    const answer = await this.study.look(actions);
    const closed = (this.verdict.peek()?.outcome ?? "open") !== "open";
    const open =
      !closed &&
      this.card.answers.length === 0 &&
      !this.shown.peek() &&
      actions.length >= this.plan.length;
    const choices = open ? focused(answer.sight.choices, this.card.focus) : [];
    return {
      ...answer,
      draws: false,
      asked: answer.sight.choices,
      sight: {
        ...answer.sight,
        choices,
        board: closed ? answer.sight.board : without(answer.sight.board, this.card.hide),
        hand: this.card.answers.length > 0 ? [] : answer.sight.hand,
        refused: open ? answer.sight.refused : [],
        offer: open ? answer.sight.offer : null,
        amounts: [],
      },
    };
  }

  /** What the exercise adds when the referee says no. */
  private moreAbout<T extends { rule: string | null; message: string }>(said: T): T {
    const more = said.rule === null ? undefined : this.card.refusals[said.rule];
    return more === undefined ? said : { ...said, message: `${said.message} ${more}` };
  }
}

/** A study that goes on from what was played before it. */
function after(before: readonly string[], source: StudySource): StudySource {
  const all = (actions: readonly string[]) => [...before, ...actions];
  const since = (answer: StudyAnswer): StudyAnswer => ({
    ...answer,
    actions: answer.actions.slice(before.length),
    entries: answer.entries.slice(before.length),
  });
  return {
    look: async (actions) => since(await source.look(all(actions))),
    draw: async (actions) => since(await source.draw(all(actions))),
    whyNot: (actions, action) => source.whyNot(all(actions), action),
    meant: (actions, at) => source.meant(all(actions), at),
    preview: (actions, action) => source.preview(all(actions), action),
    share: (actions, action) => source.share(all(actions), action),
  };
}

/** A scene without the shapes that would give the answer away. */
function without(scene: StudyAnswer["sight"]["board"], hide: readonly string[]) {
  if (hide.length === 0) return scene;
  const patterns = hide.map(patternOf);
  const shapes = scene.shapes.filter(({ id }) => !id || !patterns.some((one) => one.test(id)));
  return { ...scene, shapes };
}

/** The choices an exercise is about; all of them where none of those it names is there. */
export function focused<C extends { action: string }>(
  choices: readonly C[],
  focus: readonly string[],
): C[] {
  const patterns = focus.map(patternOf);
  const found = choices.filter((choice) => patterns.some((one) => one.test(choice.action)));
  return found.length > 0 ? found : [...choices];
}

/** A pattern as the exercises have them: * for anything, ? for a sign, [NS] for one of these. */
function patternOf(text: string): RegExp {
  const parts = text.match(/\*|\?|\[[A-Z]+\]|[^*?[]+|\[/g) ?? [];
  const written = parts.map((part) => {
    if (part === "*") return ".*";
    if (part === "?") return ".";
    return /^\[[A-Z]+\]$/.test(part) ? part : part.replace(/[\\^$.|+()[\]{}]/g, "\\$&");
  });
  return new RegExp(`^${written.join("")}$`);
}
