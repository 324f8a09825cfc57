/** All about the table: what is played, fair chance, and how this player wants it. */
import { useLocation } from "preact-iso";
import { ring } from "../../device/bell";
import { confirmMoves, notifications, sound } from "../../device/settings";
import { useWords } from "../../i18n";
import { changeTable } from "../../people/deeds";
import { LaidNote } from "../../people/laid";
import { Button, Dialog, Switch, toast } from "../../ui";
import { useHelm } from "../context";
import { clockText } from "../desk/countdown";
import { singleKeys } from "../keyboard/keys";
import { Fairness } from "./fairness";

export function About({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords("table");
  const table = useHelm().story.value?.table;
  return (
    <Dialog open={open} title={t("about.heading")} onClose={onClose}>
      <section class="about">
        <h3>{t("about.switches")}</h3>
        <Preferences />
      </section>
      <section class="about">
        <h3>{t("about.options")}</h3>
        <OptionWords />
      </section>
      <section class="about">
        <h3>{t("about.fairness")}</h3>
        <LaidNote words={table?.laid ?? null} />
        <Fairness />
      </section>
      <Leave onClose={onClose} />
    </Dialog>
  );
}

export function OptionWords() {
  const t = useWords("table");
  const table = useHelm().story.value?.table;
  if (table === undefined) return null;
  const units = { day: t("clock.day"), hour: t("clock.hour"), minute: t("clock.minute") };
  const time = (seconds: number) => clockText(seconds, units);
  const clock =
    table.clock === null
      ? t("about.noClock")
      : table.clock.increment == null
        ? time(table.clock.seconds)
        : t("about.bank", {
            bank: time(table.clock.seconds),
            increment: time(table.clock.increment),
          });
  return (
    <dl class="option-words">
      {/* Before anything else: whether there is time for it. */}
      <div>
        <dt>{t("about.clock")}</dt>
        <dd>{clock}</dd>
      </div>
      {table.option_words.map((option) => (
        <div key={option.key}>
          <dt>{option.label}</dt>
          <dd>{option.value}</dd>
        </div>
      ))}
      <div>
        <dt>{t("about.pace")}</dt>
        <dd>{t(`about.pace_${table.pace}`)}</dd>
      </div>
    </dl>
  );
}

function Preferences() {
  const t = useWords("table");
  const notify = async (wanted: boolean) => {
    // Permission is asked for only here, on the player's own click.
    if (wanted && (await Notification.requestPermission()) !== "granted") {
      toast(t("about.notificationsDenied"));
      return;
    }
    notifications.value = wanted;
    if (wanted) toast(t("notification.asked"), "good");
  };
  return (
    <div class="preferences">
      <Switch
        label={t("about.sound")}
        checked={sound.value}
        onValue={(wanted) => {
          sound.value = wanted;
          if (wanted) ring();
        }}
      />
      {"Notification" in window && (
        <Switch
          label={t("about.notifications")}
          checked={notifications.value}
          onValue={(wanted) => void notify(wanted)}
        />
      )}
      <Switch
        label={t("about.confirm")}
        hint={t("about.confirmHint")}
        checked={confirmMoves.value}
        onValue={(wanted) => {
          confirmMoves.value = wanted;
        }}
      />
      <Switch
        label={t("about.keys")}
        checked={singleKeys.value}
        onValue={(wanted) => {
          singleKeys.value = wanted;
        }}
      />
    </div>
  );
}

function Leave({ onClose }: { onClose(): void }) {
  const t = useWords("table");
  const helm = useHelm();
  const { route } = useLocation();
  if (helm.isSpectator.value || helm.story.value?.table.status !== "racing") return null;
  const leave = async () => {
    if ((await changeTable(helm.id, "leave")) === null) return;
    onClose();
    route("/");
  };
  return (
    <section class="about">
      <p class="field-hint">{t("about.leaveHint")}</p>
      <p>
        <Button kind="danger" onClick={() => void leave()}>
          {t("about.leave")}
        </Button>
      </p>
    </section>
  );
}
