/** Where the service sends word that it is my turn, in races that take days. */

import { useState } from "preact/hooks";
import { useWords } from "../i18n";
import { changeMe } from "../identity/visitor";
import { TextField, toast } from "../ui";
import { Form } from "./form";
import { useForm } from "./useForm";

export function WebhookForm({ webhook }: { webhook: string }) {
  const t = useWords("me");
  const [typed, setTyped] = useState(webhook);
  const sending = useForm("webhook");
  const save = () =>
    sending.send(async () => {
      await changeMe({ webhook: typed.trim() });
      toast(t(typed.trim() === "" ? "webhook.removed" : "webhook.saved"), "good");
    });
  return (
    <Form sending={sending} label={t("save")} onSubmit={() => void save()}>
      <p>{t("webhook.text")}</p>
      <TextField
        label={t("webhook.label")}
        type="url"
        inputMode="url"
        placeholder="https://…"
        value={typed}
        onValue={setTyped}
        error={sending.wrong.webhook ?? null}
        autocomplete="off"
        maxLength={500}
      />
    </Form>
  );
}
