/** How everybody stood at the moment. */
import { useWords } from "../i18n";
import { ordinal } from "../i18n/format";
import { SeatChip } from "../ui";
import type { Projection } from "./projection";

export function Standings({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const moment = projection.moment.value;
  const { seats } = projection.reel;
  if (moment === null) return null;
  return (
    <section class="replay-standings" aria-label={t("areas.standings")}>
      <ul>
        {moment.facts.map((fact) => {
          const name = seats.find((one) => one.seat === fact.seat)?.name ?? fact.name;
          return (
            <li key={fact.seat} data-moves={moment.to_move === fact.seat}>
              <SeatChip seat={fact.seat} />
              <span class="replay-who">{name}</span>
              <span class="replay-status">
                {fact.place !== null && <strong>{ordinal(fact.place)} </strong>}
                {[fact.status, ...fact.facts.map((one) => one.text)].filter(Boolean).join(" · ")}
              </span>
            </li>
          );
        })}
      </ul>
      <details class="describe">
        <summary>{t("describe")}</summary>
        {moment.description.split("\n").map((line, k) => (
          <p key={k}>{line}</p>
        ))}
      </details>
    </section>
  );
}
