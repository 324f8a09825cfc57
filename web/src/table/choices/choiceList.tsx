/** The choices as a list of buttons under headings, and the ones the rules refuse, greyed. */
import { useId } from "preact/hooks";
import { parted } from "../../choosing/amounts";
import { choiceButton } from "../../choosing/choiceButton";
import { dialled, grouped } from "../../choosing/choices";
import { useSearch } from "../../choosing/search";
import { notationShown } from "../../device/settings";
import { useWords } from "../../i18n";
import type { Choice } from "../../live/wire";
import { useHelm } from "../context";
import { CardFace } from "../hand/hand";
import { wide } from "../layout";
import { Shortcuts } from "./shortcuts";
import { proposed, Suggested } from "./suggestions";

/** A longer list gets a search field, and shows only this many. */
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
  const { hand } = helm.chooser;
  const elsewhere = new Set([...hand.covered.value, ...dialled(choices)]);
  const listed = choices.filter((choice) => !elsewhere.has(choice.action));
  const { best, others } = proposed(listed, helm.shown.value?.suggestions);
  const unlisted = choices.filter((choice) => elsewhere.has(choice.action));
  return (
    <section class="choices" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {t("choices.heading")}
      </h2>
      <Shortcuts />
      {helm.choices.value.length === 1 && <p class="choices-note">{t("choices.lone")}</p>}
      {best.length > 0 ? (
        <Suggested
          best={best}
          count={others.length}
          button={(choice) => <ChoiceButton choice={choice} />}
          others={() => <List choices={others} />}
        />
      ) : (
        <List choices={listed} />
      )}
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
  const { field, groups, found, more } = useSearch(choices, MANY, {
    label: t("choices.filter"),
    class: "control choices-filter",
  });
  return (
    <>
      {field}
      {groups.map((group) => (
        <Group key={group.heading} heading={group.heading} choices={group.choices} />
      ))}
      {field !== null && found === 0 && <p class="choices-note">{t("choices.none")}</p>}
      {more > 0 && <p class="choices-note">{t("choices.more", { count: more })}</p>}
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

/** The button of a choice; in a question among few with the picture of its card, if it has one. */
export function ChoiceButton({ choice, pictured }: { choice: Choice; pictured?: boolean }) {
  const t = useWords("table");
  const { chooser, hints, notices } = useHelm();
  const { action, label } = choice;
  const picked = chooser.picked.value === action;
  const pays = notices.payments.value.has(action);
  const hinted = hints.hint.value?.action === action;
  const looks = [
    "choice",
    picked && "choice-picked",
    pays && "choice-pays",
    hinted && "choice-hinted",
  ];
  const card = pictured ? chooser.hand.of(action) : null;
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(" ")}
      aria-pressed={picked || undefined}
      aria-disabled={chooser.busy.value || undefined}
      {...choiceButton(chooser, action)}
    >
      {card !== null && <CardFace card={card} />}
      <span class="choice-label">{label}</span>
      {pays && <span class="choice-due">{t("notice.pays")}</span>}
      {notationShown.value && <code class="choice-notation">{action}</code>}
    </button>
  );
}

function Refused() {
  const t = useWords("table");
  const { chooser } = useHelm();
  const refused = chooser.refused.value;
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
              onClick={() => void chooser.whyNot(choice.action, choice.label)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
