/** What one should know of a public table before joining it: its clock, its length, the language. */

import type { PublicTableCard } from "../api/types";
import { useWords } from "../i18n";
import { span } from "../i18n/format";
import { Icon } from "../ui";
import { lengthOf, roundMinutes } from "./words";

export function Terms({ table }: { table: PublicTableCard }) {
  const t = useWords("home");
  const { clock, slow, minutes, language } = table;
  const [time, more] = [span(clock?.seconds ?? 0), span(clock?.increment ?? 0)];
  const banked = clock !== null && clock.increment !== null;
  const pace = clock === null ? "noClock" : slow ? "slow" : banked ? "bank" : "clock";
  return (
    <ul class="table-row-terms" aria-label={t("terms.label")}>
      <li>
        <Icon name="clock" />
        {t(`terms.${pace}`, { time, more })}
      </li>
      {minutes !== null && !slow && (
        <li>
          <Icon name="flag" />
          {t(`terms.${lengthOf(minutes)}`, { count: roundMinutes(minutes) })}
        </li>
      )}
      {language !== null && (
        <li>
          <Icon name="chat" />
          {t(`terms.speaks.${language}`, { name: table.owner })}
        </li>
      )}
    </ul>
  );
}
