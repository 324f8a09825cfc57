/** What the referee says of the course: for how many boats it will do, or which rules it breaks. */

import { useEffect, useState } from "preact/hooks";
import { get, Refusal } from "../api/client";
import type { RuleCard } from "../api/types";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Dialog, Icon, Notice, Skeleton } from "../ui";
import type { Laying } from "./useLaying";

export function Verdict({ laying, game }: { laying: Laying; game: string }) {
  const t = useWords("courses");
  const { complaints, seats } = laying.chart;
  const [rule, setRule] = useState<string | null>(null);
  return (
    <section class="verdict" aria-label={t("verdict.title")}>
      <div>
        {complaints.length === 0 ? (
          <p class="verdict-good">
            <Icon name="check" />
            {t("verdict.good", { seats: seats.join(", ") })}
          </p>
        ) : (
          <p class="verdict-bad">
            <Icon name="warning" />
            {t("verdict.bad", { count: complaints.length })}
          </p>
        )}
      </div>
      {complaints.length > 0 && (
        <ul class="verdict-list">
          {complaints.map((one) => (
            <li key={one.rule + one.text}>
              <span>{one.text}</span>
              <span class="verdict-deeds">
                <button
                  type="button"
                  class="rule-button"
                  aria-label={t("verdict.read", { rule: one.rule })}
                  onClick={() => setRule(one.rule)}
                >
                  {one.rule}
                </button>
                {one.pieces[0] !== undefined && (
                  <button
                    type="button"
                    class="rule-button"
                    onClick={() => laying.select(one.pieces[0] ?? null)}
                  >
                    {t("verdict.show", {
                      piece:
                        laying.chart.pieces.find(({ id }) => id === one.pieces[0])?.label ?? "",
                    })}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={rule !== null}
        title={rule === null ? "" : t("verdict.rule", { rule })}
        onClose={() => setRule(null)}
      >
        {rule !== null && <RuleText game={game} rule={rule} />}
      </Dialog>
    </section>
  );
}

function RuleText({ game, rule }: { game: string; rule: string }) {
  const [card, setCard] = useState<RuleCard | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    get<RuleCard>(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}`).then(
      setCard,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        setTrouble(error.message);
      },
    );
  }, [game, rule]);
  if (trouble !== null) return <Notice tone="alert">{trouble}</Notice>;
  return card === null ? <Skeleton lines={3} /> : <p>{typeset(card.statement)}</p>;
}
