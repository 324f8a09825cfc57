/** The buttons of shortcuts, what is played automatically, and the chore that is taken over. */
import { useWords } from "../../i18n";
import { Button } from "../../ui";
import { useHelm } from "../context";

export function Shortcuts() {
  const helm = useHelm();
  const offered = helm.isLive.value && helm.myTurn.value ? helm.shown.value?.shortcuts : [];
  const buttons = (offered ?? []).filter(({ how }) => how !== "itself");
  if (helm.shortcuts.chore.value !== null || buttons.length === 0) return null;
  return (
    <ul class="shortcuts">
      {buttons.map((shortcut) => (
        <li key={shortcut.id}>
          <Button
            size="small"
            icon="skip"
            data-shortcut={shortcut.id}
            {...helm.chooser.plays(shortcut.actions.join(" "))}
            busy={helm.sending.value !== null}
            onClick={() => helm.shortcuts.run(shortcut)}
          >
            {shortcut.label}
          </Button>
        </li>
      ))}
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
