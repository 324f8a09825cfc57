/** How far everybody had to go, round by round, with what happened on the way. */

import type { ProgressCard, ResultsCard } from "../api/types";
import {
  ChartFrame,
  type ChartHappening,
  type ChartLine,
  HAPPENINGS,
  HappeningSample,
  LineChart,
  LineSample,
  painted,
} from "../charts";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";

type Places = ResultsCard["places"];

export function Progress({ progress, places }: { progress: ProgressCard; places: Places }) {
  const t = useWords("results");
  const lines = linesOf(progress, places);
  const moments = progress.moments.map((moment) => ({
    label: moment.label,
    short: String(moment.round),
    part: moment.stage,
  }));
  const happenings: ChartHappening[] = progress.landmarks.map((mark) => ({
    moment: mark.moment,
    kind: mark.kind,
    lines: mark.pieces,
    text: typeset(mark.text),
  }));
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">{t("progress.heading")}</h2>
      <ChartFrame
        title={typeset(progress.axis)}
        note={t("progress.note")}
        picture={
          <>
            <Legend lines={lines} happenings={happenings} />
            <LineChart
              label={typeset(progress.axis)}
              lines={lines}
              moments={moments}
              happenings={happenings}
            />
          </>
        }
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t("progress.moment")}</th>
                {lines.map((line) => (
                  <th key={line.id} scope="col" class="number">
                    {line.name}
                  </th>
                ))}
                <th scope="col">{t("progress.told")}</th>
              </tr>
            </thead>
            <tbody>
              {moments.map((moment, at) => (
                <tr key={moment.label}>
                  <th scope="row">{moment.label}</th>
                  {lines.map((line) => (
                    <td key={line.id} class="number">
                      {line.values[at] ?? "–"}
                    </td>
                  ))}
                  <td class="told">
                    {happenings
                      .filter((one) => one.moment === at)
                      .map((one) => one.text)
                      .join(" ")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </section>
  );
}

/** The lines in the colours that the pieces have on the board, a seat's pieces together. */
export function linesOf(progress: ProgressCard, places: Places): ChartLine[] {
  const tracks = [...progress.tracks].sort((one, other) => one.seat.localeCompare(other.seat));
  return tracks.map((track) => {
    const place = places.find((one) => one.seat === track.seat);
    const team = place?.colour ?? track.seat;
    const holder = place ? `${track.name} (${place.holder})` : track.name;
    const cloth = track.cloth ?? undefined;
    return { id: track.piece, name: holder, sign: track.sign, team, cloth, values: track.values };
  });
}

function Legend({
  lines,
  happenings,
}: {
  lines: readonly ChartLine[];
  happenings: readonly ChartHappening[];
}) {
  const t = useWords("results");
  const kinds = HAPPENINGS.filter((kind) => happenings.some((one) => one.kind === kind));
  return (
    <ul class="chart-legend">
      {lines.map((line, n) => (
        <li key={line.id}>
          <span class="seat-chip" {...painted(line)}>
            {line.sign}
          </span>
          <LineSample line={line} n={n} />
          {line.name}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <HappeningSample kind={kind} />
          {t(`kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
