/** The tracks of all pieces up to a moment, as shapes to be laid under the board's own. */
import type { Track } from "../api/types";
import type { Scene, Shape } from "../board";

/** A seat's own pattern, so that its colour does not speak alone. */
const PATTERNS = ["track", "track-dashed", "track-dotted"] as const;

/** The outline of a track up to a moment; empty before its second place. */
export function outline(track: Track, at: number): string {
  let d = "";
  let places = 0;
  for (const point of track.points) {
    if (point.n > at) break;
    d += `${point.anew || d === "" ? "M" : "L"}${point.x} ${point.y}`;
    places += 1;
  }
  return places > 1 ? d : "";
}

/** Paths with an id are changed in place: a growing track does not flicker. */
export function wakes(tracks: readonly Track[], at: number): Shape[] {
  return tracks.flatMap((track) => {
    const d = outline(track, at);
    if (d === "") return [];
    const role = PATTERNS[track.seat % PATTERNS.length] ?? "track";
    const id = `track:${track.piece}`;
    return [
      { shape: "path", role: "track-under", id: `${id}:under`, d },
      { shape: "path", role, seat: track.seat, id, title: track.piece, d },
    ] satisfies Shape[];
  });
}

/** A board with the tracks on it. */
export function withWakes(board: Scene, tracks: readonly Track[], at: number): Scene {
  return { ...board, shapes: [...wakes(tracks, at), ...board.shapes] };
}
