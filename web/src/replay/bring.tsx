/** /replay: bring a race record, by dropping its file here or picking it. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Refusal, send } from "../api/client";
import { useWords } from "../i18n";
import { Button, Heading, Notice, useTitle } from "../ui";
import "./replay.css";

/** The service takes no more. */
const MOST_BYTES = 512 * 1024;

type Trouble = "tooLarge" | "noJson";

/** What a file holds, if it can be a record at all; else the word for what is wrong. */
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
  const picker = useRef<HTMLInputElement>(null);
  const over = useSignal(false);
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  useTitle(t("bring.title"));

  const bring = async (file: File | null | undefined) => {
    if (!file) return;
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
      if (picker.current !== null) picker.current.value = "";
    }
  };

  return (
    <div class="page-width replay-bring">
      <Heading>{t("bring.title")}</Heading>
      <p>{t("bring.text")}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        class="replay-drop"
        data-over={over.value}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          over.value = false;
          void bring(event.dataTransfer?.files[0]);
        }}
      >
        <p>{t("bring.drop")}</p>
        <input
          ref={picker}
          id="replay-file"
          class="unseen"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={t("bring.pick")}
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
        <Button
          kind="primary"
          icon="share"
          busy={busy.value}
          onClick={() => picker.current?.click()}
        >
          {t("bring.pick")}
        </Button>
      </div>
      {trouble.value !== null && <Notice tone="alert">{trouble.value}</Notice>}
      <p class="field-hint">{t("bring.where")}</p>
    </div>
  );
}
