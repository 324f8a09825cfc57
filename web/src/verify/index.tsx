/** Were the dice fair? For a table of this service, or for a record from anywhere. */

import "./verify.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { get, Refusal, send } from "../api/client";
import type { VerificationCard } from "../api/types";
import { language, useWords } from "../i18n";
import { Button, Card, Heading, Notice, TextField, useTitle } from "../ui";
import { RecordField } from "./recordField";
import { tableIn } from "./tableIn";
import { Verdict } from "./verdict";

/** What is to be checked: a table, or a record that was picked. */
type Wish = { table: string } | { record: unknown };

export function VerifyPage() {
  const t = useWords("verify");
  useTitle(t("title"));
  const asked = useLocation().query.table ?? "";
  const address = useSignal(asked);
  const hash = useSignal("");
  const wrong = useSignal<string | null>(null);
  const busy = useSignal(false);
  const wish = useSignal<Wish | null>(null);
  const found = useSignal<VerificationCard | null>(null);
  const trouble = useSignal<string | null>(null);
  const lang = language.value;

  const check = async (what: Wish) => {
    wish.value = what;
    trouble.value = wrong.value = null;
    busy.value = true;
    try {
      found.value = await ask(what, hash.peek());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      found.value = null;
      trouble.value = error.message;
    } finally {
      busy.value = false;
    }
  };
  // It stands under the form, where nobody would look for it.
  const answer = useRef<HTMLDivElement>(null);
  const answered = found.value !== null || trouble.value !== null;
  useEffect(() => {
    if (answered) answer.current?.scrollIntoView({ block: "start" });
  }, [answered, found.value, trouble.value]);
  const checkTable = () => {
    const table = tableIn(address.peek());
    wrong.value = table === null ? t("table.missing") : null;
    if (table !== null) void check({ table });
  };

  // In another language it is asked for again.
  useEffect(() => {
    const again = wish.peek() ?? (tableIn(asked) === null ? null : { table: asked });
    if (again !== null) void check(again);
  }, [lang, asked]);

  return (
    <div class="verify page-width">
      <Heading>{t("title")}</Heading>
      <Card>
        <h2>{t("how.heading")}</h2>
        <ol class="verify-how">
          <li>{t("how.commit")}</li>
          <li>{t("how.draw")}</li>
          <li>{t("how.reveal")}</li>
        </ol>
        <p class="field-hint">{t("how.laid")}</p>
      </Card>
      <Card class="verify-form">
        <form
          class="verify-table"
          onSubmit={(event) => {
            event.preventDefault();
            checkTable();
          }}
        >
          <TextField
            label={t("table.label")}
            hint={t("table.hint")}
            error={wrong.value}
            value={address.value}
            spellcheck={false}
            autocapitalize="none"
            onValue={(value) => {
              address.value = value;
            }}
          />
          <TextField
            label={t("hash.label")}
            hint={t("hash.hint")}
            value={hash.value}
            maxLength={200}
            spellcheck={false}
            autocapitalize="none"
            onValue={(value) => {
              hash.value = value;
            }}
          />
          <Button kind="primary" type="submit" busy={busy.value}>
            {t("table.button")}
          </Button>
        </form>
        <p class="verify-or">{t("table.or")}</p>
        <RecordField
          onRecord={(record) => void check({ record })}
          onTrouble={(text) => {
            found.value = wrong.value = null;
            trouble.value = text;
          }}
        />
      </Card>
      <div aria-live="polite" class="verify-answer" ref={answer}>
        {busy.value && <p>{t("checking")}</p>}
        {trouble.value && (
          <Notice tone="alert">
            <p>{trouble.value}</p>
          </Notice>
        )}
        {found.value && <Verdict found={found.value} />}
      </div>
      <p class="chart-note">{t("self")}</p>
    </div>
  );
}

function ask(what: Wish, hash: string): Promise<VerificationCard> {
  if ("record" in what) {
    return send("POST", "/api/verify", { record: what.record, hash: hash || null });
  }
  const noted = hash ? `?hash=${encodeURIComponent(hash)}` : "";
  return get(`/api/tables/${what.table}/verification${noted}`);
}
