/**
 * A question put to whoever decides: a protest one may lodge, a pact one may enter. It stands above
 * the other choices, on a small screen in the place of what is awaited; what it is about is ringed
 * on the board. Whoever plays something else is asked once whether the offer may lapse.
 */
import { useId } from "preact/hooks";
import { choiceButton, pressedBy } from "../../choosing/choiceButton";
import { useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import type { Offer } from "../../live/wire";
import { Button, Dialog, Icon, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { StandingAnswer } from "./standingAnswer";

export function OfferCard() {
  const offer = useHelm().offer.value;
  return (
    <div class="offer-place" aria-live="polite">
      {offer !== null && <Question offer={offer} />}
    </div>
  );
}

function Question({ offer }: { offer: Offer }) {
  const heading = useId();
  return (
    <section class="offer" aria-labelledby={heading}>
      <h2 id={heading}>
        {offer.by !== null ? <SeatChip seat={offer.by} /> : <Icon name="flag" />}
        {offer.title}
      </h2>
      <p>
        {typeset(offer.text)} <RuleButton rule={offer.rule} />
      </p>
      <Answers offer={offer} />
      <StandingAnswer offer={offer} />
    </section>
  );
}

function Answers({ offer }: { offer: Offer }) {
  return (
    <ul class="offer-answers">
      {offer.answers.map((answer) => (
        <li key={answer.action}>
          <AnswerButton {...answer} />
        </li>
      ))}
    </ul>
  );
}

function AnswerButton({ action, label, tone }: Offer["answers"][number]) {
  const { chooser } = useHelm();
  const kind = tone === "yes" ? "primary" : "plain";
  const picked = chooser.picked.value === action;
  return (
    <Button
      kind={kind}
      class={`offer-answer offer-${tone}${picked ? " offer-picked" : ""}`}
      busy={chooser.busy.value}
      aria-pressed={picked || undefined}
      {...choiceButton(chooser, action)}
    >
      {label}
    </Button>
  );
}

/** Something else was picked, which would let the offer lapse. */
export function LetItLapse() {
  const t = useWords("table");
  const helm = useHelm();
  const { chooser } = helm;
  const [offer, instead] = [helm.offer.value, helm.instead.value];
  const close = () => {
    helm.instead.value = null;
    chooser.selection.unpick();
  };
  if (offer === null) return null;
  return (
    <Dialog
      open={instead !== null}
      title={offer.title}
      onClose={close}
      footer={
        instead !== null && (
          <>
            <Button {...chooser.plays(instead)} onClick={() => void helm.play(instead)}>
              {t("offer.playOn", { choice: chooser.labelOf(instead) })}
            </Button>
            {offer.answers.map(({ action, label, tone }) => (
              <Button
                key={action}
                kind={tone === "yes" ? "primary" : "plain"}
                {...chooser.plays(action)}
                onClick={(event) => {
                  helm.instead.value = null;
                  chooser.pick([action], pressedBy(event));
                }}
              >
                {label}
              </Button>
            ))}
          </>
        )
      }
    >
      <p>
        {typeset(offer.text)} <RuleButton rule={offer.rule} />
      </p>
      <p>{t("offer.lapses")}</p>
    </Dialog>
  );
}
