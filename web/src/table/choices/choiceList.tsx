/** The choices as a list of buttons under headings, and the ones the rules refuse, greyed. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Means, Scene } from "../../board";
import { parted } from "../../choosing/amounts";
import { dialled, grouped, matches } from "../../choosing/choices";
import { lastMeans } from "../../device/pointing";
import { useWords } from "../../i18n";
import type { Choice } from "../../live/wire";
import { freshness } from "../../ui/freshness";
import { useHelm } from "../context";
import { Face } from "../hand/hand";
import { wide } from "../layout";
import { usePlays } from "./plays";
import { Shortcuts } from "./shortcuts";

/** A longer list gets a field to search it, and shows only so many. */
const MANY = 24;

export function Choices() {
  const t = useWords("table");
  const helm = useHelm();
  // What an offer asks has its own buttons, and amounts have their sliders.
  const answers = new Set(helm.offer.value?.answers.map((answer) => answer.action));
  const unasked = helm.choices.value.filter((choice) => !answers.has(choice.action));
  const { set, plain: choices } = parted(unasked, helm.shown.value?.amounts ?? []);
  const heading = useId();
  if (unasked.length === 0) return null;
  // What cards are played for, or a dial is set to, is picked there, and listed on demand.
  const elsewhere = new Set([...helm.hand.covered.value, ...dialled(choices)]);
  const listed = choices.filter((choice) => !elsewhere.has(choice.action));
  const unlisted = choices.filter((choice) => elsewhere.has(choice.action));
  return (
    <section class="choices" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {t("choices.heading")}
      </h2>
      <Shortcuts />
      {helm.choices.value.length === 1 && <p class="choices-note">{t("choices.lone")}</p>}
      <List choices={listed} />
      {unlisted.length > 0 && (
        <details class="choices-more">
          <summary>{t("choices.asList", { count: unlisted.length })}</summary>
          <List choices={unlisted} />
        </details>
      )}
      {set.length > 0 && (
        <details class="choices-set">
          <summary>{t("amounts.list", { count: set.length })}</summary>
          {grouped(set).map((group) => (
            <Group key={group.heading} heading={group.heading} choices={group.choices} />
          ))}
        </details>
      )}
      <Refused />
    </section>
  );
}

/** Choices under their headings; a long list can be searched. */
function List({ choices }: { choices: Choice[] }) {
  const t = useWords("table");
  const wanted = useSignal("");
  const many = choices.length > MANY;
  const found = many ? choices.filter((choice) => matches(choice, wanted.value)) : choices;
  const shown = many ? found.slice(0, MANY) : found;
  return (
    <>
      {many && (
        <input
          type="search"
          class="control choices-filter"
          value={wanted.value}
          placeholder={t("choices.filter")}
          aria-label={t("choices.filter")}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      )}
      {grouped(shown).map((group) => (
        <Group key={group.heading} heading={group.heading} choices={group.choices} />
      ))}
      {many && found.length === 0 && <p class="choices-note">{t("choices.none")}</p>}
      {found.length > shown.length && (
        <p class="choices-note">{t("choices.more", { count: found.length - shown.length })}</p>
      )}
    </>
  );
}

function Group({ heading, choices }: { heading: string; choices: Choice[] }) {
  const id = useId();
  return (
    <div class="choice-group">
      <h3 id={id}>{heading}</h3>
      <ul aria-labelledby={id}>
        {choices.map((choice) => (
          <li key={choice.action}>
            <ChoiceButton choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What makes a button the button of a choice: pointed at it shows it, pressed it picks it. */
export function useRegard(action: string) {
  const helm = useHelm();
  const plays = usePlays();
  const regard = (by: Means) => {
    if (by !== "touch") helm.pointed.value = action;
  };
  const disregard = () => {
    if (helm.pointed.peek() === action) helm.pointed.value = null;
  };
  const picked = helm.picked.value === action;
  return {
    "data-choice": action,
    // By a second pick it is played: that is another thing to press.
    ...plays(picked ? `${action} picked` : action),
    onPointerEnter: (event: PointerEvent) =>
      regard(event.pointerType === "mouse" ? "mouse" : "touch"),
    onPointerLeave: disregard,
    onFocus: () => regard(lastMeans()),
    onBlur: disregard,
    onClick: (event: MouseEvent) => {
      // A click by keyboard or by a screen reader has no presses in it.
      const by = event.detail === 0 ? "keyboard" : lastMeans();
      const button = event.currentTarget as Element;
      helm.pick([action], by, by !== "keyboard" && freshness.cameUnderPointer(button));
    },
  };
}

/** The button of a choice; in a question among few with the picture of its card, if it has one. */
export function ChoiceButton({ choice, pictured }: { choice: Choice; pictured?: boolean }) {
  const helm = useHelm();
  const { action, label } = choice;
  const busy = helm.sending.value !== null;
  const regard = useRegard(action);
  const card = pictured ? helm.hand.of(action) : null;
  return (
    <button
      type="button"
      class={helm.picked.value === action ? "choice choice-picked" : "choice"}
      aria-pressed={helm.picked.value === action ? true : undefined}
      aria-disabled={busy || undefined}
      {...regard}
    >
      {card !== null && <Face scene={card.picture as unknown as Scene} />}
      <span class="choice-label">{label}</span>
      <code class="choice-notation">{action}</code>
    </button>
  );
}

function Refused() {
  const t = useWords("table");
  const helm = useHelm();
  const refused = helm.refused.value;
  if (refused.length === 0) return null;
  return (
    <details class="refused" open={wide.value}>
      <summary>{t("choices.refused")}</summary>
      <ul>
        {refused.map((choice) => (
          <li key={choice.action}>
            <button
              type="button"
              class="refused-choice"
              title={t("choices.whyNot")}
              aria-label={t("choices.whyNotThis", { label: choice.label })}
              onClick={() => void helm.referee.whyNot(choice.action, choice.label)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
