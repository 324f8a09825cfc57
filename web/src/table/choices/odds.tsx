/** How a throw can end: a table with a bar for every ending, so that chances can be compared. */
import { useWords } from "../../i18n";
import { percent } from "../../i18n/format";
import type { Odd } from "../../live/wire";

export function Odds({ odds }: { odds: readonly Odd[] }) {
  const t = useWords("table");
  if (odds.length === 0) return null;
  return (
    <table class="odds">
      <caption class="unseen">{t("odds.caption")}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("odds.ending")}</th>
          <th scope="col">{t("odds.chance")}</th>
          <th scope="col">{t("odds.ways")}</th>
        </tr>
      </thead>
      <tbody>
        {odds.map((odd) => (
          <tr key={odd.text} class={`odd odd-${odd.tone}`}>
            <th scope="row">{odd.text}</th>
            <td>
              <span class="odd-bar">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * odd.ways) / odd.of} height="10" />
                </svg>
              </span>
              {percent(odd.ways / odd.of)}
            </td>
            <td class="odd-ways">{t("odds.of", { ways: odd.ways, of: odd.of })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
