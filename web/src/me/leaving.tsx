/** What is stored about me: a file of it, and an end to it. */

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { VisitorCard } from "../api/types";
import { useWords } from "../i18n";
import { deleteMe } from "../identity/visitor";
import { Button, Dialog, FieldError, LinkButton, TextField, toast } from "../ui";
import { useForm } from "./useForm";

const FORM = "delete-me";

export function MyData({ visitor }: { visitor: VisitorCard }) {
  const t = useWords("me");
  const [asked, setAsked] = useState(false);
  return (
    <div class="small-form">
      <p>{t("data.text")}</p>
      <LinkButton icon="download" href="/api/me/export" download>
        {t("data.export")}
      </LinkButton>
      <hr class="hairline" />
      <p>{t("data.leaveText")}</p>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {t("data.leave")}
      </Button>
      <Dialog
        open={asked}
        title={t("data.title")}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t("data.stay")}</Button>
            <Button kind="danger" type="submit" form={FORM}>
              {t("data.sure")}
            </Button>
          </>
        }
      >
        <Deleting visitor={visitor} />
      </Dialog>
    </div>
  );
}

function Deleting({ visitor }: { visitor: VisitorCard }) {
  const t = useWords("me");
  const { route } = useLocation();
  const [current, setCurrent] = useState("");
  const sending = useForm("current");
  const leave = () =>
    sending.send(
      async () => {
        await deleteMe(visitor.kept ? current : null);
        route("/");
        toast(t("data.done"), "good");
      },
      visitor.kept && current === "" ? { current: t("logIn.missing") } : {},
    );
  return (
    <form
      id={FORM}
      class="small-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <ul class="me-consequences">
        <li>{t("data.goes")}</li>
        <li>{t("data.stays")}</li>
        <li>{t("data.running")}</li>
      </ul>
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
      <div role="alert">{sending.wrong[""] && <FieldError>{sending.wrong[""]}</FieldError>}</div>
    </form>
  );
}
