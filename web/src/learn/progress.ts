/** Where to go on: nothing here knows more than what is done. */

/** The step to begin with: after the last one that was done; null when all are. */
export function resumed(
  steps: readonly { id: string }[],
  done: ReadonlySet<string>,
): number | null {
  if (steps.every((step) => done.has(step.id))) return null;
  const last = steps.reduce((found, step, n) => (done.has(step.id) ? n : found), -1);
  if (last + 1 < steps.length) return last + 1;
  return steps.findIndex((step) => !done.has(step.id));
}

/** The next puzzle that is not solved, going round; null when there is none. */
export function nextPuzzle(
  puzzles: readonly { id: string }[],
  solved: ReadonlySet<string>,
  after: string,
): string | null {
  const here = puzzles.findIndex((puzzle) => puzzle.id === after);
  const round = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(here, 0))];
  return round.find((puzzle) => !solved.has(puzzle.id))?.id ?? null;
}
