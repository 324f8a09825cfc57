/** What is asked beside the plain choices: a question with its answers, amounts to be set. */
import { useId } from "preact/hooks";
import { AmountField } from "../choosing/amountField";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Icon } from "../ui";
import { ChoiceButton } from "./choices";
import { RuleLink } from "./told";
import type { Trial } from "./trial";

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

/** Sliders and one button; what the setting would bring is said in the usual place. */
export function Amounts({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const { chooser } = trial;
  const regard = (action: string | null) => {
    chooser.pointed.value = action;
  };
  const at = trial.played.value.length;
  return (
    <>
      {trial.amounts.value.map((amount) => (
        <AmountField
          key={`${at} ${amount.id}`}
          chooser={chooser}
          amount={amount}
          unset={t("set")}
          onSet={regard}
          button={(action) => ({
            ...(action !== null && { "data-choice": action }),
            onPointerEnter: () => regard(action),
            onFocus: () => regard(action),
          })}
        />
      ))}
    </>
  );
}
