/** One table in a list: what is played, who sits there, how it stands. */

import type { ComponentChildren } from "preact";
import type { TableCard } from "../api/types";
import { useWords } from "../i18n";
import { fromNow } from "../i18n/format";
import { serviceNow } from "../live/clock";
import { LaidNote } from "../people/laid";
import { Colours, coloursOf, Icon, SeatChip, Tag } from "../ui";
import { deciding, freeSeats, isKept, standing } from "./words";

/** Seconds after which a list tells how old a table is. */
const STALE = 24 * 3600;

interface TableRowProps {
  table: TableCard;
  /** What whoever thinks of joining should know. */
  terms?: ComponentChildren;
  /** What its people must know, below everything else. */
  news?: ComponentChildren;
  children?: ComponentChildren;
}

export function TableRow({ table, terms, news, children }: TableRowProps) {
  return (
    <li class="table-row" data-standing={standing(table)}>
      <div class="table-row-words">
        <a class="table-row-name" href={`/t/${table.id}`}>
          {table.game_name}
        </a>
        <p class="table-row-summary">{table.summary}</p>
        {terms}
        <Sitting table={table} />
        <p class="table-row-standing">
          <Standing table={table} />
        </p>
      </div>
      {children && <div class="table-row-buttons">{children}</div>}
      <LaidNote words={table.laid} />
      {news}
    </li>
  );
}

function Sitting({ table }: { table: TableCard }) {
  const t = useWords("home");
  return (
    <Colours.Provider value={coloursOf(table.seats)}>
      <ul class="table-row-seats" aria-label={t("row.seats")}>
        {table.seats.map((seat) => {
          const free = seat.kind === "open" || seat.kind === "link";
          return (
            <li key={seat.seat} data-free={free}>
              <SeatChip seat={seat.seat} />
              {seat.kind === "bot" && <Icon name="bot" />}
              <span>
                {isKept(table, seat)
                  ? t("row.kept")
                  : free
                    ? t("row.free")
                    : seat.you
                      ? t("row.you")
                      : seat.name}
              </span>
            </li>
          );
        })}
      </ul>
    </Colours.Provider>
  );
}

function Standing({ table }: { table: TableCard }) {
  const t = useWords("home");
  const until = table.deadline === null ? null : fromNow(table.deadline);
  switch (standing(table)) {
    case "yours":
      return (
        <>
          <Tag tone="accent">{t("row.yourTurn")}</Tag>
          {until && <span> {t("row.until", { until })}</span>}
        </>
      );
    case "racing": {
      const name = deciding(table);
      return (
        <>
          {name === null ? t("row.racing") : t("row.waitingFor", { name })}
          <Since table={table} />
        </>
      );
    }
    case "free": {
      const free = freeSeats(table);
      return (
        <>
          {free === 0 ? t("row.invited") : t("row.freeSeats", { count: free })}
          <Since table={table} />
        </>
      );
    }
    case "ready":
      return (
        <>
          {t("row.ready")}
          <Since table={table} />
        </>
      );
    case "over":
      return <>{t("row.over", { when: fromNow(table.created) })}</>;
  }
}

/** When a table was opened, once that is a while ago: perhaps nobody will come any more. */
function Since({ table }: { table: TableCard }) {
  const t = useWords("home");
  if (serviceNow() - table.created < STALE) return null;
  return <span> {t("row.since", { when: fromNow(table.created) })}</span>;
}
