/** Why chance can be trusted: the fingerprint from the start, the secret at the end. */
import { useWords } from "../../i18n";
import { copyText, IconButton, toast } from "../../ui";
import { useHelm } from "../context";

export function Fairness() {
  const t = useWords("table");
  const helm = useHelm();
  const table = helm.story.value?.table;
  if (table === undefined) return null;
  const { hash, secret } = table.fairness;
  return (
    <div class="fairness">
      <p>{t(table.laid === null ? "about.fairnessNow" : "about.fairnessLaid")}</p>
      <Hex label={t("about.hash")} copy={t("about.copyHash")} text={hash} />
      {secret !== null && (
        <>
          <Hex label={t("about.secret")} copy={t("about.copySecret")} text={secret} />
          <p>{t("about.check", { table: table.id })}</p>
        </>
      )}
    </div>
  );
}

function Hex({ label, copy, text }: { label: string; copy: string; text: string }) {
  const t = useWords("table");
  const copyIt = async () => {
    if (await copyText(text)) toast(t("about.copied"), "good");
    else toast(t("lobby.notCopied"));
  };
  return (
    <div class="hex">
      <span class="field-label">{label}</span>
      <span class="hex-row">
        <code>{text}</code>
        <IconButton label={copy} icon="copy" onClick={() => void copyIt()} />
      </span>
    </div>
  );
}
