/** A clock that runs down to a deadline of the service. */
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../i18n";
import { serviceNow } from "../../live/clock";
import { Icon } from "../../ui";
import { clockText, countdown, HURRY } from "./countdown";

/** With `warn` the last seconds are also called out. */
export function Clock({ deadline, warn = false }: { deadline: number; warn?: boolean }) {
  const t = useWords("table");
  const [now, setNow] = useState(serviceNow());
  const { left, hurry, changesIn } = countdown(deadline, now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(serviceNow()), changesIn);
    return () => clearTimeout(timer);
  }, [left, changesIn]);
  const units = { day: t("clock.day"), hour: t("clock.hour"), minute: t("clock.minute") };
  const time = clockText(left, units);
  return (
    <span class={hurry ? "clock clock-hurry" : "clock"} title={t("clock.left", { time })}>
      <Icon name={hurry ? "warning" : "clock"} />
      <span class="unseen">{t("clock.left", { time })}</span>
      <span aria-hidden="true">{time}</span>
      {warn && hurry && (
        <span class="unseen" role="alert">
          {t("clock.hurry", { count: HURRY })}
        </span>
      )}
    </span>
  );
}

/** What somebody has left in the bank while it is not their turn. */
export function Bank({ seconds }: { seconds: number }) {
  const t = useWords("table");
  const units = { day: t("clock.day"), hour: t("clock.hour"), minute: t("clock.minute") };
  const time = clockText(Math.floor(seconds), units);
  return (
    <span class="clock" title={t("clock.bank", { time })}>
      <Icon name="clock" />
      <span class="unseen">{t("clock.bank", { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
