/** Who took which place. */

import type { ResultsCard } from "../api/types";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Chip } from "./chip";
import { RuleLink } from "./ruleLink";

export function Places({ results }: { results: ResultsCard }) {
  const t = useWords("results");
  const { places, game, counted } = results;
  const hasPoints = places.some((one) => one.points !== null);
  return (
    <section aria-labelledby="places">
      <h2 id="places">{t("places.heading")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <section class="results-wide" aria-label={t("places.heading")} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{t("places.place")}</th>
              <th scope="col">{t("places.who")}</th>
              <th scope="col">{t("places.status")}</th>
              {hasPoints && (
                <th scope="col" class="number">
                  {t("places.points")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {places.map((one, n) => (
              <tr key={one.seat} class={one.place === 1 ? "results-first" : undefined}>
                <td class="results-place">{one.place ?? "–"}</td>
                <th scope="row">
                  <span class="results-who">
                    <Chip place={one} />
                    <span>
                      {one.holder}
                      {one.you && ` (${t("places.you")})`}
                      <span class="results-crew"> {one.crew}</span>
                    </span>
                  </span>
                </th>
                <td>
                  {one.status}
                  {/* What sets the first apart from the second stands with the second. */}
                  {one.why !== null && n > 0 && (
                    <span class="results-why">
                      {typeset(one.why.text)} <RuleLink game={game} rule={one.why.rule} />
                    </span>
                  )}
                </td>
                {hasPoints && <td class="number">{one.points ?? "–"}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {counted !== null && (
        <p class="chart-note">
          {typeset(counted.text)} <RuleLink game={game} rule={counted.rule} />
        </p>
      )}
    </section>
  );
}
