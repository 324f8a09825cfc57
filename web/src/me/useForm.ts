/** Sending a form: busy meanwhile, the service's "no" at the field it names or for the form. */

import { useState } from "preact/hooks";
import { Refusal } from "../api/client";

export interface Sending {
  busy: boolean;
  /** What is wrong with a field; under the name "", what concerns no single field. */
  wrong: Readonly<Record<string, string>>;
  /** Runs the work unless `found` already names mistakes. */
  send(work: () => Promise<void>, found?: Record<string, string>): Promise<void>;
}

/** `fields` are those the form shows: a "no" about any other is shown for the form as a whole. */
export function useForm(...fields: string[]): Sending {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const send = async (work: () => Promise<void>, found: Record<string, string> = {}) => {
    setWrong(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { field, message } = error;
      setWrong({ [field !== null && fields.includes(field) ? field : ""]: message });
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, send };
}
