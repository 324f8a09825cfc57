/** The end: places and points, the proof of fair chance, the record, a rematch. */
import { useEffect, useId, useRef } from "preact/hooks";
import { useWords } from "../../i18n";
import { LaidNote } from "../../people/laid";
import { LinkButton, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { Fairness } from "../dialogs/fairness";
import { ranked, seatCard } from "../seats/seating";
import { Rematch } from "./rematch";
import { StandingsSheet } from "./standings";

export function Over() {
  const t = useWords("table");
  const helm = useHelm();
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [story, sight] = [helm.story.value, helm.shown.value];
  const over = sight?.over ?? false;
  // Whoever has scrolled down to the last choice is to see who has won.
  useEffect(() => {
    if (over) section.current?.scrollIntoView({ block: "start" });
  }, [over]);
  if (story === null || sight === null || !over) return null;
  const rows = ranked(sight.facts);
  const hasPoints = rows.some((row) => row.points !== null);
  return (
    <section class="over" ref={section} aria-labelledby={heading}>
      <h2 id={heading}>{t("over.heading")}</h2>
      <Rematch />
      <div class="over-deeds">
        <LinkButton size="small" icon="play" href={`/t/${helm.id}/replay`}>
          {t("over.replay")}
        </LinkButton>
        <LinkButton size="small" icon="list" href={`/t/${helm.id}/results`}>
          {t("over.results")}
        </LinkButton>
        <LinkButton
          size="small"
          icon="download"
          href={`/api/tables/${helm.id}/record`}
          // The router lets a link pass only if it has a name to save it under.
          download={`${story.table.game}-${helm.id}.race.json`}
        >
          {t("over.record")}
        </LinkButton>
      </div>
      <table class="result">
        <thead>
          <tr>
            <th scope="col">{t("over.place")}</th>
            <th scope="col">{t("over.seat")}</th>
            <th scope="col">{t("over.status")}</th>
            {hasPoints && <th scope="col">{t("over.points")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} class={row.place === 1 ? "result-first" : undefined}>
              <td class="result-place">{row.place ?? "–"}</td>
              <th scope="row">
                <span class="result-who">
                  <SeatChip seat={row.seat} />
                  {seatCard(story.table, row.seat)?.name ?? row.name}
                </span>
              </th>
              <td>{row.status}</td>
              {hasPoints && <td class="result-points">{row.points ?? "–"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <LaidNote words={story.table.laid} />
      <StandingsSheet />
      <p class="field-hint">{t("over.stepHint")}</p>
      <details class="over-fair">
        <summary>{t("over.fairness")}</summary>
        <Fairness />
        <p>
          <a href={`/verify?table=${helm.id}`}>{t("over.verify")}</a>
        </p>
      </details>
    </section>
  );
}
