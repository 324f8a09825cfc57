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

/** The sign of a line: a character or two on its colour. */
export function LineSign({
  sign,
  team,
  x,
  y,
}: {
  sign: string;
  team: string;
  x: number;
  y: number;
}) {
  return (
    <g class="chart-end" data-team={team} transform={`translate(${x} ${y})`}>
      <circle r="9" />
      <text y="4">{sign}</text>
    </g>
  );
}

/** A sample of a line, for a list of them. */
export function LineSample({ dash, team }: { dash: string | undefined; team: string }) {
  return (
    <svg class="chart-sample" width="34" height="10" aria-hidden="true" data-team={team}>
      <path class="chart-casing" d="M1 5H33" stroke-dasharray={dash} />
      <path class="chart-line" d="M1 5H33" stroke-dasharray={dash} />
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
