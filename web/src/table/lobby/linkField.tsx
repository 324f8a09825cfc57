/** A link to send to somebody: to copy, to share where the device can, to scan. */

import { useId, useState } from "preact/hooks";
import { lazy } from "preact-iso";
import { useWords } from "../../i18n";
import { Button, canShare, copyText, shareLink, toast } from "../../ui";
import { useHelm } from "../context";

/** Fetched when somebody wants to scan. */
const QrCode = lazy(() => import("./qrCode").then((part) => part.QrCode));

interface LinkFieldProps {
  label: string;
  hint: string;
  link: string;
  /** Whether sending it is the thing to do here. */
  pressing?: boolean;
}

export function LinkField({ label, hint, link, pressing = false }: LinkFieldProps) {
  const t = useWords("table");
  const id = useId();
  const [scanned, setScanned] = useState(false);
  const game = useHelm().story.value?.table.game_name ?? "";
  const copy = async () => {
    if (await copyText(link)) toast(t("lobby.copied"), "good");
    else toast(t("lobby.notCopied"));
  };
  return (
    <div class="link-field">
      <p class="field-hint">{hint}</p>
      <div class="lobby-deeds">
        <Button icon="copy" kind={pressing ? "primary" : "plain"} onClick={() => void copy()}>
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
        <Button
          icon="qr"
          kind="quiet"
          aria-expanded={scanned}
          aria-controls={id}
          onClick={() => setScanned(!scanned)}
        >
          {t("lobby.qr")}
        </Button>
      </div>
      <div id={id} class="qr-frame" hidden={!scanned}>
        {scanned && <QrCode link={link} label={t("lobby.qrLabel")} />}
        {scanned && <p class="field-hint">{t("lobby.qrHint")}</p>}
      </div>
      <input
        class="control"
        type="text"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
