/** The tables where I have a seat: those that wait for me first, finished ones folded away. */

import type { TableCard } from "../api/types";
import { useWords } from "../i18n";
import { me } from "../identity/visitor";
import { serviceNow } from "../live/clock";
import { LinkButton } from "../ui";
import { LeaveTable } from "./leaving";
import { MyNews } from "./news";
import { nextTable, waitingTables } from "./nextTable";
import { TableRow } from "./tableRow";
import { TidyUp } from "./tidying";

const FINISHED_SHOWN = 20;

export function MyTables() {
  const t = useWords("home");
  const tables = me.value?.tables ?? [];
  // A table with a rematch on offer is not past, until the offer has lapsed.
  const isOffered = (table: TableCard) =>
    table.rematch !== null && table.rematch.until > serviceNow();
  const isOn = (table: TableCard) => table.status !== "over" || isOffered(table);
  const running = tables.filter(isOn);
  const past = tables.filter((table) => !isOn(table));
  const over = past.slice(0, FINISHED_SHOWN);
  const waiting = waitingTables(tables, "/");
  const next = nextTable(tables, "/");
  return (
    <section class="mine-area" aria-labelledby="mine-title">
      <h2 id="mine-title">{t("mine.title")}</h2>
      {next !== null && waiting.length > 1 && (
        <p class="mine-next">
          <LinkButton href={`/t/${next.id}`} kind="primary" icon="skip">
            {t("mine.inTurn", { count: waiting.length })}
          </LinkButton>
        </p>
      )}
      <ul class="table-list">
        {running.map((table) => (
          <TableRow key={table.id} table={table} news={<MyNews table={table} />}>
            <LinkButton
              href={`/t/${table.id}`}
              size="small"
              kind={table.your_turn ? "primary" : "plain"}
            >
              {t(
                table.your_turn
                  ? "mine.play"
                  : table.status === "over"
                    ? "mine.open"
                    : "mine.resume",
              )}
              <span class="unseen"> {table.game_name}</span>
            </LinkButton>
            <LeaveTable table={table} />
          </TableRow>
        ))}
      </ul>
      {over.length > 0 && (
        <details class="fold">
          <summary>{t("mine.over", { count: past.length })}</summary>
          {past.length > 1 && <TidyUp tables={past} />}
          <ul class="table-list">
            {over.map((table) => (
              <TableRow key={table.id} table={table}>
                <LeaveTable table={table} />
              </TableRow>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
