/**
 * Everything a player does at one table, and what the page shows because of it. The parts of the
 * page read its signals and call its verbs; nothing in here draws.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import type { BoardView, NamedPart, Place } from "../board";
import { Chooser } from "../choosing/chooser";
import { known, line, watching } from "../live";
import type { Refused, Sight } from "../live/wire";
import { Away } from "./away/away";
import { LookBack } from "./board/lookBack";
import { mostWaiting, Pacer, pace, readingTime } from "./board/pace";
import { Playback } from "./board/playback";
import { Hinting } from "./choices/hinting";
import { sequenceOf } from "./choices/sequence";
import { ShortcutRunner } from "./choices/shortcutRunner";
import { liveReferee, refusedWord } from "./liveReferee";
import { Notices } from "./notices/notices";
import { StageEnds } from "./result/stageEnds";
import { deciderBot, isPassedAround, mySeats, seatCard } from "./seats/seating";
import { Trails } from "./trails/trails";

/** Draws a moment and resolves when its animation has been seen. */
export type Stage = (sight: Sight, animate: boolean) => Promise<void>;

export class Helm {
  readonly story = computed(() => known.value.stories[this.id] ?? null);
  /** Why there is no such table. */
  readonly missing = computed(() => known.value.missing[this.id] ?? null);
  /** The newest moment that was shown; the table itself may be a few ahead. */
  readonly shown = signal<Sight | null>(null);
  /** The action on its way to the service. */
  readonly sending = signal<string | null>(null);
  /** The rule whose text is open. */
  readonly rule = signal<string | null>(null);
  /** A seat of this screen whose turn begins: somebody else must sit down. */
  readonly passTo = signal<string | null>(null);

  readonly lookBack: LookBack;
  readonly shortcuts: ShortcutRunner;
  /** What befell me and was not read yet. */
  readonly notices = new Notices(this);
  /** The sheet of a stage that is over; while it lies open, the race behind it waits. */
  readonly stageEnds: StageEnds;
  readonly hints = new Hinting(this);
  /** What happened while I was away. */
  readonly away = new Away(this);
  /** What others moved since my last turn. */
  readonly trails = new Trails(this);

  /** The moment on the board: the live one, or an earlier one that is looked at. */
  readonly sight = computed(() => this.lookBack.sight.value ?? this.shown.value);
  readonly isLive = computed(() => this.lookBack.at.value === null);
  readonly mine = computed(() => (this.story.value ? mySeats(this.story.value.table) : []));
  readonly isSpectator = computed(() => this.mine.value.length === 0);

  /** Somebody of mine must decide, and can. */
  readonly myTurn = computed(() => {
    const [story, sight] = [this.story.value, this.shown.value];
    if (story === null || sight === null || sight.over || story.table.status !== "racing") {
      return false;
    }
    const card = seatCard(story.table, sight.to_move);
    return card?.you === true && card.stand_in === null && sight.choices.length > 0;
  });

  /** At a screen that is passed around: the seat whose cards its player has asked to see. */
  readonly revealed = signal<string | null>(null);
  /** Somebody else may be looking: cards, and whatever would give them away, stay covered. */
  readonly veiled = computed(() => {
    const [story, sight] = [this.story.value, this.sight.value];
    if (story === null || sight === null || sight.hand.length === 0 || sight.over) return false;
    if (!isPassedAround(story.table, sight.seat)) return false;
    return !this.isLive.value || sight.seat !== this.revealed.value;
  });

  /** The choices that can be played in the moment that is shown. */
  readonly choices = computed(() =>
    this.mayChoose.value ? (this.shown.value?.choices ?? []) : [],
  );
  readonly refused = computed(() =>
    this.mayChoose.value ? (this.shown.value?.refused ?? []) : [],
  );
  private readonly mayChoose = computed(
    () => this.isLive.value && this.myTurn.value && !this.veiled.value,
  );

  /** The question that is put to me, if there is one. */
  readonly offer = computed(() =>
    this.isLive.value && this.myTurn.value ? (this.shown.value?.offer ?? null) : null,
  );
  /** By the rule of an offer: how such offers are answered without asking, at this sitting. */
  readonly standing = signal<Readonly<Record<string, "yes" | "no">>>({});
  /** The moment at which that was decided last: its own question is still answered by hand. */
  readonly standingSince = signal(-1);
  /** What was picked although it would let an offer lapse. */
  readonly instead = signal<string | null>(null);

  /** What is chosen among them, and what the referee says about it. */
  readonly chooser: Chooser;

  /** Whether a card can be played, or it is not for me to play one. */
  readonly cardsCount = computed(() => {
    const choices = this.choices.value;
    return (
      choices.length === 0 || choices.some((one) => this.chooser.hand.covered.value.has(one.action))
    );
  });
  /** Bots or chance decide: it can be skipped by whoever has a seat. */
  readonly botsPlay = computed(() => {
    const [story, sight] = [this.story.value, this.shown.value];
    if (story === null || sight === null || sight.over || story.table.status !== "racing") {
      return false;
    }
    return sight.to_move === "chance" || deciderBot(seatCard(story.table, sight.to_move)) !== null;
  });

