/** The service's clock, as well as the page can know it: deadlines are given in its time. */

let ahead: number | null = null;

/** Something that just arrived was written at this moment (seconds since 1970). */
export function heardAt(moment: number, now = Date.now() / 1000): void {
  // Every message arrives a little late: the largest difference has the least delay in it.
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, moment - now);
}

/** Seconds since 1970 by the service's clock. */
export function serviceNow(now = Date.now() / 1000): number {
  return now + (ahead ?? 0);
}
