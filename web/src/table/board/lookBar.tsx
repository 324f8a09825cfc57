/** Stepping through the race: a slider and buttons under the board, and the moment shown. */
import { useEffect } from "preact/hooks";
import { language, useWords } from "../../i18n";
import { Button, IconButton, toast } from "../../ui";
import { useHelm } from "../context";

export function LookBar() {
  const t = useWords("table");
  const helm = useHelm();
  const { lookBack } = helm;
  const of = helm.shown.value?.seq ?? 0;
  const at = lookBack.at.value ?? of;
  const over = helm.shown.value?.over ?? false;
  const lang = language.value;
  useEffect(() => void lookBack.again(), [lang]);
  const failed = lookBack.failed.value;
  useEffect(() => {
    if (failed) toast(t("look.failed"), "alert");
  }, [failed, t]);
  return (
    <fieldset class="look">
      <legend class="unseen">{t("look.label")}</legend>
      <IconButton
        label={t("look.first")}
        icon="first"
        disabled={at === 0}
        onClick={() => helm.lookAt(0)}
      />
      <IconButton
        label={t("look.back")}
        icon="back"
        disabled={at === 0}
        onClick={() => helm.lookBy(-1)}
      />
      <input
        type="range"
        class="look-slider"
        min={0}
        max={of}
        value={at}
        aria-label={t("look.label")}
        aria-valuetext={t("look.at", { at, of })}
        onInput={(event) => helm.lookAt(Number(event.currentTarget.value))}
      />
      <span class="look-at" aria-hidden="true">
        {at} / {of}
      </span>
      <IconButton
        label={t("look.forward")}
        icon="forward"
        disabled={at >= of}
        onClick={() => helm.lookBy(1)}
      />
      <IconButton
        label={t(over ? "look.last" : "look.live")}
        icon="last"
        disabled={at >= of}
        onClick={() => helm.backToLive()}
      />
    </fieldset>
  );
}

/** The reminder that this is not the live board. */
export function LookBanner() {
  const t = useWords("table");
  const helm = useHelm();
  const at = helm.lookBack.at.value;
  if (at === null) return null;
  const of = helm.shown.value?.seq ?? 0;
  return (
    <div class="banner banner-look" role="status">
      <span>{t("look.banner", { at, of })}</span>
      <Button size="small" kind="primary" onClick={() => helm.backToLive()}>
        {t(helm.shown.value?.over ? "look.last" : "look.live")}
      </Button>
    </div>
  );
}
