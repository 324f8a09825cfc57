/** Were the dice fair? For a table of this service, or for a record from anywhere. */

import "./verify.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Refusal } from "../api/client";
import { askSlowly, type Progress } from "../api/progress";
import type { VerificationCard } from "../api/types";
import { language, useWords } from "../i18n";
import { Button, Card, Heading, Notice, TextField, useTitle } from "../ui";
import { ProgressBar } from "../ui/progressBar";
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
  const progress = useSignal<Progress | null>(null);
  const asking = useRef<AbortController | null>(null);
  const wish = useSignal<Wish | null>(null);
  const found = useSignal<VerificationCard | null>(null);
  const trouble = useSignal<string | null>(null);
  const lang = language.value;

  const check = async (what: Wish) => {
    wish.value = what;
    trouble.value = wrong.value = null;
    busy.value = true;
    progress.value = null;
    asking.current?.abort();
    const wanted = new AbortController();
    asking.current = wanted;
    const { signal } = wanted;
    const tell = (told: Progress) => {
      progress.value = told;
    };
    try {
      found.value = await ask(what, hash.peek(), tell, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      found.value = null;
      trouble.value = error.message;
    } finally {
      if (!signal.aborted) busy.value = false;
    }
  };
  useEffect(() => () => asking.current?.abort(), []);
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
      {busy.value && <ProgressBar progress={progress.value} label={t("checking")} />}
      <div aria-live="polite" class="verify-answer" ref={answer}>
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

function ask(
  what: Wish,
  hash: string,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<VerificationCard> {
  if ("record" in what) {
    return askSlowly("/api/verify", tell, signal, { record: what.record, hash: hash || null });
  }
  const noted = hash ? `?hash=${encodeURIComponent(hash)}` : "";
  return askSlowly(`/api/tables/${what.table}/verification${noted}`, tell, signal);
}
