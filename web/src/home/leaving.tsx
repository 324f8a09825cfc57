/** Having done with a table: off the list when it is over, out of the seat while it is not. */

import { useState } from "preact/hooks";
import type { TableCard } from "../api/types";
import { useWords } from "../i18n";
import { removeTable } from "../identity/visitor";
import { Button, Dialog, Menu, tellRefusal, toast } from "../ui";

export function LeaveTable({ table }: { table: TableCard }) {
  const t = useWords("home");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const racing = table.status === "racing";
  const leave = async () => {
    setBusy(true);
    try {
      await removeTable(table.id, racing);
      toast(t(racing ? "leave.resigned" : "leave.done"), "good");
    } catch (error) {
      tellRefusal(error);
      setAsked(false);
    }
    setBusy(false);
  };
  const deed = racing ? "leave.resign" : table.status === "open" ? "leave.open" : "leave.remove";
  return (
    <>
      <Menu
        label={t("leave.more", { game: table.game_name })}
        items={[
          {
            id: "leave",
            label: t(deed),
            icon: racing ? "flag" : "close",
            danger: racing,
            onPick: () => (racing ? setAsked(true) : void leave()),
          },
        ]}
      />
      <Dialog
        open={asked}
        title={t("leave.title", { game: table.game_name })}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t("leave.stay")}</Button>
            <Button kind="danger" icon="flag" busy={busy} onClick={() => void leave()}>
              {t("leave.resign")}
            </Button>
          </>
        }
      >
        <p>{t("leave.text")}</p>
      </Dialog>
    </>
  );
}
