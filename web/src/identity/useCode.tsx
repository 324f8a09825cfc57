/** Becoming, on this device, the visitor one is on another. */

import { useState } from "preact/hooks";
import { Refusal, send } from "../api/client";
import { useWords } from "../i18n";
import { Button, TextField, toast } from "../ui";
import { me, meetAgain } from "./visitor";

/** Codes are written in groups, and read aloud: spaces, hyphens and small letters are forgiven. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

export function UseCodeForm() {
  const t = useWords("common");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const use = async () => {
    if (tidyCode(code) === "") {
      setError(t("code.missing"));
      return;
    }
    setBusy(true);
    try {
      await send("POST", "/api/code/use", { code: tidyCode(code) });
      await meetAgain();
      setCode("");
      setError(null);
      toast(t("code.welcome", { name: me.value?.visitor.name ?? "" }), "good");
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal.message);
    }
    setBusy(false);
  };
  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <TextField
        label={t("code.label")}
        value={code}
        onValue={setCode}
        error={error}
        autocomplete="one-time-code"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={40}
      />
      <Button type="submit" busy={busy}>
        {t("code.use")}
      </Button>
    </form>
  );
}
