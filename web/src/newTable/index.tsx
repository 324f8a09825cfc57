/** Planning a table: who plays, by which rules, how fast. */

import "./newTable.css";
import { useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Refusal } from "../api/client";
import { openTable } from "../api/tables";
import type { GameCard, OptionCard, Verdict } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { Button, Card, Heading, LinkButton, Notice, Rope, Skeleton, useTitle } from "../ui";
import { CourseField } from "./course";
import { type Draft, fresh, type Mistakes, mistakes, sorted, wish } from "./draft";
import { judged, useJudgement } from "./judging";
import { OptionField } from "./options";
import { SeatsEditor } from "./seats";
import { TimeAndDoor } from "./timeAndDoor";

export function NewTablePage({ game: id }: { game: string }) {
  const t = useWords("newTable");
  const game = useAnswer<GameCard>(`/api/games/${encodeURIComponent(id)}`);
  const name = game.value?.name;
  useTitle(name === undefined ? t("title") : t("titleOf", { game: name }));
  return (
    <div class="new-table page-width">
      <Heading>{name === undefined ? t("title") : t("titleOf", { game: name })}</Heading>
      {game.value?.first_race != null && (
        <p>
          <a href={`/learn/${id}`}>{t("learn", { count: game.value.first_race })}</a>
        </p>
      )}
      {game.value === null && game.trouble && (
        <Notice tone="alert">
          <p>{game.trouble.message}</p>
          <LinkButton href="/">{t("home")}</LinkButton>
        </Notice>
      )}
      {game.value === null && !game.trouble && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {game.value !== null && <Plan key={id} game={game.value} />}
    </div>
  );
}

function Plan({ game }: { game: GameCard }) {
  const t = useWords("newTable");
  const { route } = useLocation();
  const [draft, setDraft] = useState<Draft>(() => fresh(game));
  const [wrong, setWrong] = useState<Mistakes>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { essential, more } = sorted(game, draft);
  const judgement = useJudgement(game, draft);
  const shown = { ...against(judgement.plan), ...wrong };

  const change = (next: Draft) => {
    setDraft(next);
    setRefusal(null);
    setWrong({});
  };
  const showWrong = (found: Mistakes) => {
    setWrong(found);
    // After the messages are drawn; a mistake may lie in a folded part.
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const fold = first?.closest("details");
      if (fold) fold.open = true;
      first?.focus();
    });
  };
  const open = async () => {
    const found = mistakes(game, draft, (what, words) => t(`mistake.${what}`, { ...words }));
    if (Object.keys(found).length > 0) {
      showWrong(found);
      return;
    }
    setBusy(true);
    try {
      const { plan } = await judged(game, draft);
      if (plan !== null) {
        setBusy(false);
        setRefusal(plan.message);
        showWrong(against(plan));
        return;
      }
      const table = await openTable(wish(game, draft));
      route(`/t/${table.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setBusy(false);
      setRefusal(error.message);
      if (error.field !== null) showWrong({ [error.field]: error.message });
    }
  };

  const field = (option: OptionCard) => (
    <OptionField
      key={option.key}
      {...{ game, option, draft, judgement }}
      wrong={shown}
      onChange={change}
    />
  );
  return (
    <form
      ref={form}
      class="plan"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Card>
        <h2>{t("seats.title")}</h2>
        <SeatsEditor {...{ game, draft, judgement }} wrong={shown} onChange={change} />
      </Card>
      <Card>
        <h2>{t("options.title")}</h2>
        <div class="plan-fields">
          {game.course !== null && <CourseField {...{ game, draft }} onChange={change} />}
          {essential.map(field)}
        </div>
        {more.length > 0 && (
          <details class="fold">
            <summary>{t("options.more", { count: more.length })}</summary>
            <div class="plan-fields">{more.map(field)}</div>
          </details>
        )}
      </Card>
      <Card>
        <h2>{t("time.title")}</h2>
        <TimeAndDoor draft={draft} wrong={wrong} onChange={change} />
      </Card>
      <Rope />
      {refusal && <Notice tone="alert">{refusal}</Notice>}
      <div class="plan-foot">
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {t("open")}
        </Button>
        <LinkButton href="/" kind="quiet" size="large">
          {t("cancel")}
        </LinkButton>
      </div>
    </form>
  );
}

/** A verdict at the place it is about. */
function against(verdict: Verdict | null): Mistakes {
  if (verdict === null || verdict.field === null) return {};
  const { field, rule, message } = verdict;
  return { [field]: rule === null ? message : `${message} (${rule})` };
}
