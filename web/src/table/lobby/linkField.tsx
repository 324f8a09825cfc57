/** A link to send to somebody: to copy, or to share where the device can. */
import { useWords } from "../../i18n";
import { Button, canShare, copyText, shareLink, toast } from "../../ui";
import { useHelm } from "../context";

interface LinkFieldProps {
  label: string;
  hint: string;
  link: string;
}

export function LinkField({ label, hint, link }: LinkFieldProps) {
  const t = useWords("table");
  const game = useHelm().story.value?.table.game_name ?? "";
  const copy = async () => {
    if (await copyText(link)) toast(t("lobby.copied"), "good");
    else toast(t("lobby.notCopied"));
  };
  return (
    <div class="link-field">
      <p class="field-hint">{hint}</p>
      <input
        class="control"
        type="text"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="lobby-deeds">
        <Button icon="copy" onClick={() => void copy()}>
          {t("lobby.copy")}
        </Button>
        {canShare() && (
          <Button
            icon="share"
            onClick={() => void shareLink(t("lobby.shareTitle", { game }), link)}
          >
            {t("lobby.share")}
          </Button>
        )}
      </div>
    </div>
  );
}
