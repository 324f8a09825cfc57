/** Where the keyboard comes upon the board. */
import type { BoardTarget } from "../../board";
import type { Sight } from "../../live/wire";

/** The target to begin with: the best of those that are suggested, else the first. */
export function entranceOf(
  targets: readonly Pick<BoardTarget, "actions">[],
  suggestions: Sight["suggestions"] | undefined,
): number | null {
  if (targets.length === 0) return null;
  const places = (suggestions?.best ?? []).map(({ action }) =>
    targets.findIndex(({ actions }) => actions.includes(action)),
  );
  return places.find((place) => place >= 0) ?? 0;
}
