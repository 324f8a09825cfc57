/** From values to places on a chart. */

/** Round numbers from 0 (or `least`) to at least `most`, about as many as asked for. */
export function ticks(most: number, wanted = 5, least = 0): number[] {
  const top = Math.max(most, least + 1);
  const step = niceStep((top - least) / Math.max(wanted, 1));
  const count = Math.ceil((top - least) / step);
  return Array.from({ length: count + 1 }, (_, n) => least + n * step);
}

/** The least of 1, 2, 5, 10, 20, ... that is not below a number. */
export function niceStep(least: number): number {
  let size = 1;
  for (;;) {
    for (const step of [1, 2, 5]) if (step * size >= least) return step * size;
    size *= 10;
  }
}

/** Of how many labels one is written, so that they keep their distance. */
export function labelEvery(count: number, width: number, room: number): number {
  return niceStep((count * room) / Math.max(width, 1));
}

export type Scale = (value: number) => number;

/** A straight scale from one range to another. */
export function scale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** A line in steps: each value holds until the next; where there is none the line has a gap. */
export function stepPath(
  values: readonly (number | null)[],
  x: Scale,
  y: Scale,
  breaks: readonly number[] = [],
): string {
  const parts: string[] = [];
  let drawn: number | null = null;
  values.forEach((value, at) => {
    if (value === null) {
      drawn = null;
      return;
    }
    const [left, top] = [place(x(at)), place(y(value))];
    if (drawn === null || breaks.includes(at)) parts.push(`M${left} ${top}`);
    else if (drawn === value) parts.push(`H${left}`);
    else parts.push(`H${left}V${top}`);
    drawn = value;
  });
  return parts.join("");
}

/** A place to a tenth of a pixel. */
export function place(value: number): number {
  return Math.round(value * 10) / 10;
}
