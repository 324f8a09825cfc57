/**
 * The arithmetic of looking at the board: which part of the scene the element shows, and how large.
 *
 * A view is where the scene's upper left corner lies in the element (x, y) and how many pixels a
 * unit of the scene takes.
 */

import type { Box, Insets, Place } from "../api";
import { LARGEST_UNIT, SLACK } from "../defaults";

export interface View {
  x: number;
  y: number;
  unit: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * What a view must respect: the scene, the element, what covers the element's edges, and the room
 * for the numbers that lie there while only part of the board is shown.
 */
export interface Frame {
  scene: Size;
  port: Size;
  insets: Insets;
  rulers?: Insets;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The part of the element that nothing covers. */
function open(frame: Frame): Box {
  const { port, insets } = frame;
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, port.width - insets.left - insets.right),
    height: Math.max(1, port.height - insets.top - insets.bottom),
  };
}

/** The part of the element where what matters is seen when only part of the board is. */
export function openRoom(frame: Frame): Box {
  const { x, y, width, height } = open(frame);
  const { top, right, bottom, left } = frame.rulers ?? NO_INSETS;
  return {
    x: x + left,
    y: y + top,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  };
}

/** The unit at which the whole scene is just seen: no view is smaller. */
export function leastUnit(frame: Frame): number {
  const room = open(frame);
  return Math.min(room.width / frame.scene.width, room.height / frame.scene.height);
}

export function mostUnit(frame: Frame): number {
  return Math.max(LARGEST_UNIT, leastUnit(frame));
}

/** The whole scene, in the middle. */
export function whole(frame: Frame): View {
  return within(frame, { x: 0, y: 0, unit: leastUnit(frame) });
}

/** A rectangle of the scene as large as it fits, but no unit larger than `most`. */
export function showing(frame: Frame, box: Box, most = mostUnit(frame)): View {
  const room = open(frame);
  const wanted = Math.min(
    room.width / Math.max(box.width, 0.001),
    room.height / Math.max(box.height, 0.001),
    most,
  );
  const unit = Math.max(wanted, leastUnit(frame));
  const x = room.x + room.width / 2 - (box.x + box.width / 2) * unit;
  const y = room.y + room.height / 2 - (box.y + box.height / 2) * unit;
  return within(frame, { x, y, unit });
}

/** The view nearest to this one that does not lose the board. */
export function within(frame: Frame, view: View): View {
  const least = leastUnit(frame);
  const unit = Math.min(Math.max(view.unit, least), mostUnit(frame));
  const room = open(frame);
  return {
    x: along(view.x, unit * frame.scene.width, room.x, room.width, unit > least),
    y: along(view.y, unit * frame.scene.height, room.y, room.height, unit > least),
    unit,
  };
}

function along(at: number, length: number, start: number, room: number, zoomed: boolean): number {
  const slack = zoomed ? room * SLACK : 0;
  const spare = room - length;
  if (spare >= 0) {
    // all of it fits: in the middle, give or take the slack
    const middle = start + spare / 2;
    return Math.min(Math.max(at, middle - slack), middle + slack);
  }
  return Math.min(Math.max(at, start + spare - slack), start + slack);
}

export function moved(frame: Frame, view: View, dx: number, dy: number): View {
  return within(frame, { ...view, x: view.x + dx, y: view.y + dy });
}

/** Zoomed by a factor, with the scene under the pixel `at` staying there. */
export function zoomed(frame: Frame, view: View, factor: number, at: Place): View {
  const unit = Math.min(Math.max(view.unit * factor, leastUnit(frame)), mostUnit(frame));
  const real = unit / view.unit;
  return within(frame, {
    x: at.x - (at.x - view.x) * real,
    y: at.y - (at.y - view.y) * real,
    unit,
  });
}

/** The middle of the open part of the element, in its pixels. */
export function middle(frame: Frame): Place {
  const room = open(frame);
  return { x: room.x + room.width / 2, y: room.y + room.height / 2 };
}

/** The view moved as little as possible so that a point of the scene lies well inside. */
export function revealing(frame: Frame, view: View, point: Place): View {
  const room = open(frame);
  const margin = Math.min(60, room.width / 4, room.height / 4);
  const pixel = toPixel(view, point);
  const into = (at: number, start: number, length: number): number =>
    Math.min(Math.max(at, start + margin), start + length - margin) - at;
  return moved(frame, view, into(pixel.x, room.x, room.width), into(pixel.y, room.y, room.height));
}

/** What is seen of the scene where nothing covers it, numbers at the edges included. */
export function seenOf(frame: Frame, view: View): Box {
  const room = openRoom(frame);
  const { x, y } = toScene(view, room);
  return { x, y, width: room.width / view.unit, height: room.height / view.unit };
}

export function toScene(view: View, pixel: Place): Place {
  return { x: (pixel.x - view.x) / view.unit, y: (pixel.y - view.y) / view.unit };
}

export function toPixel(view: View, point: Place): Place {
  return { x: view.x + point.x * view.unit, y: view.y + point.y * view.unit };
}

/**
 * A view on the way between two: every point goes straight across the screen, and sizes grow by
 * equal factors in equal times.
 */
export function between(from: View, to: View, t: number): View {
  const ratio = to.unit / from.unit;
  const share = Math.abs(ratio - 1) < 1e-6 ? t : (ratio ** t - 1) / (ratio - 1);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    unit: from.unit + (to.unit - from.unit) * share,
  };
}
