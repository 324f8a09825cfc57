/** Keeping an identity with a password, coming back to it, leaving it. */

import { useState } from "preact/hooks";
import { send } from "../api/client";
import type { VisitorCard } from "../api/types";
import { useWords } from "../i18n";
import { changeMe, logOut, me, meetAgain } from "../identity/visitor";
import { Button, TextField, tellRefusal, toast } from "../ui";
import { Form } from "./form";
import { useForm } from "./useForm";

const SHORTEST = 8;

/** A password for this name, or another one. */
export function KeepForm({ visitor }: { visitor: VisitorCard }) {
  const t = useWords("me");
  const [password, setPassword] = useState("");
  const [current, setCurrent] = useState("");
  const sending = useForm("password", "current");
  const keep = () =>
    sending.send(
      async () => {
        await changeMe(visitor.kept ? { password, current } : { password });
        setPassword("");
        setCurrent("");
        toast(t(visitor.kept ? "keep.changed" : "keep.done"), "good");
      },
      [...password].length < SHORTEST ? { password: t("keep.short", { least: SHORTEST }) } : {},
    );
  return (
    <Form
      sending={sending}
      label={t(visitor.kept ? "keep.change" : "keep.button")}
      onSubmit={() => void keep()}
    >
      {!visitor.kept && <p>{t("keep.text", { name: visitor.name })}</p>}
      {/* For password keepers: which name this password belongs to. */}
      <input
        class="unseen"
        type="text"
        autocomplete="username"
        value={visitor.name}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {visitor.kept && (
        <TextField
          label={t("keep.current")}
          type="password"
          value={current}
          onValue={setCurrent}
          error={sending.wrong.current ?? null}
          autocomplete="current-password"
          maxLength={200}
        />
      )}
      <TextField
        label={t(visitor.kept ? "keep.newPassword" : "password")}
        hint={t("keep.hint", { least: SHORTEST })}
        type="password"
        value={password}
        onValue={setPassword}
        error={sending.wrong.password ?? null}
        autocomplete="new-password"
        maxLength={200}
      />
    </Form>
  );
}

/** Back to an identity that was kept. */
export function LogInForm() {
  const t = useWords("me");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const sending = useForm("name", "password");
  const logIn = () => {
    const found: Record<string, string> = {};
    if (name.trim() === "") found.name = t("name.missing");
    if (password === "") found.password = t("logIn.missing");
    return sending.send(async () => {
      await send("POST", "/api/login", { name: name.trim(), password });
      await meetAgain();
      toast(t("logIn.done", { name: me.value?.visitor.name ?? name }), "good");
    }, found);
  };
  return (
    <Form sending={sending} label={t("logIn.button")} onSubmit={() => void logIn()}>
      <p>{t("logIn.text")}</p>
      <TextField
        label={t("logIn.name")}
        value={name}
        onValue={setName}
        error={sending.wrong.name ?? null}
        autocomplete="username"
        maxLength={32}
      />
      <TextField
        label={t("password")}
        type="password"
        value={password}
        onValue={setPassword}
        error={sending.wrong.password ?? null}
        autocomplete="current-password"
        maxLength={200}
      />
    </Form>
  );
}

/** Leaving a kept identity: the next request makes a new guest. */
export function LogOut() {
  const t = useWords("me");
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
      toast(t("logOut.done"), "good");
    } catch (error) {
      tellRefusal(error);
      setBusy(false);
    }
  };
  return (
    <div class="log-out">
      <Button busy={busy} onClick={() => void leave()}>
        {t("logOut.button")}
      </Button>
      <p class="field-hint">{t("logOut.hint")}</p>
    </div>
  );
}
