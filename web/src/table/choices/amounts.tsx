/**
 * Choices that are picked by setting amounts: sliders, one button to play it, and below it what the
 * setting would bring and how the throw can end.
 */
import { useEffect } from "preact/hooks";
import { AmountField } from "../../choosing/amountField";
import { pressedBy } from "../../choosing/choiceButton";
import { useWords } from "../../i18n";
import { useHelm } from "../context";
import { Asking, Foreseen } from "./advice";
import { AmountChart } from "./amountChart";
import { Odds } from "./odds";

export function Amounts() {
  const t = useWords("table");
  const helm = useHelm();
  const { chooser } = helm;
  if (chooser.choices.value.length === 0) return null;
  const seq = helm.shown.value?.seq ?? 0;
  return (
    <>
      {helm.shown.value?.amounts.map((amount) => (
        <AmountField
          key={`${seq} ${amount.id}`}
          chooser={chooser}
          amount={amount}
          unset={t("amounts.set")}
          onSet={() => chooser.selection.choose(null)}
          button={(action) => ({
            disabled: action === null || chooser.busy.value,
            onClick: (event) => action !== null && chooser.pick([action], pressedBy(event)),
          })}
        >
          {(action) => (
            <>
              <Brings action={action} />
              <AmountChart amount={amount} action={action} />
            </>
          )}
        </AmountField>
      ))}
    </>
  );
}

/** What the choice set with the sliders would bring. */
function Brings({ action }: { action: string | null }) {
  const t = useWords("table");
  const { chooser } = useHelm();
  useEffect(() => {
    chooser.set.value = action;
    return () => {
      if (chooser.set.peek() === action) chooser.set.value = null;
    };
  }, [action, chooser]);
  const preview = chooser.previews.shown.value;
  const foreseen = preview !== null && preview.action === action ? preview : null;
  return (
    <div class="amount-foreseen" aria-live="polite">
      {action === null ? (
        <p class="advice-hint">{t("amounts.none")}</p>
      ) : foreseen === null ? (
        <Asking />
      ) : (
        <>
          <Odds odds={foreseen.odds} />
          <Foreseen preview={foreseen} />
        </>
      )}
    </div>
  );
}
