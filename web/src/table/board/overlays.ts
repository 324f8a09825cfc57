/** Which pictures are laid over the board: those the game proposes, unless chosen otherwise. */
import type { LaidPicture } from "../../board";
import { remembered } from "../../device/settings";
import type { Overlay } from "../../live/wire";

/** By game and overlay: switched on or off by hand. */
type Switched = Record<string, Record<string, boolean>>;

const isSwitched = (value: unknown): value is Switched =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every(
    (game) =>
      typeof game === "object" &&
      game !== null &&
      Object.values(game).every((on) => typeof on === "boolean"),
  );

const switched = remembered<Switched>("overlays", {}, isSwitched);

export function isOn(game: string, overlay: Overlay): boolean {
  return switched.value[game]?.[overlay.id] ?? overlay.on;
}

export function setOn(game: string, id: string, on: boolean): void {
  const before = switched.peek();
  switched.value = { ...before, [game]: { ...before[game], [id]: on } };
}

/** Whether one of the pictures that are on hides the board. */
export function isCovered(game: string, overlays: readonly Overlay[]): boolean {
  return overlays.some((overlay) => overlay.covers && isOn(game, overlay));
}

/** The pictures that are on, in the order of the game. */
export function laidOf(game: string, overlays: readonly Overlay[]): LaidPicture[] {
  return overlays
    .filter((overlay) => isOn(game, overlay))
    .map(({ id, picture }) => ({ id, scene: picture }));
}
