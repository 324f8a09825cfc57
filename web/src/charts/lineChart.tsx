/** Stepped lines over a row of moments, with what happened; arrow keys read moment by moment. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { useWords } from "../i18n";
import { useWidth } from "./frame";
import { type Cloth, type Happening, HappeningSign, LineSign, LineStrokes, painted } from "./marks";
import { labelEvery, place, type Scale, scale, stepPath, ticks } from "./scale";

export interface ChartLine {
  id: string;
  name: string;
  /** A character or two, written at the end of the line. */
  sign: string;
  /** The letter of its colour. */
  team: string;
  /** Two colours of its own, in the place of that one. */
  cloth?: Cloth | undefined;
  values: readonly (number | null)[];
}

export interface ChartMoment {
  /** In full: "Race 2, round 7". */
  label: string;
  /** Below the axis: "7". */
  short: string;
  /** Of what it is a part; lines are cut between two parts. */
  part: number;
}

export interface ChartHappening {
  moment: number;
  kind: Happening;
  lines: readonly string[];
  text: string;
}

interface Props {
  label: string;
  lines: readonly ChartLine[];
  moments: readonly ChartMoment[];
  happenings?: readonly ChartHappening[];
  /** The lowest value is on top, as with places. */
  upsideDown?: boolean;
  least?: number;
  height?: number;
  /** A dot at every value, where there are few lines. */
  dots?: boolean;
}

const EDGE = { top: 14, right: 30, bottom: 28, left: 40 };

export function LineChart(props: Props) {
  const { lines, moments, upsideDown = false, least = 0, height = 320 } = props;
  const t = useWords("results");
  const id = useId();
  const [frame, width] = useWidth();
  const chosen = useSignal<number | null>(null);
  const last = moments.length - 1;
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const steps = ticks(Math.max(...values, least + 1), 5, least);
  const top = steps[steps.length - 1] ?? 1;
  const range: [number, number] = [height - EDGE.bottom, EDGE.top];
  if (upsideDown) range.reverse();
  const y = scale([least, top], range);
  const x = scale([0, Math.max(last, 1)], [EDGE.left, width - EDGE.right]);
  const breaks = moments.flatMap((moment, at) =>
    at > 0 && moments[at - 1]?.part !== moment.part ? [at] : [],
  );

  const choose = (at: number) => {
    chosen.value = Math.min(Math.max(at, 0), last);
  };
  const step = (event: KeyboardEvent) => {
    const now = chosen.peek() ?? -1;
    const to = {
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      ArrowLeft: Math.max(now, 1) - 1,
      ArrowDown: Math.max(now, 1) - 1,
      PageUp: now + 10,
      PageDown: now - 10,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const point = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left - EDGE.left) / (width - EDGE.left - EDGE.right);
    choose(Math.round(share * Math.max(last, 1)));
  };
  const at = chosen.value;

  return (
    <div class="chart-picture" ref={frame}>
      <div
        class="chart-slider"
        role="slider"
        tabIndex={0}
        aria-label={t("chart.slider", { label: props.label })}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? 0}
        aria-valuetext={read(props, at ?? 0, (line) => t("chart.none", line))}
        aria-describedby={`${id}-readout`}
        onKeyDown={step}
        onFocus={() => choose(chosen.peek() ?? 0)}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg
          class="chart-svg"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <Axes {...{ steps, x, y, width, height, moments, breaks }} />
          {at !== null && (
            <path class="chart-cross" d={`M${place(x(at))} ${EDGE.top}V${height - EDGE.bottom}`} />
          )}
          {lines.map((line, n) => (
            <g key={line.id} {...painted(line)}>
              <LineStrokes line={line} n={n} d={stepPath(line.values, x, y, breaks)} />
            </g>
          ))}
          <Happenings {...{ happenings: props.happenings ?? [], lines, x, y }} />
          <Ends {...{ lines, x, y, height }} />
          {at !== null &&
            lines.map((line) => {
              const value = line.values[at];
              return value === null || value === undefined ? null : (
                <circle
                  key={line.id}
                  class="chart-dot"
                  {...painted(line)}
                  cx={place(x(at))}
                  cy={place(y(value))}
                  r="4.5"
                />
              );
            })}
        </svg>
      </div>
      <Readout id={`${id}-readout`} at={at} {...props} />
    </div>
  );
}

