/** Bars of what was counted, each with a tick where it was expected to end. */

import { useWords } from "../i18n";
import { useWidth } from "./frame";
import { place, scale, ticks } from "./scale";

export interface ChartBar {
  label: string;
  observed: number;
  expected: number;
}

const ROW = 34;
const LETTER = 7.4;
const EDGE = { top: 6, right: 46, bottom: 26 };

export function BarChart({ label, bars }: { label: string; bars: readonly ChartBar[] }) {
  const t = useWords("results");
  const [frame, width] = useWidth();
  const longest = Math.max(...bars.map((bar) => bar.label.length));
  // Where the labels would take more than their share, each stands above its bar.
  const above = 16 + longest * LETTER > width * 0.4;
  const left = above ? 8 : 16 + longest * LETTER;
  const lift = above ? 20 : 0;
  const row = ROW + lift;
  const most = Math.max(...bars.flatMap((bar) => [bar.observed, bar.expected]));
  const steps = ticks(most, Math.max(2, Math.floor((width - left) / 90)));
  const x = scale([0, steps[steps.length - 1] ?? 1], [left, width - EDGE.right]);
  const height = EDGE.top + row * bars.length + EDGE.bottom;
  return (
    <div class="chart-picture" ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with parts that can be read */}
      <svg
        class="chart-svg"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={label}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines and numbers take no focus */}
        <g class="chart-axes" aria-hidden="true">
          {steps.map((value) => (
            <g key={value}>
              <path d={`M${place(x(value))} ${EDGE.top}V${height - EDGE.bottom}`} />
              <text x={place(x(value))} y={height - EDGE.bottom + 18}>
                {value}
              </text>
            </g>
          ))}
        </g>
        {bars.map((bar, n) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a value to be read out
          <g
            key={bar.label}
            class="chart-bar"
            role="img"
            tabindex={0}
            aria-label={t("chart.bar", {
              label: bar.label,
              observed: bar.observed,
              expected: tenths(bar.expected),
            })}
            transform={`translate(0 ${EDGE.top + row * n})`}
          >
            <rect class="chart-row" x="0" y="1" width={width} height={row - 2} rx="4" />
            <text
              class={above ? "chart-label chart-label-above" : "chart-label"}
              x={above ? left : left - 8}
              y={above ? lift - 2 : ROW / 2 + 4}
            >
              {bar.label}
            </text>
            <rect
              class="chart-observed"
              x={left}
              y={lift + 8}
              width={place(x(bar.observed) - left)}
              height={ROW - 16}
            />
            <path class="chart-expected" d={`M${place(x(bar.expected))} ${lift + 3}V${row - 3}`} />
            <text
              class="chart-count"
              x={place(Math.max(x(bar.observed), x(bar.expected))) + 6}
              y={lift + ROW / 2 + 4}
            >
              {bar.observed}
            </text>
          </g>
        ))}
      </svg>
      <p class="chart-key">
        <span class="chart-key-observed" aria-hidden="true" /> {t("chart.observed")}
        <span class="chart-key-expected" aria-hidden="true" /> {t("chart.expected")}
      </p>
    </div>
  );
}

/** A number to a tenth, without a tenth that says nothing. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
