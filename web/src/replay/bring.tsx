/** /replay: open a race record, by dropping its file here or choosing it. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { Refusal, send } from "../api/client";
import { useWords } from "../i18n";
import { FileDrop, Heading, Notice, useTitle } from "../ui";
import "./replay.css";

/** The most the service accepts. */
const MOST_BYTES = 512 * 1024;

type Trouble = "tooLarge" | "noJson";

/** What a file holds, if it can be a record at all; else the key of what is wrong. */
export async function readRecord(file: Blob): Promise<object | Trouble> {
  if (file.size > MOST_BYTES) return "tooLarge";
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : "noJson";
  } catch (error) {
    if (error instanceof SyntaxError) return "noJson";
    throw error;
  }
}

export function BringPage() {
  const t = useWords("replay");
  const { route } = useLocation();
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  useTitle(t("bring.title"));

  const bring = async (file: File) => {
    busy.value = true;
    trouble.value = null;
    try {
      const record = await readRecord(file);
      if (typeof record === "string") {
        trouble.value = t(`bring.${record}`);
        return;
      }
      const { id } = await send<{ id: string }>("POST", "/api/replays", record);
      route(`/r/${id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      trouble.value = error.message;
    } finally {
      busy.value = false;
    }
  };

  return (
    <div class="page-width replay-bring">
      <Heading>{t("bring.title")}</Heading>
      <p>{t("bring.text")}</p>
      <FileDrop
        label={t("bring.pick")}
        invitation={t("bring.drop")}
        button={t("bring.pick")}
        busy={busy.value}
        onFile={(file) => void bring(file)}
      />
      {trouble.value !== null && <Notice tone="alert">{trouble.value}</Notice>}
      <p class="field-hint">{t("bring.where")}</p>
    </div>
  );
}
