/** The signs on a chart: whose line it is, and what happened. Each has a shape of its own. */

export type Happening = "start" | "mark" | "incident" | "finish";

export const HAPPENINGS: readonly Happening[] = ["start", "mark", "incident", "finish"];

const SHAPES: Record<Happening, string> = {
  start: "M-4 -5 5 0 -4 5z",
  mark: "M0 -5A5 5 0 1 0 0 5 5 5 0 1 0 0 -5z",
  incident: "M0 -6 6 5H-6z",
  finish: "M-4.5 -4.500H4.500V4.500H-4.500z",
};

/** What happened, at a place of the chart. */
export function HappeningSign({ kind, x, y }: { kind: Happening; x: number; y: number }) {
  return (
    <path
      class={`chart-sign chart-sign-${kind}`}
      d={SHAPES[kind]}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** A colour and a second one, as #rrggbb. */
export type Cloth = readonly [string, string];

interface Painted {
  /** The letter of its colour. */
  team: string;
  /** Two colours of its own, in the place of that one. */
  cloth?: Cloth | undefined;
}

/** What gives something the colours of a line. */
export function painted({ team, cloth }: Painted) {
  if (cloth === undefined) return { "data-team": team };
  const [main, trim] = cloth;
  return { style: { "--team": main, "--team-trim": trim, "--on-team": inkOn(main) } };
}

/** Letters that can be read on a colour. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? "#1d2b36" : "#fffdf6";
}

/** The strokes of a line: its colour, and along its middle the second one if it has one. */
export function LineStrokes({ line, n, d }: { line: Painted; n: number; d: string }) {
  const dash = dashOf(n);
  const width = line.cloth === undefined ? "" : " chart-wide";
  return (
    <>
      <path class={`chart-casing${width}`} d={d} stroke-dasharray={dash} />
      <path class={`chart-line${width}`} d={d} stroke-dasharray={dash} />
      {line.cloth && <path class="chart-trim" d={d} stroke-dasharray={dash} />}
    </>
  );
}

/** The sign of a line: a character or two on its colour. */
export function LineSign({
  line,
  x,
  y,
}: {
  line: Painted & { sign: string };
  x: number;
  y: number;
}) {
  return (
    <g class="chart-end" transform={`translate(${x} ${y})`} {...painted(line)}>
      <circle r="9" />
      <text y="4">{line.sign}</text>
    </g>
  );
}

/** A sample of the n-th line, for a list of them. */
export function LineSample({ line, n }: { line: Painted; n: number }) {
  return (
    <svg class="chart-sample" width="34" height="10" aria-hidden="true" {...painted(line)}>
      <LineStrokes line={line} n={n} d="M1 5H33" />
    </svg>
  );
}

/** A sample of a sign, for a list of them. */
export function HappeningSample({ kind }: { kind: Happening }) {
  return (
    <svg class="chart-sample" width="16" height="16" aria-hidden="true">
      <HappeningSign kind={kind} x={8} y={8} />
    </svg>
  );
}

const DASHES = [undefined, "9 4", "3 3", "12 3 3 3", "6 6", "2 5", "14 5", "9 3 2 3 2 3", "5 2"];

/** The pattern of the n-th line: nothing depends on colour alone. */
export function dashOf(n: number): string | undefined {
  return DASHES[n % DASHES.length];
}
