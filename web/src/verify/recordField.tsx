/** Picks a record file and reads it. */

import { useWords } from "../i18n";
import { FileDrop } from "../ui";

const MOST_BYTES = 512 * 1024;

export function RecordField({
  onRecord,
  onTrouble,
}: {
  onRecord(record: unknown): void;
  onTrouble(text: string): void;
}) {
  const t = useWords("verify");
  const read = async (file: File) => {
    if (file.size > MOST_BYTES) {
      onTrouble(t("file.tooLarge"));
      return;
    }
    const record = recordIn(await file.text());
    if (record === null) onTrouble(t("file.noJson"));
    else onRecord(record);
  };
  return (
    <div class="field">
      <span class="field-label">{t("file.label")}</span>
      <FileDrop
        label={t("file.label")}
        invitation={t("file.drop")}
        button={t("file.pick")}
        onFile={(file) => void read(file)}
      />
      <p class="field-hint">{t("file.hint")}</p>
    </div>
  );
}

/** A record is a JSON object; anything else is not a record. */
export function recordIn(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
