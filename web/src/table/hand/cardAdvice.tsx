/** What to know about the card being looked at: what it does, why it cannot be played, or how. */
import { fitting } from "../../device/pointing";
import { useWords } from "../../i18n";
import type { HandCard } from "../../live/wire";
import { Icon } from "../../ui";
import { Warnings } from "../choices/advice";
import { ChoiceButton } from "../choices/choiceList";
import { useHelm } from "../context";
import type { Helm } from "../helm";

export function CardAdvice({ card }: { card: HandCard }) {
  const t = useWords("table");
  const helm = useHelm();
  const deciding = helm.choices.value.length > 0;
  const playable = deciding && card.actions.length > 0;
  const preview = helm.chooser.cardShown.value && helm.chooser.previews.shown.value;
  return (
    <>
      <div class="advice-head">
        <strong>{card.label}</strong>
      </div>
      {card.about !== "" && <p>{card.about}</p>}
      {card.note !== "" && (
        <p class={playable || !deciding ? "advice-hint" : "advice-warning"}>
          {!playable && deciding && <Icon name="warning" />}
          <span>{card.note}</span>
        </p>
      )}
      {preview && <Warnings warnings={preview.warnings} />}
      {playable && <p class="advice-hint">{t(`hand.${fitting(next(helm, card))}`)}</p>}
    </>
  );
}

/** What is to be done with a card next; keys of `hand`. */
function next(helm: Helm, card: HandCard) {
  const { hand } = helm.chooser;
  if (card.together != null) return "put";
  if (hand.taken.value !== card.id) return "takeUp";
  if (card.actions.length === 1) return "play";
  const left = hand.unplaced(helm.choices.value).length;
  if (left === 0) return "choose";
  return left === card.actions.length ? "list" : "either";
}

/** What the card taken up can be played for that has no place on the board, to be picked here. */
export function CardChoices() {
  const t = useWords("table");
  const helm = useHelm();
  const { hand } = helm.chooser;
  const card = hand.held.value;
  const choices = hand.unplaced(helm.choices.value);
  if (card === null || choices.length === 0) return null;
  return (
    <ul class="card-choices" aria-label={t("hand.choices", { card: card.label })}>
      {choices.map((choice) => (
        <li key={choice.action}>
          <ChoiceButton choice={choice} />
        </li>
      ))}
    </ul>
  );
}
