/** A course being laid, as plain values and plain functions on them; no rules, only places. */

import type { Chart, Draft, KindCard } from "../api/types";
import type { Place } from "../board";

export type Setting = Draft["settings"][string];

/** A piece: its kind, where it lies, and what is set about it. */
export type Piece = Draft["pieces"][number];

type Room = KindCard["room"];
type Frame = Chart["frame"];

/** The ids of the pieces in their order: the kind, with a number where there can be several. */
export function idsOf(draft: Draft, kinds: readonly KindCard[]): string[] {
  const counts = new Map<string, number>();
  return draft.pieces.map(({ kind }) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return kinds.find((one) => one.id === kind)?.most === 1 ? kind : `${kind}:${n}`;
  });
}

/** The nearest place of a room. */
export function within(room: Room, at: Place): Place {
  return {
    x: Math.min(Math.max(at.x, room.west), room.east),
    y: Math.min(Math.max(at.y, room.south), room.north),
  };
}

/** Where a piece carried over the board from one place of the scene to another comes to lie. */
export function carried(start: Place, from: Place, to: Place, frame: Frame, room: Room): Place {
  const steps = (way: number, unit: number) => Math.round(way / unit / room.step) * room.step;
  return within(room, {
    x: start.x + steps(to.x - from.x, frame.x),
    y: start.y + steps(to.y - from.y, frame.y),
  });
}

/** The place of the game nearest to a place of the scene. */
export function placeAt(at: Place, frame: Frame, room: Room): Place {
  const near = (value: number, origin: number, unit: number) =>
    Math.round((value - origin) / unit / room.step) * room.step;
  return within(room, { x: near(at.x, frame.left, frame.x), y: near(at.y, frame.top, frame.y) });
}

/** The draft with one piece changed. */
export function changed(draft: Draft, index: number, change: Partial<Piece>): Draft {
  const pieces = draft.pieces.map((piece, n) =>
    n === index ? ({ ...piece, ...change } as Piece) : piece,
  );
  return { ...draft, pieces };
}

/** The draft with another value for a setting. */
export function set(draft: Draft, key: string, value: Setting): Draft {
  return { ...draft, settings: { ...draft.settings, [key]: value } };
}

/** How many pieces of a kind there are. */
export function count(draft: Draft, kind: string): number {
  return draft.pieces.filter((piece) => piece.kind === kind).length;
}

/** The draft with one more piece of a kind, after the others of its kind; and where it is. */
export function added(draft: Draft, kind: KindCard, at: Place): { draft: Draft; index: number } {
  const last = draft.pieces.findLastIndex((piece) => piece.kind === kind.id);
  const index = last < 0 ? draft.pieces.length : last + 1;
  const piece = { kind: kind.id, ...within(kind.room, at) };
  const pieces = [...draft.pieces.slice(0, index), piece, ...draft.pieces.slice(index)];
  return { draft: { ...draft, pieces }, index };
}

/** A place of the room where no piece lies yet, as near as possible to the one asked for. */
export function freePlace(draft: Draft, room: Room, near: Place): Place {
  const apart = 2 * room.step;
  const free = (at: Place) =>
    draft.pieces.every((one) => Math.max(Math.abs(one.x - at.x), Math.abs(one.y - at.y)) >= apart);
  for (let reach = 0; reach < 60; reach++) {
    for (let dx = -reach; dx <= reach; dx++) {
      for (let dy = -reach; dy <= reach; dy++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== reach) continue;
        const at = within(room, { x: near.x + dx * room.step, y: near.y + dy * room.step });
        if (free(at)) return at;
      }
    }
  }
  return within(room, near);
}

/** The middle of a room. */
export function middle(room: Room): Place {
  const half = (low: number, high: number) => Math.round((low + high) / 2 / room.step) * room.step;
  return { x: half(room.west, room.east), y: half(room.south, room.north) };
}

/** The draft without a piece. */
export function removed(draft: Draft, index: number): Draft {
  return { ...draft, pieces: draft.pieces.filter((_, n) => n !== index) };
}

/** The draft with a piece one place earlier or later among those of its kind. */
export function reordered(draft: Draft, index: number, by: -1 | 1): Draft {
  const [one, other] = [draft.pieces[index], draft.pieces[index + by]];
  if (one === undefined || other === undefined || one.kind !== other.kind) return draft;
  const pieces = [...draft.pieces];
  pieces[index] = other;
  pieces[index + by] = one;
  return { ...draft, pieces };
}

export function same(one: Draft, other: Draft): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** A value that compares the same whatever the order of its keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
