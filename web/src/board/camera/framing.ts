/** Chooses the view in which a subject is seen best. */

import type { Attention, Box } from "../api";
import {
  ATTENTION,
  COMFORTABLE_UNIT,
  CROWDED_UNIT,
  FINGER_UNIT,
  MARGIN,
  STUDY_UNIT,
} from "../defaults";
import { gap, grown, union } from "./extent";
import type { Subject } from "./subject";
import { type Frame, leastUnit, openRoom, type View, whole } from "./view";

/** Where along its spare room a view may lie, the middle first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];
/** To show whole what its edge would cut, a view becomes smaller by this factor at most. */
const YIELD = 0.72;
/** And by this one where targets are hardly told apart as it is. */
const YIELD_LITTLE = 0.86;

/**
 * The view for a subject: as close as all of it allows where that is worth it, else the whole
 * board; and the present one for as long as it will do.
 */
export function framed(frame: Frame, view: View, subject: Subject, what: Attention): View {
  const all = whole(frame);
  const core = union(subject.must);
  if (core === null) return all;
  const style = styleOf(what, all.unit, subject);
  if (all.unit >= style.enough) return all;
  const met = withWishes(frame, core, subject.near, style.met);
  const box = withWishes(frame, met, subject.wishes, style.least);
  const roomy = fitting(frame, grown(box, MARGIN.usual));
  const tight = fitting(frame, grown(box, MARGIN.least));
  const unit = Math.min(Math.max(roomy, Math.min(tight, style.least)), style.most);
  if (unit < all.unit * style.worth) return all;
  const best = uncut(frame, box, unit, subject.things, style.least);
  return willDo(frame, view, box, best, subject.things) ? view : best;
}

interface Style {
  /** The whole board is large enough with units of so many pixels. */
  enough: number;
  /** Below this nothing more is taken into the view. */
  least: number;
  /** And below this not even what has to do with the subject. */
  met: number;
  most: number;
  /** Going closer must make everything larger by this factor. */
  worth: number;
}

function styleOf(what: Attention, all: number, { apart, crowded }: Subject): Style {
  if (what === "race") {
    const { smaller, most, factor } = ATTENTION;
    return { enough: smaller, least: all * factor, met: all * factor, most, worth: factor };
  }
  // Targets that stand further apart than spaces do are told apart in a smaller picture too.
  const told = FINGER_UNIT / Math.min(Math.max(apart, 0.5), 1.4);
  const least = crowded ? Math.max(told, CROWDED_UNIT) : told;
  const met = what === "study" ? STUDY_UNIT : Math.max(FINGER_UNIT, least * YIELD);
  const most = Math.max(COMFORTABLE_UNIT, least);
  return { enough: COMFORTABLE_UNIT, least, met, most, worth: 1.12 };
}

/** The largest unit with which a rectangle fits. */
function fitting(frame: Frame, { width, height }: Box): number {
  const room = openRoom(frame);
  return Math.min(room.width / width, room.height / height);
}

function withWishes(frame: Frame, core: Box, wishes: readonly Box[], least: number): Box {
  let box = core;
  for (const wish of wishes) {
    const larger = union([box, wish]) as Box;
    if (fitting(frame, grown(larger, MARGIN.least)) >= least) box = larger;
  }
  return box;
}

/** The view of a rectangle that cuts as little as can be, smaller where that helps. */
function uncut(frame: Frame, core: Box, unit: number, things: readonly Box[], least: number): View {
  const lowest =
    unit > least ? Math.max(unit * YIELD, least) : Math.max(unit * YIELD_LITTLE, FINGER_UNIT);
  const floor = Math.max(Math.min(lowest, unit), leastUnit(frame));
  let [box, size] = [core, unit];
  for (;;) {
    const view = lying(frame, box, size, things);
    const larger = cutBy(frame, view, things)
      .sort((a, b) => gap(a, core) - gap(b, core))
      .map((thing) => union([box, thing]) as Box)
      .find((one) => fitting(frame, grown(one, MARGIN.thing)) >= floor && !alike(one, box));
    if (larger === undefined) return view;
    box = larger;
    size = Math.min(size, fitting(frame, grown(box, MARGIN.thing)));
  }
}

function alike(one: Box, other: Box): boolean {
  return one.width === other.width && one.height === other.height;
}

/** Where a view of this size lies best: all of the rectangle in it, few things cut at its edge. */
function lying(frame: Frame, box: Box, unit: number, things: readonly Box[]): View {
  const room = openRoom(frame);
  const { scene } = frame;
  const lefts = starts(box.x, box.width, room.width / unit, scene.width);
  const tops = starts(box.y, box.height, room.height / unit, scene.height);
  let best: { view: View; cost: number } | null = null;
  for (const [i, left] of lefts.entries()) {
    for (const [j, top] of tops.entries()) {
      const view = { x: room.x - left * unit, y: room.y - top * unit, unit };
      const cost = cutBy(frame, view, things).length * 100 + i + j;
      if (best === null || cost < best.cost) best = { view, cost };
    }
  }
  return (best as { view: View }).view;
}

/** Where what is seen may begin along one side, the best place first. */
function starts(at: number, length: number, seen: number, board: number): number[] {
  // nothing beyond the edge of the board, where that can be
  const inside = (start: number): number =>
    seen >= board ? (board - seen) / 2 : Math.min(Math.max(start, 0), board - seen);
  const [first, last] = [at + length - seen, at];
  return PLACES.map((place) => inside(first + (last - first) * place));
}

/** The things that the edge of a view cuts. */
export function cutBy(frame: Frame, view: View, things: readonly Box[]): Box[] {
  const room = openRoom(frame);
  const [left, top] = [(room.x - view.x) / view.unit, (room.y - view.y) / view.unit];
  const [right, bottom] = [left + room.width / view.unit, top + room.height / view.unit];
  return things.filter(({ x, y, width, height }) => {
    const meets = x < right && x + width > left && y < bottom && y + height > top;
    const within = x >= left && x + width <= right && y >= top && y + height <= bottom;
    return meets && !within;
  });
}

/** Whether the present view shows it all, cuts nothing, and is about as large as the best one. */
function willDo(frame: Frame, view: View, box: Box, best: View, things: readonly Box[]): boolean {
  const larger = best.unit / view.unit;
  if (larger >= ATTENTION.factor || larger <= 1 / ATTENTION.factor) return false;
  const seen = cutBy(frame, view, [grown(box, MARGIN.least)]).length === 0;
  const inside = gap(grown(box, MARGIN.least), seenBox(frame, view)) === 0;
  return seen && inside && cutBy(frame, view, things).length === 0;
}

function seenBox(frame: Frame, view: View): Box {
  const room = openRoom(frame);
  return {
    x: (room.x - view.x) / view.unit,
    y: (room.y - view.y) / view.unit,
    width: room.width / view.unit,
    height: room.height / view.unit,
  };
}
