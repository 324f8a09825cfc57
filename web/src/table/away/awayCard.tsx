/** What happened while I was away: to be shown on the board, or read. */
import { useSignal } from "@preact/signals";
import { useWords } from "../../i18n";
import { Button, Dialog, IconButton } from "../../ui";
import { useHelm } from "../context";
import { Entries } from "../log/log";

export function AwayCard() {
  const t = useWords("table");
  const helm = useHelm();
  const reading = useSignal(false);
  const missed = helm.away.missed.value;
  if (missed.length === 0) return null;
  return (
    <>
      {helm.isLive.value && (
        <section class="banner banner-look banner-away" aria-label={t("away.label")}>
          <span>{t("away.moves", { count: missed.length })}</span>
          <Button size="small" kind="primary" icon="play" onClick={() => void helm.away.show()}>
            {t("away.show")}
          </Button>
          <Button
            size="small"
            icon="list"
            onClick={() => {
              reading.value = true;
            }}
          >
            {t("away.read")}
          </Button>
          <IconButton icon="close" label={t("away.dismiss")} onClick={() => helm.away.dismiss()} />
        </section>
      )}
      <Dialog
        open={reading.value}
        title={t("away.label")}
        onClose={() => {
          reading.value = false;
        }}
      >
        <ol class="log">
          <Entries entries={missed} />
        </ol>
      </Dialog>
    </>
  );
}
