/** The table of the rules that helps to set an amount, folded up below its sliders. */
import { useEffect, useState } from "preact/hooks";
import { Refusal } from "../../api/client";
import { RuleChart } from "../../choosing/ruleChart";
import { language, useWords } from "../../i18n";
import type { Amount, RuleCard } from "../../live/wire";
import { useHelm } from "../context";
import { fetchRule, RuleButton } from "../dialogs/ruleSheet";

export function AmountChart({ amount, action }: { amount: Amount; action: string | null }) {
  const t = useWords("table");
  const game = useHelm().story.value?.table.game ?? "";
  const [open, setOpen] = useState(false);
  const [card, setCard] = useState<RuleCard | null>(null);
  const lang = language.value;
  useEffect(() => {
    if (!open || amount.chart === "") return;
    fetchRule(game, amount.chart).then(setCard, (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      setOpen(false);
    });
  }, [open, game, amount.chart, lang]);
  if (amount.chart === "") return null;
  const values = amount.choices.find((one) => one.action === action)?.values ?? [];
  return (
    <details
      class="amount-chart"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t("amounts.chart")}</summary>
      <RuleButton rule={amount.chart} />
      {card?.charts.map((chart) => {
        const place = amount.sliders.findIndex((slider) => slider.id === chart.slider);
        return <RuleChart key={chart.title} chart={chart} column={values[place] ?? 0} />;
      })}
    </details>
  );
}
