/** What chance brought: what came up, beside what was expected. */

import type { ChanceCard } from "../api/types";
import { BarChart, ChartFrame, tenths } from "../charts";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";

export function Chances({
  chances,
  uncounted,
}: {
  chances: readonly ChanceCard[];
  uncounted: number;
}) {
  const t = useWords("results");
  return (
    <section class="results-chances" aria-labelledby="chances">
      <h2 id="chances">{t("chances.heading")}</h2>
      {chances.length === 0 && uncounted === 0 && <p>{t("chances.none")}</p>}
      {chances.map((chance) => (
        <Chance key={chance.kind} chance={chance} />
      ))}
      {uncounted > 0 && <p class="chart-note">{t("chances.uncounted", { count: uncounted })}</p>}
    </section>
  );
}

function Chance({ chance }: { chance: ChanceCard }) {
  const t = useWords("results");
  const how = { exact: t("chances.exact"), "chi-square": t("chances.chi"), none: "" }[
    chance.method
  ];
  return (
    <ChartFrame
      title={chance.name}
      note={
        <span title={how || undefined}>
          {typeset(t("chances.drawn", { count: chance.drawn, verdict: chance.verdict }))}
        </span>
      }
      picture={<BarChart label={chance.name} bars={chance.counts} />}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{t("chances.value")}</th>
              <th scope="col" class="number">
                {t("chances.observed")}
              </th>
              <th scope="col" class="number">
                {t("chances.expected")}
              </th>
            </tr>
          </thead>
          <tbody>
            {chance.counts.map((count) => (
              <tr key={count.label}>
                <th scope="row">{count.label}</th>
                <td class="number">{count.observed}</td>
                <td class="number">{tenths(count.expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
