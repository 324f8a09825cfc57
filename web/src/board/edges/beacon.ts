/**
 * An arrow at the edge of the view to what is sailed for next, while neither a good part of that nor
 * its name on the board is in sight.
 */

import type { Box, Place } from "../api";
import { centreOf, holds } from "../camera/extent";
import { type Frame, openRoom, type Size, toPixel, type View } from "../camera/view";
import { BEACON } from "../defaults";

export class Beacon {
  private readonly button: HTMLButtonElement;
  private readonly arrow: HTMLElement;
  private readonly name: HTMLElement;
  private aim: { box: Box; name: string } | null = null;
  /** Where the board itself has its name. */
  private names: readonly Box[] = [];
  /** From its middle to its ends; null until its name is written. */
  private half: Size | null = null;

  constructor(layer: HTMLElement, follow: (box: Box) => void) {
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.className = "ll-beacon ll-none";
    // Everything it tells is in the prompt and in the facts of the seat too.
    this.button.tabIndex = -1;
    this.button.setAttribute("aria-hidden", "true");
    this.arrow = document.createElement("span");
    this.arrow.className = "ll-beacon-arrow";
    this.name = document.createElement("span");
    this.button.append(this.arrow, this.name);
    for (const type of ["pointerdown", "pointerup"]) {
      this.button.addEventListener(type, (event) => event.stopPropagation());
    }
    this.button.addEventListener("click", (event) => {
      event.stopPropagation();
      if (this.aim !== null) follow(this.aim.box);
    });
    layer.append(this.button);
  }

  set(aim: { box: Box; name: string } | null, names: readonly Box[]): void {
    if (aim?.name !== this.aim?.name) this.half = null;
    this.aim = aim;
    this.names = names;
    this.name.textContent = aim?.name ?? "";
  }

  /**
   * Stands where the straight way to the aim leaves the view, beside `spots` rather than on them;
   * `seen` is what is seen of the scene.
   */
  place(frame: Frame, view: View, seen: Box, spots: readonly Place[]): void {
    const { aim } = this;
    const hidden =
      aim === null || isInSight(aim.box, seen) || this.names.some((name) => holds(seen, name));
    this.button.classList.toggle("ll-none", hidden);
    if (hidden) return;
    const at = toPixel(view, centreOf(aim.box));
    const room = openRoom(frame);
    this.half ??= {
      width: Math.max(BEACON.x, this.button.offsetWidth / 2 + BEACON.edge),
      height: BEACON.y,
    };
    const { half } = this;
    const middle: Place = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
    const [dx, dy] = [at.x - middle.x, at.y - middle.y];
    const reach = Math.min(
      (room.width / 2 - half.width) / Math.abs(dx || 1e-9),
      (room.height / 2 - half.height) / Math.abs(dy || 1e-9),
    );
    const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
    const there = { x: middle.x + dx * reach, y: middle.y + dy * reach };
    const { x, y } = beside(
      there,
      room,
      half,
      spots.map((spot) => toPixel(view, spot)),
    );
    this.button.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    this.arrow.style.transform = `rotate(${turn}deg)`;
  }
}

/** Whether a good part of an aim is seen, or much of the view is filled with it. */
function isInSight(aim: Box, seen: Box): boolean {
  const along = (a: number, length: number, from: number, room: number): boolean => {
    const part = Math.min(a + length, from + room) - Math.max(a, from);
    return part >= BEACON.part * Math.min(length, room);
  };
  return (
    along(aim.x, aim.width, seen.x, seen.width) && along(aim.y, aim.height, seen.y, seen.height)
  );
}

/** Along the same edge, the nearest place where it lies over nothing that matters. */
function beside(there: Place, room: Box, half: Size, spots: readonly Place[]): Place {
  const [left, right] = [room.x + half.width, room.x + room.width - half.width];
  const [top, bottom] = [room.y + half.height, room.y + room.height - half.height];
  const upright = Math.abs(there.x - left) < 1 || Math.abs(there.x - right) < 1;
  const places = [0, 40, -40, 80, -80, 120, -120].map((aside) =>
    upright ? { x: there.x, y: there.y + aside } : { x: there.x + aside, y: there.y },
  );
  const inside = ({ x, y }: Place): boolean =>
    x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
  const free = (place: Place): boolean =>
    spots.every(({ x, y }) => {
      return Math.abs(x - place.x) > half.width + 10 || Math.abs(y - place.y) > half.height + 10;
    });
  return places.find((place) => inside(place) && free(place)) ?? there;
}
