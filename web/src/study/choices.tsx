/** What can be tried, as buttons and as cards; and what the rules refuse, greyed. */
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { drawScene, type Means, type Scene } from "../board";
import { parted } from "../choosing/amounts";
import { grouped, matches } from "../choosing/choices";
import { lastMeans } from "../device/pointing";
import { useWords } from "../i18n";
import type { Choice } from "../live/wire";
import type { StudySight } from "./source";
import { playing, type Trial } from "./trial";

/** A longer list gets a field to search it, and shows only so many. */
const MANY = 16;

export function Choices({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const wanted = useSignal("");
  const unasked = trial.choices.value.filter((choice) => !trial.answers.value.has(choice.action));
  const { plain: choices } = parted(unasked, trial.amounts.value);
  if (choices.length === 0) return null;
  const many = choices.length > MANY;
  const found = many ? choices.filter((choice) => matches(choice, wanted.value)) : choices;
  const shown = found.slice(0, MANY);
  return (
    <div class="study-choices-all">
      {many && (
        <input
          type="search"
          class="control"
          value={wanted.value}
          placeholder={t("find")}
          aria-label={t("find")}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      )}
      {grouped(shown).map((group) => (
        <Group key={group.heading} trial={trial} heading={group.heading} choices={group.choices} />
      ))}
      {found.length > shown.length && (
        <p class="study-note">{t("more", { count: found.length - shown.length })}</p>
      )}
      {found.length === 0 && <p class="study-note">{t("none")}</p>}
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
  const regard = (by: Means) => {
    if (by !== "touch") trial.pointed.value = action;
  };
  const disregard = () => {
    if (trial.pointed.peek() === action) trial.pointed.value = null;
  };
  return (
    <button
      type="button"
      data-choice={action}
      {...playing(trial, trial.picked.value === action ? `${action} picked` : action)}
      class={trial.picked.value === action ? "study-choice study-picked" : "study-choice"}
      aria-pressed={trial.picked.value === action ? true : undefined}
      onPointerEnter={(event) => regard(event.pointerType === "mouse" ? "mouse" : "touch")}
      onPointerLeave={disregard}
      onFocus={() => regard(lastMeans())}
      onBlur={disregard}
      onClick={(event) => trial.pick([action], event.detail === 0 ? "keyboard" : lastMeans())}
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
              onClick={() => void trial.whyNot(choice.action, choice.label)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type HandCard = StudySight["hand"][number];

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
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (picture.current !== null) void drawScene(card.picture as unknown as Scene, picture.current);
  }, [card]);
  const drawing = <svg ref={picture} role="img" aria-label={card.label} />;
  if (card.actions.length === 0) {
    return (
      <span class="study-card study-card-idle" title={card.note}>
        {drawing}
      </span>
    );
  }
  const chosen = card.actions.find((action) => action === trial.picked.value);
  const picked = chosen !== undefined;
  return (
    <button
      type="button"
      class={picked ? "study-card study-picked" : "study-card"}
      aria-pressed={picked || undefined}
      title={card.label}
      {...playing(trial, picked ? `${card.id} picked` : card.id)}
      // Nothing is foreseen of a card that is only pointed at: the first click shows it.
      onClick={() => {
        if (chosen === undefined) trial.choose(card.actions);
        else trial.pick([chosen], "mouse");
      }}
    >
      {drawing}
    </button>
  );
}
