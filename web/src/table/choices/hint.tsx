/** The button to ask what to do, and why the answer is what it is. */
import "./hint.css";
import { useWords } from "../../i18n";
import { Button, Icon } from "../../ui";
import { useHelm } from "../context";

export function HintButton() {
  const t = useWords("table");
  const { hints } = useHelm();
  if (!hints.offered.value) return null;
  return (
    <Button size="small" icon="help" busy={hints.asking.value} onClick={() => void hints.ask()}>
      {t("hint.ask")}
    </Button>
  );
}

/** Beside what the suggested choice would bring: that it was suggested, and why. */
export function HintReason({ action }: { action: string }) {
  const t = useWords("table");
  const hint = useHelm().hints.hint.value;
  if (hint === null || hint.action !== action) return null;
  return (
    <p class="hint-reason">
      <Icon name="help" />
      <span>
        <strong>{t("hint.would")}</strong> {hint.why}
      </span>
    </p>
  );
}
