/** The races of a series, the stages of a tour. */

import type { ResultsCard, Series as SeriesTable } from "../api/types";
import { useWords } from "../i18n";
import { Chip } from "./chip";

export function Series({ series, places }: { series: SeriesTable; places: ResultsCard["places"] }) {
  const t = useWords("results");
  return (
    <section aria-labelledby="series">
      <h2 id="series">{series.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too */}
      <section class="results-wide" aria-label={series.title} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{t("series.who")}</th>
              {series.columns.map((column) => (
                <th key={column} scope="col" class="number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.rows.map((row) => {
              const place = places.find((one) => one.seat === row.seat);
              return (
                <tr key={row.name}>
                  <th scope="row">
                    <span class="results-who">
                      {place && <Chip place={place} />}
                      <span>
                        {row.name} <span class="results-crew">{place?.holder}</span>
                      </span>
                    </span>
                  </th>
                  {series.columns.map((column, n) => (
                    <td key={column} class="number">
                      {row.cells[n]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
