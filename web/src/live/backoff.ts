/** How long to wait before the next attempt to connect. */

const FIRST = 400;
const LONGEST = 15_000;

/**
 * Doubles from 0.4 s to 15 s, and takes between half and all of that at random, so that a thousand
 * pages do not come back in the same instant after a restart.
 */
export function wait(attempt: number, chance: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 16));
  return Math.round(full / 2 + (full / 2) * chance);
}