  /** Takes the keyboard to the targets on the board, the best first; false if there are none. */
  toTargets: () => boolean = () => false;
  /** Points at the target under a place of the window; what the board says it means. */
  aim: (at: Place | null) => string[] | null = () => null;
  /** Makes the board larger or smaller by a factor, or shows all of it. */
  zoom: (how: number | "all") => void = () => undefined;
  /** On a large screen the view follows the race, until the player moves it by hand. */
  readonly follows = signal(true);
  /** Whoever looks on may keep one seat in view, instead of the whole race. */
  readonly followed = signal<string | null>(null);
  /** Works out what has a name on the board that is shown now. */
  readonly named = signal<() => readonly NamedPart[]>(() => []);
  /** How the board is being viewed. */
  readonly view = signal<BoardView>({ canZoomIn: true, canZoomOut: false, unit: 1 });

  private stage: Stage | null = null;
  /** Holds what others did until it was read. */
  readonly pacer = new Pacer();
  private readonly playback = new Playback<Sight>(
    (sight, animate) => this.present(sight, animate),
    {
      most: mostWaiting,
      behind: (count) => {
        this.pacer.behind.value = count;
      },
    },
  );
  private sentAt = -1;
  /** What is to be played after what is on its way. */
  private queue: string[] = [];
  private lastHand: string | null = null;
  private readonly endings: Array<() => void> = [];

  constructor(readonly id: string) {
    this.lookBack = new LookBack(id);
    this.stageEnds = new StageEnds(id);
    this.chooser = new Chooser(
      {
        choices: this.choices,
        refused: this.refused,
        hand: computed(() => (this.veiled.value ? [] : (this.sight.value?.hand ?? []))),
        besides: computed(() => this.shortcuts.offered.value.map(sequenceOf)),
        at: computed(() => this.shown.value?.seq ?? 0),
        told: computed(() => (this.isLive.value ? this.shown.value : null)),
        busy: computed(() => this.sending.value !== null),
        binding: true,
      },
      { ...liveReferee(id), play: (picked) => this.playPicked(picked) },
    );
    this.shortcuts = new ShortcutRunner(this);
  }

  /** Watch the table until the returned function is called. */
  embark(): () => void {
    this.endings.push(
      watching(this.id),
      effect(() => {
        const sight = this.story.value?.sight;
        if (sight !== undefined) this.arrived(sight);
      }),
      this.chooser.attend(),
      effect(() => {
        const sight = this.lookBack.sight.value;
        const animate = this.lookBack.stepped;
        if (sight !== null) void this.stage?.(sight, animate);
      }),
      this.shortcuts.attend(),
      this.away.attend(),
      this.trails.attend(),
    );
    return () => {
      for (const end of this.endings.splice(0)) end();
    };
  }

  /** The board is there (or gone): what is shown from now on is drawn by it. */
  setStage(stage: Stage | null): void {
    this.stage = stage;
    const sight = this.sight.peek();
    if (stage !== null && sight !== null) void stage(sight, false);
  }

  /** Look at the table as it was after entry `seq`; the newest moment is the live one. */
  lookAt(seq: number): void {
    const newest = this.shown.peek()?.seq ?? 0;
    if (seq >= newest) this.backToLive();
    else void this.lookBack.to(Math.max(0, seq), this.lookBack.at.peek() ?? newest);
  }

  /** This many moves forward, or back. */
  lookBy(steps: number): void {
    this.lookAt((this.lookBack.at.peek() ?? this.shown.peek()?.seq ?? 0) + steps);
  }

  backToLive(): void {
    if (this.lookBack.at.peek() === null) return;
    this.lookBack.stop();
    const sight = this.shown.peek();
    if (sight !== null) void this.stage?.(sight, false);
  }

  private arrived(sight: Sight): void {
    const before = this.shown.peek();
    if (before === null) {
      this.notices.begin();
      this.away.back(sight.seq);
    }
    // The same moment told again (another language, other seats), or nobody is watching: no show.
    const again = before === null || before.seq === sight.seq;
    const now = again || document.hidden || pace.peek() === "instant";
    this.playback.push(sight, now);
  }

  private async present(sight: Sight, animate: boolean): Promise<void> {
    if (this.stageEnds.open.peek() !== null) await this.stageEnds.passed(() => this.isUrgent());
    const before = this.shown.peek();
    batch(() => {
      this.shown.value = sight;
      if (sight.seq > this.sentAt) this.sending.value = null;
      this.stageEnds.told(sight.stage_end, sight.over);
      this.chooser.word.value = null;
      if (before?.seq === sight.seq) return;
      this.instead.value = null;
      this.chooser.renew();
      this.noticeHand(sight);
    });
    this.goOn();
    if (this.isLive.peek()) await this.stage?.(sight, animate);
    if (animate && before !== null) await this.paced(before, sight);
  }

