/** The tables where I have a seat: those that wait for me first, finished ones folded away. */

import { useWords } from "../i18n";
import { LinkButton } from "../ui";
import { me } from "../visitor";
import { TableRow } from "./tableRow";

const FINISHED_SHOWN = 20;

export function MyTables() {
  const t = useWords("home");
  const tables = me.value?.tables ?? [];
  const running = tables.filter((table) => table.status !== "over");
  const over = tables.filter((table) => table.status === "over").slice(0, FINISHED_SHOWN);
  return (
    <section class="mine-area" aria-labelledby="mine-title">
      <h2 id="mine-title">{t("mine.title")}</h2>
      <ul class="table-list">
        {running.map((table) => (
          <TableRow key={table.id} table={table}>
            <LinkButton
              href={`/t/${table.id}`}
              size="small"
              kind={table.your_turn ? "primary" : "plain"}
            >
              {t(table.your_turn ? "mine.play" : "mine.resume")}
              <span class="unseen"> {table.game_name}</span>
            </LinkButton>
          </TableRow>
        ))}
      </ul>
      {over.length > 0 && (
        <details class="fold">
          <summary>{t("mine.over", { count: over.length })}</summary>
          <ul class="table-list">
            {over.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
