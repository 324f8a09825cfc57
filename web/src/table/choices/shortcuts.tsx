/** The buttons of shortcuts, what is played automatically, and the chore that is taken over. */
import { choiceButton } from "../../choosing/choiceButton";
import { useWords } from "../../i18n";
import { Button } from "../../ui";
import { useHelm } from "../context";
import { sequenceOf } from "./sequence";

export function Shortcuts() {
  const { chooser, shortcuts } = useHelm();
  if (shortcuts.offered.value.length === 0) return null;
  return (
    <ul class="shortcuts">
      {shortcuts.offered.value.map((shortcut) => {
        const { action } = sequenceOf(shortcut);
        const picked = chooser.picked.value === action;
        return (
          <li key={shortcut.id}>
            <Button
              size="small"
              icon="skip"
              class={picked ? "shortcut-picked" : undefined}
              aria-pressed={picked || undefined}
              busy={chooser.busy.value}
              {...choiceButton(chooser, action)}
              data-choice={undefined}
              data-shortcut={shortcut.id}
            >
              {shortcut.label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Says that something will be played automatically, and lets the player stop it. */
export function UnderWay() {
  const t = useWords("table");
  const { shortcuts } = useHelm();
  const due = shortcuts.due.value;
  const busy = shortcuts.chore.value !== null;
  if (due === null && !busy) return null;
  return (
    <p class="call-note under-way" role="status">
      <span>
        {due === null ? t("shortcuts.chore") : t("shortcuts.itself", { what: due.label })}
      </span>
      <Button size="small" onClick={() => shortcuts.stop()}>
        {t("shortcuts.stop")}
      </Button>
    </p>
  );
}
