/** What is asked beside the plain choices: a question with its answers, amounts to be set. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { actionOf, untouched } from "../choosing/amounts";
import { Sliders } from "../choosing/sliders";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import type { Amount } from "../live/wire";
import { Button, Icon } from "../ui";
import { ChoiceButton } from "./choices";
import { RuleLink } from "./told";
import { playing, type Trial } from "./trial";

/** A question put to whoever decides: a protest one may lodge, a pact one may enter. */
export function Question({ trial, ruleHref }: { trial: Trial; ruleHref(rule: string): string }) {
  const heading = useId();
  const offer = trial.answer.value?.sight.offer ?? null;
  if (offer === null) return null;
  const answers = trial.choices.value.filter((choice) => trial.answers.value.has(choice.action));
  return (
    <section class="offer" aria-labelledby={heading}>
      <p id={heading} class="offer-head">
        <Icon name="flag" /> {offer.title}
      </p>
      <p>
        {typeset(offer.text)} <RuleLink rule={offer.rule} href={ruleHref} />
      </p>
      <ul class="study-choices">
        {answers.map((choice) => (
          <li key={choice.action}>
            <ChoiceButton trial={trial} choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Amounts({ trial }: { trial: Trial }) {
  const at = trial.played.value.length;
  return (
    <>
      {trial.amounts.value.map((amount) => (
        <Setting key={`${at} ${amount.id}`} trial={trial} amount={amount} />
      ))}
    </>
  );
}

/** Sliders and one button; what the setting would bring is told where it is of other choices. */
function Setting({ trial, amount }: { trial: Trial; amount: Amount }) {
  const t = useWords("study");
  const values = useSignal(untouched(amount));
  const action = actionOf(amount, values.value);
  return (
    <fieldset class="amount">
      <legend>{amount.label}</legend>
      <Sliders
        amount={amount}
        values={values.value}
        onValues={(set) => {
          values.value = set;
          trial.pointed.value = actionOf(amount, set);
        }}
      />
      <Button
        kind="primary"
        disabled={action === null}
        {...playing(trial, action ?? "")}
        data-choice={action ?? undefined}
        onPointerEnter={() => {
          trial.pointed.value = action;
        }}
        onFocus={() => {
          trial.pointed.value = action;
        }}
        onClick={() => action !== null && void trial.play(action)}
      >
        {action === null ? t("set") : trial.labelOf(action)}
      </Button>
    </fieldset>
  );
}
