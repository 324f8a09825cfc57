/** A table being planned: plain values and plain functions on them. */

import type { CourseCard, GameCard, NewSeat, NewTable, OptionCard } from "../api/types";

export type Value = string | number | boolean;
export type SeatKind = NewSeat["kind"];
export type Pace = NonNullable<NewTable["pace"]>;
/** Who takes the seats beside the planner's own: the question most people have an answer to. */
export type Company = "friends" | "bots" | "screen" | "anybody";

export interface DraftSeat {
  kind: SeatKind;
  bot: string;
  name: string;
}

export interface Draft {
  /** Only what was chosen: defaults may depend on other options. */
  options: Readonly<Record<string, Value>>;
  seats: readonly DraftSeat[];
  /** What was asked for; an open seat makes any table public. */
  public: boolean;
  /** Seconds a decision may take, in some games a whole turn; null for no clock. */
  clock: number | null;
  /** With a bank of time: the seconds each turn adds to it; null: a clock for each decision. */
  increment: number | null;
  pace: Pace;
  /** The course laid by hand on which it is raced; null: the one of the options. */
  course: CourseCard | null;
  /** Whether players may ask what to do; null: only against bots and around one screen. */
  hints: boolean | null;
}

/** Where something is wrong ("seats.1.name", "options.races") and what. */
export type Mistakes = Readonly<Record<string, string>>;

const KIND: Record<Company, SeatKind> = {
  friends: "link",
  bots: "bot",
  screen: "screen",
  anybody: "open",
};

/** How many options are in sight at once: a game lists the most important ones first. */
const ESSENTIAL = 4;

/** The seats a game starts its plans with. */
function usualCount(game: GameCard): number {
  const option = game.options.find((one) => one.key === game.seats_option);
  const usual = Number(option?.default);
  return game.seats.includes(usual) ? usual : Math.min(...game.seats);
}

/** A first plan: I sit at A, friends come with the link. */
export function fresh(game: GameCard): Draft {
  const others = { kind: "link", bot: usualBot(game), name: "" } as const;
  const count = usualCount(game);
  const seats = Array.from({ length: count }, (_, n) =>
    n === 0 ? { ...others, kind: "me" as const } : others,
  );
  const options = suggested(game, count);
  const time = { clock: null, increment: null, pace: "calm" as const };
  return { options, seats, public: false, ...time, course: null, hints: null };
}

/** What the game proposes for this many seats. */
function suggested(game: GameCard, count: number): Draft["options"] {
  return game.suggested[String(count)] ?? {};
}

function usualBot(game: GameCard): string {
  return game.quick.bots[0] ?? game.bots[0]?.name ?? "";
}

/** The plan with another number of seats; new ones are like the last. */
export function resized(draft: Draft, count: number, game: GameCard): Draft {
  const last = draft.seats.at(-1);
  const like: DraftSeat = {
    kind: last === undefined || last.kind === "me" ? "link" : last.kind,
    bot: last?.bot ?? usualBot(game),
    name: "",
  };
  const seats = Array.from({ length: count }, (_, n) => draft.seats[n] ?? like);
  // What was only proposed gives way to what is proposed for this many.
  const before = suggested(game, draft.seats.length);
  const chosen = Object.entries(draft.options).filter(([key, value]) => before[key] !== value);
  const untouched = Object.keys(before).every((key) => draft.options[key] === before[key]);
  const options = untouched
    ? { ...suggested(game, count), ...Object.fromEntries(chosen) }
    : draft.options;
  return { ...draft, options, seats };
}

/** The plan with everybody but me of one kind. */
export function accompanied(draft: Draft, company: Company): Draft {
  const seats = draft.seats.map((seat, n) => ({
    ...seat,
    kind: n === 0 ? ("me" as const) : KIND[company],
  }));
  return { ...draft, seats };
}

/** What `accompanied` would have to be told to arrive at this plan; null: a mixture. */
export function companyOf(draft: Draft): Company | null {
  const [first, ...others] = draft.seats;
  if (first?.kind !== "me") return null;
  const fits = (company: Company) => others.every((seat) => seat.kind === KIND[company]);
  return (Object.keys(KIND) as Company[]).find(fits) ?? null;
}

/** The plan with one seat changed. I cannot sit twice: my former seat waits for a friend. */
export function reseated(draft: Draft, at: number, change: Partial<DraftSeat>): Draft {
  const seats = draft.seats.map((seat, n) => {
    if (n === at) return { ...seat, ...change };
    return change.kind === "me" && seat.kind === "me" ? { ...seat, kind: "link" as const } : seat;
  });
  return { ...draft, seats };
}

