/** Picks a record file and reads it. */

import { useWords } from "../i18n";
import { Field } from "../ui";

const MOST_BYTES = 512 * 1024;

export function RecordField({
  onRecord,
  onTrouble,
}: {
  onRecord(record: unknown): void;
  onTrouble(text: string): void;
}) {
  const t = useWords("verify");
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      onTrouble(t("file.tooLarge"));
    } else {
      const record = recordIn(await file.text());
      if (record === null) onTrouble(t("file.noJson"));
      else onRecord(record);
    }
    // The same file may be picked again after it was changed.
    input.value = "";
  };
  return (
    <Field label={t("file.label")} hint={t("file.hint")}>
      {(wiring) => (
        <input
          {...wiring}
          class="control"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget)}
        />
      )}
    </Field>
  );
}

/** A record is a JSON object; anything else is none. */
export function recordIn(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
