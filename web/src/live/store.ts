/**
 * What the page knows of its tables: a plain value, and how each message of the service changes it.
 * Nothing here touches a socket or the document.
 */
import { applied } from "./differences";
import type {
  ChatLine,
  Earlier,
  Entry,
  Refused,
  Sight,
  State,
  TableCard,
  TableView,
  ToPage,
  Update,
  VisitorCard,
} from "./wire";

/** A watched table: how it stands, and all that happened there. */
export interface Story {
  readonly table: TableView;
  readonly sight: Sight;
  readonly entries: readonly Entry[];
  readonly chat: readonly ChatLine[];
  /** An update does not follow what is known: the table must be asked for again. */
  readonly gap: boolean;
}

/** Why a table cannot be watched: there is none, or what is stored of it is damaged. */
export interface Missing {
  readonly damaged: boolean;
  readonly reason: string;
}

export interface Known {
  readonly visitor: VisitorCard | null;
  /** Watched tables, by id. */
  readonly stories: Readonly<Record<string, Story>>;
  /** Entries of long stories that are still being told, by table. */
  readonly earlier: Readonly<Record<string, readonly Entry[]>>;
  /** Tables that could not be watched, and the service's sentence why. */
  readonly missing: Readonly<Record<string, Missing>>;
  /** The newest card of each of my tables that changed since the page was opened. */
  readonly cards: Readonly<Record<string, TableCard>>;
}

export const NOTHING: Known = { visitor: null, stories: {}, earlier: {}, missing: {}, cards: {} };

/** What is known after a message. */
export function heard(known: Known, message: ToPage): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, visitor: message.visitor };
    case "state":
      return stated(known, message);
    case "earlier":
      return { ...known, earlier: { ...known.earlier, [message.table]: waiting(known, message) } };
    case "update":
      return changed(known, message.table, (story) => updated(story, message));
    case "table":
      return changed(known, message.table.id, (story) => reseated(story, message.table));
    case "chat":
      return changed(known, message.table, (story) => ({
        ...story,
        chat: mergedBy((line) => line.n, story.chat, [message.line]),
      }));
    case "card":
      return { ...known, cards: { ...known.cards, [message.table.id]: message.table } };
    case "refused":
      return cannotBeWatched(message.kind) && message.table !== null && message.id === null
        ? { ...known, missing: { ...known.missing, [message.table]: missingFor(message) } }
        : known;
    default:
      return known;
  }
}

function cannotBeWatched(kind: Refused["kind"]): boolean {
  return kind === "unknown_table" || kind === "unreadable_table";
}

function missingFor({ kind, message }: Refused): Missing {
  return { damaged: kind === "unreadable_table", reason: message };
}

/** A table nobody looks at is forgotten. */
export function forgotten(known: Known, table: string): Known {
  const { [table]: _story, ...stories } = known.stories;
  const { [table]: _earlier, ...earlier } = known.earlier;
  const { [table]: _reason, ...missing } = known.missing;
  return { ...known, stories, earlier, missing };
}

/** The last entry that has been seen of a table; 0 before the first. */
export function seen(known: Known, table: string): number {
  return known.stories[table]?.entries.at(-1)?.seq ?? 0;
}

/** The entries that undos took back: with the one they name all after it no longer count. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const entry of entries) {
    if (entry.undone == null) continue;
    for (let seq = entry.undone; seq < entry.seq; seq += 1) found.add(seq);
  }
  return found;
}

function withStory(known: Known, table: string, story: Story): Known {
  const { [table]: _reason, ...missing } = known.missing;
  return { ...known, missing, stories: { ...known.stories, [table]: story } };
}

function changed(known: Known, table: string, change: (story: Story) => Story): Known {
  const story = known.stories[table];
  return story === undefined ? known : withStory(known, table, change(story));
}

/** All entries told in `earlier` messages since the last `state`. */
function waiting(known: Known, message: Earlier): readonly Entry[] {
  return [...(known.earlier[message.table] ?? []), ...message.entries];
}

function stated(known: Known, message: State): Known {
  const { id } = message.table;
  const { [id]: told = [], ...earlier } = known.earlier;
  return withStory({ ...known, earlier }, id, restated(known.stories[id], told, message));
}

function restated(before: Story | undefined, earlier: readonly Entry[], message: State): Story {
  const old = mergedBy((entry) => entry.seq, before?.entries ?? [], earlier);
  const kept = old.filter((entry) => entry.seq <= message.since);
  return {
    table: message.table,
    sight: message.sight,
    entries: mergedBy((entry) => entry.seq, kept, message.entries),
    chat: mergedBy((line) => line.n, before?.chat ?? [], message.chat),
    gap: false,
  };
}

function updated(story: Story, message: Update): Story {
  if (message.seq < story.sight.seq) return story;
  if (message.after !== story.sight.seq) return { ...story, gap: true };
  const entries = mergedBy((entry) => entry.seq, story.entries, message.entries);
  const sight = applied(story.sight, message.changes);
  const table: TableView = {
    ...story.table,
    seq: message.seq,
    to_move: sight.to_move,
    your_turn: isMine(story.table, sight.to_move),
    deadline: message.deadline,
  };
  return { ...story, table, sight, entries, gap: story.gap || hasGap(entries) };
}

/** Whether it is for me to decide: for a seat of mine for which no bot plays. */
function isMine(table: TableView, to_move: string | null): boolean {
  return table.seats.some((seat) => seat.seat === to_move && seat.you && seat.stand_in === null);
}

/** Seats or status changed. Of two tellings the older one (by version) is ignored. */
function reseated(story: Story, table: TableView): Story {
  return table.version < story.table.version ? story : { ...story, table };
}

function hasGap(entries: readonly Entry[]): boolean {
  return entries.some((entry, index) => entry.seq !== index + 1);
}

/** Two lists in the order of their numbers; where both have one, the newer telling counts. */
function mergedBy<T>(number: (item: T) => number, old: readonly T[], fresh: readonly T[]): T[] {
  const found = new Map(old.map((item) => [number(item), item]));
  for (const item of fresh) found.set(number(item), item);
  return [...found.values()].sort((one, other) => number(one) - number(other));
}
