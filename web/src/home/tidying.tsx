/** All finished races off my list at once; their replays and results stay where they are. */

import { useState } from "preact/hooks";
import type { TableCard } from "../api/types";
import { useWords } from "../i18n";
import { removeTable } from "../identity/visitor";
import { Button, Dialog, tellRefusal, toast } from "../ui";

export function TidyUp({ tables }: { tables: readonly TableCard[] }) {
  const t = useWords("home");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      for (const table of tables) await removeTable(table.id, false);
      toast(t("tidy.done"), "good");
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button size="small" kind="quiet" icon="close" onClick={() => setAsked(true)}>
        {t("tidy.open")}
      </Button>
      <Dialog
        open={asked}
        title={t("tidy.title", { count: tables.length })}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t("tidy.keep")}</Button>
            <Button kind="primary" busy={busy} onClick={() => void remove()}>
              {t("tidy.remove")}
            </Button>
          </>
        }
      >
        <p>{t("tidy.text")}</p>
      </Dialog>
    </>
  );
}
