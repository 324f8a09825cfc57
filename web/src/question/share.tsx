/** "Share this question": the position, what was asked and the answer, as a link. */
import { useState } from "preact/hooks";
import { send } from "../api/client";
import type { components } from "../api/schema";
import { useWords } from "../i18n";
import { Button, canShare, copyText, IconButton, shareLink, tellRefusal, toast } from "../ui";

export type QuestionLink = components["schemas"]["QuestionLink"];

/** The link of a question about what is mine to decide at a table. */
export function askTable(table: string, action: string): Promise<QuestionLink> {
  return send("POST", `/api/tables/${table}/question`, { action });
}

/** The button; where there is little room it is a sign. */
export function ShareQuestion({ ask, sign }: { ask(): Promise<QuestionLink>; sign?: boolean }) {
  const t = useWords("common");
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const { path, cards } = await ask();
      const link = new URL(path, location.href).href;
      const shared = canShare();
      if (shared) await shareLink(t("question.title"), link);
      const copied = !shared && (await copyText(link));
      if (!shared && !copied) toast(t("question.notCopied"), "alert");
      else if (cards) toast(t(copied ? "question.copiedCards" : "question.cards"));
      else if (copied) toast(t("question.copied"), "good");
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
  };
  if (sign)
    return <IconButton label={t("question.share")} icon="share" onClick={() => void share()} />;
  return (
    <p>
      <Button size="small" kind="quiet" icon="share" busy={busy} onClick={() => void share()}>
        {t("question.share")}
      </Button>
    </p>
  );
}
