/**
 * An attempt at an exercise, on the board of a study. Whatever is played goes to the referee, who
 * says whether it was what is wanted; what the others then do is shown entry by entry.
 */
import { signal } from "@preact/signals";
import { get, send } from "../api/client";
import type { components } from "../api/schema";
import { language } from "../i18n";
import { type StudyAnswer, type StudySource, serviceSource, Trial } from "../study";

type Schemas = components["schemas"];
export type ExerciseCard = Schemas["ExerciseCard"];
export type TryAnswer = Schemas["TryAnswer"];
type Solution = Schemas["Solution"];

/** Milliseconds between two entries that are shown one after the other. */
const BEAT = 650;

interface Options {
  game: string;
  /** Where attempts go: "/api/games/regatta/puzzles/home-in-two". */
  path: string;
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

  private readonly service: StudySource;
  /** What was tried, and everything to be shown on the board because of it. */
  private tried: readonly string[] = [];
  private plan: readonly string[] = [];
  private spoken = language.peek();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {
    const { game, card } = options;
    const { position, seat } = card;
    this.service = serviceSource({ game, position, seat });
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
    const found = await get<Solution>(`${this.options.path}/solution`);
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

  private ask(wish: object): Promise<TryAnswer> {
    const shown = this.shown.peek() ? "?shown=true" : "";
    return send<TryAnswer>("POST", `${this.options.path}/tries${shown}`, wish);
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
    const all = (actions: readonly string[]) => [...this.card.entries, ...actions];
    return {
      look: (actions) => this.look(actions),
      draw: (actions) => this.look(actions),
      whyNot: async (actions, action) =>
        this.moreAbout(await this.service.whyNot(all(actions), action)),
      meant: async (actions, at) => this.moreAbout(await this.service.meant(all(actions), at)),
      preview: (actions, action) => this.service.preview(all(actions), action),
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
    const before = this.card.entries.length;
    const answer = await this.service.look([...this.card.entries, ...actions]);
    const closed = (this.verdict.peek()?.outcome ?? "open") !== "open";
    const open =
      !closed &&
      this.card.answers.length === 0 &&
      !this.shown.peek() &&
      actions.length >= this.plan.length;
    const choices = open ? focused(answer.sight.choices, this.card.focus) : [];
    return {
      ...answer,
      actions: answer.actions.slice(before),
      entries: answer.entries.slice(before),
      draws: false,
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
