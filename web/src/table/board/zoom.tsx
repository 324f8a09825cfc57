/** Buttons for the size of the board. */
import { useWords } from "../../i18n";
import { IconButton } from "../../ui";
import { useHelm } from "../context";
import { guided } from "../layout";

const STEP = 1.4;

export function Zoom() {
  const t = useWords("table");
  const helm = useHelm();
  const { canZoomIn, canZoomOut } = helm.view.value;
  return (
    <fieldset class="stage-zoom">
      <legend class="unseen">{t("zoom.label")}</legend>
      <IconButton
        class="zoom-step"
        label={t("zoom.in")}
        icon="plus"
        disabled={!canZoomIn}
        onClick={() => helm.zoom(STEP)}
      />
      <IconButton
        class="zoom-step"
        label={t("zoom.out")}
        icon="minus"
        disabled={!canZoomOut}
        onClick={() => helm.zoom(1 / STEP)}
      />
      <IconButton label={t("zoom.all")} icon="fit" onClick={() => helm.zoom("all")} />
      {!guided.value && (
        <IconButton
          label={t("zoom.follow")}
          icon="follow"
          aria-pressed={helm.follows.value}
          onClick={() => {
            helm.follows.value = !helm.follows.value;
          }}
        />
      )}
    </fieldset>
  );
}
