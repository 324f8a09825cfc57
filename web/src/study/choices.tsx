/** What can be tried, as buttons and as cards; and what the rules refuse, greyed. */
import { useId } from "preact/hooks";
import { parted } from "../choosing/amounts";
import { choiceButton } from "../choosing/choiceButton";
import { useSearch } from "../choosing/search";
import { useWords } from "../i18n";
import type { Choice, HandCard } from "../live/wire";
import { ScenePicture } from "../ui/scenePicture";
import type { Trial } from "./trial";

/** A longer list gets a search field, and shows only this many. */
const MANY = 16;

export function Choices({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const unasked = trial.choices.value.filter((choice) => !trial.answers.value.has(choice.action));
  const { plain: choices } = parted(unasked, trial.amounts.value);
  const search = useSearch(choices, MANY, { label: t("find"), class: "control" });
  if (choices.length === 0) return null;
  return (
    <div class="study-choices-all">
      {search.field}
      {search.groups.map((group) => (
        <Group key={group.heading} trial={trial} heading={group.heading} choices={group.choices} />
      ))}
      {search.more > 0 && <p class="study-note">{t("more", { count: search.more })}</p>}
      {search.found === 0 && <p class="study-note">{t("none")}</p>}
    </div>
  );
}

function Group(props: { trial: Trial; heading: string; choices: Choice[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} class="study-heading">
        {props.heading}
      </p>
      <ul class="study-choices" aria-labelledby={id}>
        {props.choices.map((choice) => (
          <li key={choice.action}>
            <ChoiceButton trial={props.trial} choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ChoiceButton({ trial, choice }: { trial: Trial; choice: Choice }) {
  const { action, label } = choice;
  const picked = trial.chooser.picked.value === action;
  return (
    <button
      type="button"
      class={picked ? "study-choice study-picked" : "study-choice"}
      aria-pressed={picked || undefined}
      {...choiceButton(trial.chooser, action)}
    >
      {label}
    </button>
  );
}

export function Refused({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const refused = trial.refused.value;
  const heading = useId();
  if (refused.length === 0) return null;
  return (
    <div class="study-refused">
      <p id={heading} class="study-heading">
        {t("refused")}
      </p>
      <ul class="study-choices" aria-labelledby={heading}>
        {refused.map((choice) => (
          <li key={choice.action}>
            <button
              type="button"
              class="study-greyed"
              data-refused={choice.action}
              aria-label={t("whyNotThis", { label: choice.label })}
              title={t("whyNot")}
              onClick={() => void trial.chooser.whyNot(choice.action, choice.label)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards that are held: to be looked at, and to be picked for what they can be played for. */
export function Hand({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const hand = trial.answer.value?.sight.hand ?? [];
  if (hand.length === 0) return null;
  return (
    <ul class="study-hand" aria-label={t("hand")}>
      {hand.map((card, place) => (
        // Two cards of a hand may be alike.
        <li key={`${place} ${card.id}`}>
          <CardButton trial={trial} card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardButton({ trial, card }: { trial: Trial; card: HandCard }) {
  const { chooser } = trial;
  const drawing = <ScenePicture scene={card.picture} label={card.label} />;
  if (card.actions.length === 0) {
    return (
      <span class="study-card study-card-idle" title={card.note}>
        {drawing}
      </span>
    );
  }
  const chosen = card.actions.find((action) => action === chooser.picked.value);
  const picked = chosen !== undefined;
  return (
    <button
      type="button"
      class={picked ? "study-card study-picked" : "study-card"}
      aria-pressed={picked || undefined}
      title={card.label}
      {...chooser.plays(picked ? `${card.id} picked` : card.id)}
      // A card that is only pointed at is not previewed: the first click shows it.
      onClick={() => {
        if (chosen === undefined) chooser.consider(card.actions);
        else chooser.pick([chosen], "mouse");
      }}
    >
      {drawing}
    </button>
  );
}
