/**
 * Choices that are picked by setting amounts: a slider each, what the setting would bring and how
 * the throw can end, and one button to play it.
 */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { actionOf, untouched } from "../../choosing/amounts";
import { Sliders } from "../../choosing/sliders";
import { useWords } from "../../i18n";
import type { Amount } from "../../live/wire";
import { Button } from "../../ui";
import { useHelm } from "../context";
import { Foreseen } from "./advice";
import { Odds } from "./odds";
import { usePlays } from "./plays";

export function Amounts() {
  const helm = useHelm();
  if (helm.choices.value.length === 0) return null;
  const seq = helm.shown.value?.seq ?? 0;
  return (
    <>
      {helm.shown.value?.amounts.map((amount) => (
        <Setting key={`${seq} ${amount.id}`} amount={amount} />
      ))}
    </>
  );
}

function Setting({ amount }: { amount: Amount }) {
  const t = useWords("table");
  const helm = useHelm();
  const plays = usePlays();
  const values = useSignal(untouched(amount));
  const action = actionOf(amount, values.value);
  useEffect(() => {
    helm.set.value = action;
    return () => {
      if (helm.set.peek() === action) helm.set.value = null;
    };
  }, [action, helm]);
  const preview = helm.previews.shown.value;
  const foreseen = preview !== null && preview.action === action ? preview : null;
  return (
    <fieldset class="amount">
      <legend>{amount.label}</legend>
      <Sliders
        amount={amount}
        values={values.value}
        onValues={(set) => {
          values.value = set;
          helm.selection.choose(null);
        }}
      />
      <Button
        kind="primary"
        {...plays(action ?? "")}
        disabled={action === null || helm.sending.value !== null}
        onClick={() => action !== null && void helm.play(action)}
      >
        {action === null ? t("amounts.set") : helm.labelOf(action)}
      </Button>
      <div class="amount-foreseen" aria-live="polite">
        {action === null ? (
          <p class="advice-hint">{t("amounts.none")}</p>
        ) : foreseen === null ? (
          <p class="advice-hint">{t("preview.asking")}</p>
        ) : (
          <>
            <Odds odds={foreseen.odds} />
            <Foreseen preview={foreseen} />
          </>
        )}
      </div>
    </fieldset>
  );
}
