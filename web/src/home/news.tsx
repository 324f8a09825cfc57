/** What I must know about a table of mine: a rematch on offer, a request, somebody acts for me. */
import type { SeatCard, TableCard } from "../api/types";
import { useWords } from "../i18n";
import { firstRequest, RequestButtons, RequestWords } from "../people/crew";
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
  const request = firstRequest(table.seats);
  if (request !== null) {
    return (
      <div class="table-row-news" key={request.visitor}>
        <RequestWords request={request} />
        <RequestButtons table={table.id} request={request} />
      </div>
    );
  }
  const mine = table.status === "racing" ? table.seats.filter((seat) => seat.you) : [];
  // What the holder has decided, the crew cannot change.
  const mayReturn = (one: SeatCard) => one.yours || one.stand_in_by !== null;
  const seat =
    mine.find((one) => one.stand_in !== null && mayReturn(one)) ??
    mine.find((one) => one.late && one.stand_in === null);
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