  /** Lets what others did be read before more is shown; whoever is to decide waits for nothing. */
  private async paced(before: Sight, sight: Sight): Promise<void> {
    const mine = this.mine.peek();
    const chosen = pace.peek();
    if (sight.over || chosen === "fast" || chosen === "instant" || this.myTurn.peek()) return;
    if (chosen === "step") return this.pacer.hold(null);
    const news = (this.story.peek()?.entries ?? []).filter(
      ({ seq, seat }) =>
        seq > before.seq && seq <= sight.seq && (seat === null || !mine.includes(seat)),
    );
    if (news.length === 0) return;
    const goesOn = news.at(-1)?.seat === sight.to_move;
    await this.pacer.hold(readingTime(news, goesOn));
  }

  /** Shows the newest moment at once. */
  catchUp(): void {
    this.playback.catchUp();
    this.pacer.goOn();
  }

  /** Whether nobody may be kept waiting by a sheet: I am to decide, it is over, I am not there. */
  private isUrgent(): boolean {
    const story = this.story.value;
    return story === null || story.table.your_turn || story.sight.over || document.hidden;
  }

  private noticeHand(sight: Sight): void {
    const table = this.story.peek()?.table;
    if (table === undefined || !isPassedAround(table, sight.to_move)) return;
    if (sight.to_move !== this.lastHand) {
      this.passTo.value = sight.to_move;
      this.revealed.value = null;
    }
    this.lastHand = sight.to_move;
  }

  /** A click beside every target: a player here asks the referee what it is about. */
  async point(at: Place): Promise<void> {
    if (this.isLive.peek() && !this.isSpectator.peek()) await this.chooser.point(at);
  }

  /** Whoever sits at the screen now wants to see their cards. */
  reveal(): void {
    this.revealed.value = this.shown.peek()?.seat ?? null;
  }

  // Playing.

  /** Several actions one after the other; what is no longer a choice when it comes is left out. */
  playAll(actions: readonly string[]): void {
    this.queue = [...actions];
    this.goOn();
  }

  private goOn(): void {
    const next = this.queue.shift();
    if (next === undefined) return;
    if (this.choices.peek().some((choice) => choice.action === next)) void this.play(next);
    else this.queue = [];
  }

  /** What was picked: a choice, or the choices of a shortcut. */
  private async playPicked(picked: string): Promise<void> {
    const shortcut = this.shortcuts.offered.peek().find((one) => sequenceOf(one).action === picked);
    if (shortcut === undefined) await this.play(picked);
    else this.shortcuts.run(shortcut);
  }

  async play(action: string): Promise<void> {
    const sight = this.shown.peek();
    const seat = sight?.to_move;
    if (sight === null || seat == null || this.sending.peek() !== null) return;
    if (this.wouldLapse(action)) {
      this.chooser.asked.value = null;
      this.instead.value = action;
      return;
    }
    this.pacer.goOn();
    batch(() => {
      this.sending.value = action;
      this.sentAt = sight.seq;
      this.chooser.asked.value = this.chooser.word.value = null;
      this.passTo.value = this.instead.value = null;
    });
    await this.delivered(
      line.deliver({ type: "move", table: this.id, seq: sight.seq, seat, action }),
      this.chooser.labelOf(action),
    );
  }

  /** Whether this action would let an offer lapse without its player having been warned yet. */
  private wouldLapse(action: string): boolean {
    const offer = this.offer.peek();
    if (offer === null || this.instead.peek() === action) return false;
    return offer.answers.every((answer) => answer.action !== action);
  }

  async undo(): Promise<void> {
    const sight = this.shown.peek();
    const seat = sight?.seat;
    if (sight === null || seat == null || this.sending.peek() !== null) return;
    this.sending.value = "undo";
    this.sentAt = sight.seq;
    await this.delivered(
      line.deliver({ type: "undo", table: this.id, seq: sight.seq, seat }),
      null,
    );
  }

  async resign(seat: string): Promise<void> {
    await this.delivered(line.deliver({ type: "resign", table: this.id, seat }), null);
  }

  skip(): void {
    this.catchUp();
    line.tell({ type: "skip", table: this.id });
  }

  async say(text: string): Promise<Refused | null> {
    const answer = await line.deliver({ type: "chat", table: this.id, text });
    return answer.type === "refused" ? answer : null;
  }

  private async delivered(
    answer: ReturnType<typeof line.deliver>,
    about: string | null,
  ): Promise<void> {
    const said = await answer;
    if (said.type !== "refused") return;
    this.queue = [];
    batch(() => {
      this.sending.value = null;
      this.chooser.selection.unpick();
      this.chooser.word.value = refusedWord(said, about);
    });
  }
}
