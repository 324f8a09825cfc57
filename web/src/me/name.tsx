/** The name others see. */

import { useState } from "preact/hooks";
import { useWords } from "../i18n";
import { changeMe } from "../identity/visitor";
import { TextField, toast } from "../ui";
import { Form } from "./form";
import { useForm } from "./useForm";

export function NameForm({ name }: { name: string }) {
  const t = useWords("me");
  const [typed, setTyped] = useState(name);
  const sending = useForm("name");
  const save = () =>
    sending.send(
      async () => {
        await changeMe({ name: typed.trim() });
        toast(t("name.saved"), "good");
      },
      typed.trim() === "" ? { name: t("name.missing") } : {},
    );
  return (
    <Form sending={sending} label={t("save")} onSubmit={() => void save()}>
      <TextField
        label={t("name.label")}
        hint={t("name.hint")}
        value={typed}
        onValue={setTyped}
        error={sending.wrong.name ?? null}
        autocomplete="nickname"
        maxLength={32}
      />
    </Form>
  );
}
