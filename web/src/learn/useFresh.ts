/** What the service says now; nothing is kept from earlier, as progress is made elsewhere too. */
import { useEffect, useState } from "preact/hooks";
import { get, Refusal } from "../api/client";
import { language } from "../i18n";

export interface Fresh<T> {
  value: T | null;
  trouble: Refusal | null;
}

/** Asks at once and when the language changes; meanwhile the old words stay. */
export function useFresh<T>(path: string): Fresh<T> {
  const lang = language.value;
  const [found, setFound] = useState<Fresh<T>>({ value: null, trouble: null });
  useEffect(() => {
    let gone = false;
    get<T>(path).then(
      (value) => {
        if (!gone) setFound({ value, trouble: null });
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (!gone) setFound((before) => ({ ...before, trouble: error }));
      },
    );
    return () => {
      gone = true;
    };
  }, [path, lang]);
  return found;
}
