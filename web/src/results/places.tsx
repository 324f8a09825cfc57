/** Who took which place. */

import type { ResultsCard } from "../api/types";
import { useWords } from "../i18n";
import { Chip } from "./chip";

export function Places({ places }: { places: ResultsCard["places"] }) {
  const t = useWords("results");
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
            {places.map((one) => (
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
                <td>{one.status}</td>
                {hasPoints && <td class="number">{one.points ?? "–"}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
