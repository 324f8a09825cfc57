/** Clocks: how long somebody still has, and how it is written. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Under this a clock warns. */
export const HURRY = 10;

export interface Countdown {
  /** Whole seconds left, rounded up; 0 when time is up. */
  left: number;
  hurry: boolean;
  /** How many milliseconds until the text changes. */
  changesIn: number;
}

export function countdown(deadline: number, now: number): Countdown {
  const exact = Math.max(0, deadline - now);
  const left = Math.ceil(exact);
  const step = exact >= 2 * HOUR ? MINUTE : 1;
  const changesIn = Math.max(50, Math.round((exact % step || step) * 1000));
  return { left, hurry: left <= HURRY, changesIn };
}

/** "2 d 3 h", "5 h 12 min", "4:05", "0:09": two units are enough. */
export function clockText(
  seconds: number,
  units: { day: string; hour: string; minute: string },
): string {
  const gap = "\u202f";
  const two = (n: number): string => String(n).padStart(2, "0");
  if (seconds >= DAY) {
    const days = Math.floor(seconds / DAY);
    const hours = Math.floor((seconds % DAY) / HOUR);
    return `${days}${gap}${units.day} ${hours}${gap}${units.hour}`;
  }
  if (seconds >= HOUR) {
    const hours = Math.floor(seconds / HOUR);
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    return `${hours}${gap}${units.hour} ${minutes}${gap}${units.minute}`;
  }
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}
