/** What I must know about a table of mine: somebody acts for me there, or a rematch is on offer. */
import type { TableCard } from "../api/types";
import { useWords } from "../i18n";
import { comeBack } from "../people/deeds";
import { RematchDeeds, RematchWords } from "../people/rematch";
import { Button } from "../ui";

export function MyNews({ table }: { table: TableCard }) {
  const t = useWords("people");
  if (table.rematch !== null) {
    return (
      <div class="table-row-news">
        <RematchWords table={table} offer={table.rematch} />
        <RematchDeeds table={table} offer={table.rematch} />
      </div>
    );
  }
  const mine = table.status === "racing" ? table.seats.filter((seat) => seat.you) : [];
  const seat = mine.find((one) => one.stand_in !== null) ?? mine.find((one) => one.late);
  if (seat === undefined) return null;
  const { stand_in, stand_in_by: name } = seat;
  return (
    <div class="table-row-news">
      <span>
        {stand_in === null ? t("late") : name === null ? t("stoodIn") : t("stoodInBy", { name })}
      </span>
      <Button
        size="small"
        kind="primary"
        icon="person"
        onClick={() => void comeBack(table.id, seat.seat)}
      >
        {t(stand_in === null ? "back" : "takeBack")}
      </Button>
    </div>
  );
}
