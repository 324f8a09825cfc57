/** The text of a rule, in a dialog over whatever named it. */
import { useEffect, useState } from "preact/hooks";
import { get, Refusal } from "../../api/client";
import { RuleChart } from "../../choosing/ruleChart";
import { language, useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import type { RuleCard } from "../../live/wire";
import { Dialog, Notice, Skeleton } from "../../ui";
import { useHelm } from "../context";

const kept = new Map<string, RuleCard>();

/** A rule to be read; fetched once. */
export async function fetchRule(game: string, rule: string): Promise<RuleCard> {
  const path = `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}`;
  const key = `${language.peek()} ${path}`;
  const found = kept.get(key) ?? (await get<RuleCard>(path));
  kept.set(key, found);
  return found;
}

export function RuleSheet() {
  const t = useWords("table");
  const helm = useHelm();
  const rule = helm.rule.value;
  return (
    <Dialog
      open={rule !== null}
      title={rule === null ? "" : t("referee.rule", { rule })}
      onClose={() => {
        helm.rule.value = null;
      }}
    >
      {rule !== null && <RuleText key={`${rule} ${language.value}`} rule={rule} />}
    </Dialog>
  );
}

function RuleText({ rule }: { rule: string }) {
  const t = useWords("table");
  const game = useHelm().story.value?.table.game ?? "";
  const [card, setCard] = useState<RuleCard | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    fetchRule(game, rule).then(setCard, (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      setTrouble(error.message);
    });
  }, [game, rule]);
  if (trouble !== null) return <Notice tone="alert">{trouble}</Notice>;
  if (card === null) {
    return (
      <div role="status">
        <span class="unseen">{t("rule.loading")}</span>
        <Skeleton lines={3} />
      </div>
    );
  }
  return (
    <>
      <p class="rule-theme">{card.theme}</p>
      <p class="rule-statement">{typeset(card.statement)}</p>
      {card.charts.map((chart) => (
        <RuleChart key={chart.title} chart={chart} />
      ))}
      {card.reason !== "" && (
        <div class="rule-reason">
          <h3>{t("rule.reason")}</h3>
          <p>{typeset(card.reason)}</p>
        </div>
      )}
      <p>
        <a href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
          {t("rule.book")}
        </a>
      </p>
    </>
  );
}

/** A rule's number beside what it explains; opens its text. What has no rule (an undo) has none. */
export function RuleButton({ rule }: { rule: string }) {
  const t = useWords("table");
  const helm = useHelm();
  if (rule === "") return null;
  return (
    <button
      type="button"
      class="rule-button"
      aria-label={t("referee.readRule", { rule })}
      title={t("referee.readRule", { rule })}
      onClick={() => {
        helm.rule.value = rule;
      }}
    >
      {rule}
    </button>
  );
}