/** A moment in words: every line's value, and what happened. */
function read(props: Props, at: number, none: (line: { name: string }) => string): string {
  const values = props.lines.map((line) => {
    const value = line.values[at] ?? null;
    return value === null ? none({ name: line.name }) : `${line.name} ${value}`;
  });
  const told = (props.happenings ?? []).filter((one) => one.moment === at).map((one) => one.text);
  return [`${props.moments[at]?.label ?? ""}: ${values.join(", ")}`, ...told].join(". ");
}

function Axes({
  steps,
  x,
  y,
  width,
  height,
  moments,
  breaks,
}: {
  steps: readonly number[];
  x: Scale;
  y: Scale;
  width: number;
  height: number;
  moments: readonly ChartMoment[];
  breaks: readonly number[];
}) {
  const every = labelEvery(moments.length, width - EDGE.left - EDGE.right, 26);
  return (
    <g class="chart-axes">
      {steps.map((value) => (
        <g key={value}>
          <path d={`M${EDGE.left} ${place(y(value))}H${width - EDGE.right}`} />
          <text class="chart-value" x={EDGE.left - 8} y={place(y(value)) + 4}>
            {value}
          </text>
        </g>
      ))}
      {breaks.map((at) => (
        <path
          key={at}
          class="chart-break"
          d={`M${place((x(at - 1) + x(at)) / 2)} ${EDGE.top}V${height - EDGE.bottom}`}
        />
      ))}
      {moments.map((moment, at) =>
        at % every === 0 ? (
          <text key={moment.label} x={place(x(at))} y={height - EDGE.bottom + 18}>
            {moment.short}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Happenings({
  happenings,
  lines,
  x,
  y,
}: {
  happenings: readonly ChartHappening[];
  lines: readonly ChartLine[];
  x: Scale;
  y: Scale;
}) {
  const taken = new Map<string, number>();
  return (
    <g>
      {happenings.map((one, n) => {
        const line = lines.find((other) => other.id === one.lines[0]);
        const value = line?.values[one.moment] ?? lastOf(line, one.moment);
        if (line === undefined || value === null) return null;
        const spot = `${one.moment} ${value}`;
        const before = taken.get(spot) ?? 0;
        taken.set(spot, before + 1);
        const key = `${n} ${one.text}`;
        return (
          <HappeningSign
            key={key}
            kind={one.kind}
            x={place(x(one.moment))}
            y={place(y(value)) - 11 * before}
          />
        );
      })}
    </g>
  );
}

/** Where a line last was before a moment: whoever retires is no longer under way. */
function lastOf(line: ChartLine | undefined, moment: number): number | null {
  for (let at = moment; at >= 0; at -= 1) {
    const value = line?.values[at];
    if (value !== null && value !== undefined) return value;
  }
  return null;
}

/** The sign of each line where it ends; those that end together stand one below the other. */
function Ends({
  lines,
  x,
  y,
  height,
}: {
  lines: readonly ChartLine[];
  x: Scale;
  y: Scale;
  height: number;
}) {
  const ends = lines.flatMap((line) => {
    const at = line.values.findLastIndex((value) => value !== null);
    const value = line.values[at];
    return value === null || value === undefined ? [] : [{ line, left: x(at), top: y(value) }];
  });
  ends.sort((one, other) => one.top - other.top);
  const room = 19;
  let lowest = height - EDGE.bottom - room * (ends.length - 1);
  let least = EDGE.top;
  for (const end of ends) {
    end.top = Math.max(Math.min(end.top, Math.max(lowest, least)), least);
    least = end.top + room;
    lowest += room;
  }
  return (
    <g>
      {ends.map(({ line, left, top }) => (
        <LineSign key={line.id} line={line} x={place(left) + 14} y={place(top)} />
      ))}
    </g>
  );
}

/** The moment that is pointed at, in words, for those who look. */
function Readout({
  id,
  at,
  lines,
  moments,
  happenings = [],
}: Props & { id: string; at: number | null }) {
  const t = useWords("results");
  if (at === null) {
    return (
      <p class="chart-readout" id={id}>
        {t("chart.hint")}
      </p>
    );
  }
  const told = happenings.filter((one) => one.moment === at);
  return (
    <div class="chart-readout" id={id}>
      <strong>{moments[at]?.label}</strong>
      <ul class="chart-readout-values">
        {lines.map((line) => (
          <li key={line.id}>
            <span class="seat-chip" {...painted(line)}>
              {line.sign}
            </span>
            {line.values[at] ?? "–"}
          </li>
        ))}
      </ul>
      {told.length > 0 && (
        <ul class="chart-readout-told">
          {told.map((one) => (
            <li key={one.text}>{one.text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
