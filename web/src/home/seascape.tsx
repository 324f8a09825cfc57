/** Calm water, as a chart shows it: depths, a mark, its two laylines, two boats beating up to it. */

const SOUNDINGS: readonly [x: number, y: number, depth: string][] = [
  [806, 214, "9"],
  [880, 66, "14"],
  [1076, 226, "8"],
  [1016, 118, "12"],
  [1196, 262, "6"],
  [1292, 150, "10"],
  [1352, 60, "13"],
  [1396, 236, "5"],
];

const BREEZES = [
  "M780 300q18-9 36 0t36 0",
  "M850 150q18-9 36 0t36 0",
  "M900 232q18-9 36 0t36 0",
  "M1236 60q18-9 36 0t36 0",
  "M1300 214q18-9 36 0t36 0",
  "M1060 300q18-9 36 0t36 0",
];

export function Seascape() {
  return (
    <svg
      class="seascape"
      viewBox="740 -14 700 350"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="sea-contour" d="M740 322C820 300 860 330 960 300S1200 230 1440 280V340H740Z" />
      <path class="sea-contour" d="M1170-20C1220 60 1330 40 1440 110V-20Z" />
      {BREEZES.map((d) => (
        <path key={d} class="sea-breeze" d={d} />
      ))}
      {SOUNDINGS.map(([x, y, depth]) => (
        <text key={`${x} ${y}`} class="sea-depth" x={x} y={y}>
          {depth}
        </text>
      ))}
      <path class="sea-layline" d="M1130 72 880 322M1130 72l250 250" />
      <path class="sea-wake" d="M992 334 930 272 986 216" />
      <path class="sea-wake" d="M1228 334 1310 252 1250 192" />
      <Boat team="A" x={1000} y={202} angle={45} />
      <Boat team="E" x={1236} y={178} angle={-45} />
      <ellipse class="sea-shade" cx={1130} cy={84} rx={17} ry={5} />
      <circle class="sea-mark" cx={1130} cy={70} r={13} />
      <text class="sea-number" x={1130} y={75.5}>
        1
      </text>
    </svg>
  );
}

/** Seen from above, close-hauled; `angle` is its course, clockwise from up. */
function Boat({ team, x, y, angle }: { team: string; x: number; y: number; angle: number }) {
  const lean = angle > 0 ? 1 : -1;
  return (
    <g data-team={team} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path class="sea-hull" d="M0-22C9-10 10 8 7 20H-7C-10 8-9-10 0-22Z" />
      <path class="sea-sail" d={`M0-15C${lean * 9}-4 ${lean * 10} 8 ${lean * 5} 17Z`} />
    </g>
  );
}