/** A seat that is open to anybody is of use only where anybody sees the table. */
export function mustBePublic(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === "open");
}

/** Whether there will be hints: as was said, or wherever nobody else could mind. */
export function hasHints(draft: Draft): boolean {
  return draft.hints ?? draft.seats.every((seat) => seat.kind !== "link" && seat.kind !== "open");
}

/** The value an option has in the plan: chosen, following another choice, or the default. */
export function valueIn(draft: Draft, option: OptionCard): Value | null {
  const implied = option.implied.find(({ key, value }) => draft.options[key] === value);
  return draft.options[option.key] ?? (implied ?? option).default;
}

/**
 * The plan with another value for an option; null leaves it to the game again. Options that follow
 * this one are left to it.
 */
export function opted(
  draft: Draft,
  option: OptionCard,
  value: Value | null,
  game?: GameCard,
): Draft {
  const follows = (key: string) =>
    game?.options.some((one) => one.key === key && one.implied.some((by) => by.key === option.key));
  const others = Object.fromEntries(
    Object.entries(draft.options).filter(([key]) => key !== option.key && !follows(key)),
  );
  return { ...draft, options: value === null ? others : { ...others, [option.key]: value } };
}

/** The plan on another course; it may be for fewer seats. */
export function onCourse(draft: Draft, course: CourseCard | null, game: GameCard): Draft {
  const next = { ...draft, course };
  const fitting = seatCounts(game, next);
  if (fitting.includes(draft.seats.length)) return next;
  return resized(next, fitting.findLast((n) => n <= draft.seats.length) ?? fitting[0] ?? 0, game);
}

/** How many seats the table may have: a course laid by hand may be for some numbers only. */
export function seatCounts(game: GameCard, draft: Draft): number[] {
  const { course } = draft;
  return course === null ? game.seats : game.seats.filter((n) => course.seats.includes(n));
}

/** Whether an option means anything in a plan: some belong to one edition of a game only. */
function means(game: GameCard, draft: Draft, option: OptionCard): boolean {
  return option.only.every(({ key, values }) => {
    const other = game.options.find((one) => one.key === key);
    const value = other === undefined ? null : valueIn(draft, other);
    return value !== null && values.includes(value);
  });
}

/**
 * The options, those in sight and those under "More options"; seats are asked for elsewhere, and
 * what the course decides, or what means nothing with the others, is not asked for.
 */
export function sorted(
  game: GameCard,
  draft: Draft,
): { essential: OptionCard[]; more: OptionCard[] } {
  const decided = draft.course === null ? [] : (game.course ?? []);
  const asked = (option: OptionCard) =>
    option.key !== game.seats_option && !decided.includes(option.key) && means(game, draft, option);
  return {
    essential: game.options.slice(0, ESSENTIAL).filter(asked),
    more: game.options.slice(ESSENTIAL).filter(asked),
  };
}

/** The message that opens the table. */
export function wish(game: GameCard, draft: Draft): NewTable {
  const { essential, more } = sorted(game, draft);
  const asked = [...essential, ...more].map((option) => option.key);
  const chosen = Object.entries(draft.options).filter(([key]) => asked.includes(key));
  return {
    game: game.id,
    options: { ...Object.fromEntries(chosen), [game.seats_option]: draft.seats.length },
    seats: draft.seats.map((seat) => ({
      kind: seat.kind,
      bot: seat.kind === "bot" ? seat.bot : null,
      name: seat.kind === "screen" ? seat.name.trim() : null,
    })),
    public: draft.public || mustBePublic(draft),
    clock: draft.clock === null ? null : { seconds: draft.clock, increment: draft.increment },
    pace: draft.pace,
    course: draft.course?.id ?? null,
    hints: draft.hints,
  };
}

/** The mistakes that can be found without asking the service; `say` puts them into words. */
export function mistakes(
  game: GameCard,
  draft: Draft,
  say: (what: "nameMissing" | "range", words?: { least: number; most: number }) => string,
): Mistakes {
  const found: Record<string, string> = {};
  for (const [n, seat] of draft.seats.entries()) {
    if (seat.kind === "screen" && seat.name.trim() === "") {
      found[`seats.${n}.name`] = say("nameMissing");
    }
  }
  const { essential, more } = sorted(game, draft);
  for (const option of [...essential, ...more]) {
    const value = draft.options[option.key];
    const { least, most } = option;
    if (value === undefined || option.values !== null || least === null || most === null) continue;
    const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    if (!fits) found[`options.${option.key}`] = say("range", { least, most });
  }
  return found;
}
