/** This table and its rematches: who stands where over all of them. */

import type { ChainCard, ResultsCard } from "../api/types";
import { useWords } from "../i18n";
import { Icon } from "../ui";
import { Chip } from "./chip";

export function Chain({
  chain,
  table,
  places,
}: {
  chain: ChainCard;
  table: string;
  places: ResultsCard["places"];
}) {
  const t = useWords("results");
  const placeOf = (seat: string | null) => places.find((one) => one.seat === seat);
  return (
    <section aria-labelledby="chain">
      <h2 id="chain">{t("chain.heading")}</h2>
      <p class="chart-note">{t("chain.note")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too */}
      <section class="results-wide" aria-label={t("chain.heading")} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{t("chain.who")}</th>
              {chain.tables.map((one) => (
                <th key={one.id} scope="col" class="number">
                  {one.id === table ? (
                    t("chain.here", { label: one.label })
                  ) : (
                    <a href={one.status === "over" ? `/t/${one.id}/results` : `/t/${one.id}`}>
                      {one.label}
                    </a>
                  )}
                </th>
              ))}
              <th scope="col" class="number">
                {t("chain.wins")}
              </th>
              <th scope="col" class="number">
                {t("chain.points")}
              </th>
            </tr>
          </thead>
          <tbody>
            {chain.rows.map((row, n) => (
              <tr key={`${row.name} ${n}`}>
                <th scope="row">
                  <span class="results-who">
                    <SeatOf place={placeOf(row.seat)} />
                    {row.kind === "bot" && <Icon name="bot" />}
                    {row.name}
                    {row.you && ` (${t("places.you")})`}
                  </span>
                </th>
                {chain.tables.map((one, at) => (
                  <td key={one.id} class="number">
                    {row.places[at] ?? "–"}
                  </td>
                ))}
                <td class="number">{row.wins}</td>
                <td class="number results-total">{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function SeatOf({ place }: { place: ResultsCard["places"][number] | undefined }) {
  return place === undefined ? null : <Chip place={place} />;
}
