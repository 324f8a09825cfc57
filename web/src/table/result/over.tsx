/** The end: how it came out and why; then a rematch, a replay, the proof of fair chance. */
import { Fragment } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { finger } from "../../device/pointing";
import { useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import { me } from "../../identity/visitor";
import type { Ending, SeatFacts, Sight, TableView } from "../../live/wire";
import { LaidNote } from "../../people/laid";
import { LinkButton, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { Fairness } from "../dialogs/fairness";
import { RuleButton } from "../dialogs/ruleSheet";
import { wide } from "../layout";
import { mySeats, ranked, seatCard } from "../seats/seating";
import { decisive, headline } from "./headline";
import { Rematch } from "./rematch";
import { StageOfTable } from "./stageSheet";
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
  const { table } = story;
  const { ending, stage_end: last } = sight;
  const why = ending === null ? null : (decisive(table, ending)?.why ?? null);
  return (
    <section class="over" ref={section} aria-labelledby={heading}>
      <h2 id={heading}>
        {ending === null ? t("over.heading") : headline(t, table, ending, visitorName())}
      </h2>
      {why !== null && (
        <p class="over-why">
          {typeset(why.text)} <RuleButton rule={why.rule} />
        </p>
      )}
      <Places table={table} sight={sight} ending={ending} told={why?.text ?? null} />
      {ending?.counted && (
        <p class="result-counted">
          {typeset(ending.counted.text)} <RuleButton rule={ending.counted.rule} />
        </p>
      )}
      <LaidNote words={table.laid} />
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
          download={`${table.game}-${helm.id}.race.json`}
        >
          {t("over.record")}
        </LinkButton>
      </div>
      <p class="field-hint">{t(`over.step.${stepping()}`)}</p>
      <StandingsSheet />
      {last !== null && (
        <details class="over-stage" open>
          <summary>{typeset(last.title)}</summary>
          <StageOfTable end={last} table={table} />
        </details>
      )}
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

/** Where one looks back here: fingers have no arrow keys, and a small screen no room for a bar. */
function stepping(): "keys" | "slider" | "log" {
  if (!wide.value) return "log";
  return finger.value ? "slider" : "keys";
}

function visitorName(): string | null {
  return me.value?.visitor.name ?? null;
}

interface PlacesProps {
  table: TableView;
  sight: Sight;
  ending: Ending | null;
  /** The reason that is given above already. */
  told: string | null;
}

function Places({ table, sight, ending, told }: PlacesProps) {
  const t = useWords("table");
  const mine = mySeats(table);
  const rows = inOrder(sight, ending);
  const hasPoints = rows.some((row) => row.points !== null);
  const reasons = new Map(ending?.placings.map((one) => [one.seat, one.why]));
  // The first one is set apart from the second by the same sentence: it stands with the second.
  const [first] = rows;
  if (first !== undefined) reasons.delete(first.seat);
  return (
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
        {rows.map((row) => {
          const why = reasons.get(row.seat) ?? null;
          const card = seatCard(table, row.seat);
          return (
            <Fragment key={row.seat}>
              <tr class={rowClass(row.place === 1, mine.length === 1 && mine[0] === row.seat)}>
                <td class="result-place">{row.place ?? "–"}</td>
                <th scope="row">
                  <span class="result-who">
                    <SeatChip seat={row.seat} />
                    <span>
                      {card?.name ?? row.name} <span class="result-holder">{row.name}</span>
                    </span>
                  </span>
                </th>
                <td>{row.status}</td>
                {hasPoints && <td class="result-points">{row.points ?? "–"}</td>}
              </tr>
              {why !== null && why.text !== told && (
                <tr class="result-why">
                  <td />
                  <td colSpan={hasPoints ? 3 : 2}>
                    {typeset(why.text)} <RuleButton rule={why.rule} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function rowClass(first: boolean, mine: boolean): string | undefined {
  return [first ? "result-first" : "", mine ? "result-mine" : ""].join(" ").trim() || undefined;
}

/** The seats in the order of the result. */
function inOrder(sight: Sight, ending: Ending | null): SeatFacts[] {
  if (ending === null) return ranked(sight.facts);
  return ending.placings.flatMap((one) => sight.facts.filter((fact) => fact.seat === one.seat));
}
