/** The tracks of all pieces up to a moment, as shapes to be laid under the board's own. */
import type { Track } from "../api/types";
import type { Scene, Shape } from "../board";

/** A seat's own pattern, so that nothing depends on colour alone. */
const PATTERNS = ["track", "track-dashed", "track-dotted"] as const;

/** The stage that is on at a moment, as far as the tracks tell. */
export function stageAt(tracks: readonly Track[], at: number): number {
  const stages = tracks.map((track) => track.points.findLast((point) => point.n <= at)?.stage ?? 0);
  return Math.max(0, ...stages);
}

/** The outline of a track in a stage, up to a moment; empty before its second place. */
export function outline(track: Track, at: number, stage: number): string {
  let d = "";
  let places = 0;
  for (const point of track.points) {
    if (point.n > at) break;
    if (point.stage !== stage) continue;
    d += `${point.anew || d === "" ? "M" : "L"}${point.x} ${point.y}`;
    places += 1;
  }
  return places > 1 ? d : "";
}

/** Paths with an id are changed in place: a growing track does not flicker. */
export function wakes(tracks: readonly Track[], at: number): Shape[] {
  const stage = stageAt(tracks, at);
  return tracks.flatMap((track) => {
    const d = outline(track, at, stage);
    if (d === "") return [];
    const role = PATTERNS[track.seat % PATTERNS.length] ?? "track";
    const id = `track:${track.piece}`;
    return [
      { shape: "path", role: "track-under", id: `${id}:under`, d },
      { shape: "path", role, seat: track.seat, id, title: track.piece, d },
    ] satisfies Shape[];
  });
}

/** Where in the paint order the pieces begin: tracks lie over the ground, under the pieces. */
export function underPieces(shapes: readonly Shape[], tracks: readonly Track[]): number {
  const ends = tracks.map((track) => `:${track.piece}`);
  const isPiece = (shape: Shape): boolean =>
    ends.some((end) => shape.id?.endsWith(end)) ||
    (shape.shape === "group" && shape.shapes.some(isPiece));
  return Math.max(0, shapes.findIndex(isPiece));
}

/** A board with the tracks on it. */
export function withWakes(board: Scene, tracks: readonly Track[], at: number): Scene {
  const laid = wakes(tracks, at);
  if (laid.length === 0) return board;
  const place = underPieces(board.shapes, tracks);
  const shapes = [...board.shapes.slice(0, place), ...laid, ...board.shapes.slice(place)];
  return { ...board, shapes };
}
