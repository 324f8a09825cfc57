/** That a race does not begin as its game does: what whoever opened the table chose of it. */
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Icon } from "../ui";
import "./laid.css";

/** `words` are those of the service; none: everything is drawn at the table. */
export function LaidNote({ words }: { words: string | null }) {
  const t = useWords("people");
  if (words === null) return null;
  return (
    <p class="laid">
      <Icon name="warning" />
      <span>
        <strong>{t("laid")}</strong> {typeset(words)}
      </span>
    </p>
  );
}
