/** Public tables: some have a free seat, the others can be watched. */

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { joinTable } from "../api/tables";
import type { PublicTableCard, TableCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { online } from "../device/online";
import { useWords } from "../i18n";
import { Button, LinkButton, Notice, Skeleton, tellRefusal } from "../ui";
import { TableRow } from "./tableRow";
import { Terms } from "./terms";
import { canJoin } from "./words";

const REFRESH_SECONDS = 15;

export function OpenTables() {
  const t = useWords("home");
  const tables = useAnswer<PublicTableCard[]>("/api/tables", REFRESH_SECONDS);
  const others = tables.value?.filter((table) => !table.seats.some((seat) => seat.you));
  return (
    <section class="open-area" aria-labelledby="open-title">
      <h2 id="open-title">{t("open.title")}</h2>
      {tables.trouble &&
        tables.value === null &&
        (online.value ? (
          <Notice tone="alert">{tables.trouble.message}</Notice>
        ) : (
          <Notice>{t("open.offline")}</Notice>
        ))}
      {others === undefined && !tables.trouble && <Skeleton lines={3} />}
      {others?.length === 0 && <Notice>{t("open.none")}</Notice>}
      <ul class="table-list">
        {others?.map((table) => (
          <TableRow key={table.id} table={table} terms={<Terms table={table} />}>
            {canJoin(table) ? (
              <JoinButton table={table} onRefused={tables.again} />
            ) : (
              <LinkButton href={`/t/${table.id}`} size="small" icon="eye">
                {t("open.watch")}
                <span class="unseen"> {table.game_name}</span>
              </LinkButton>
            )}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

function JoinButton({ table, onRefused }: { table: TableCard; onRefused(): void }) {
  const t = useWords("home");
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    try {
      await joinTable(table.id);
      route(`/t/${table.id}`);
    } catch (error) {
      tellRefusal(error);
      setBusy(false);
      onRefused();
    }
  };
  return (
    <Button size="small" kind="primary" busy={busy} onClick={join}>
      {t("open.join")}
      <span class="unseen">
        {" "}
        {table.game_name}, {table.owner}
      </span>
    </Button>
  );
}
