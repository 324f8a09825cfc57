/** How fast it goes, and who may find the table. */

import { useWords } from "../i18n";
import { Radios, Select, Switch } from "../ui";
import { type Draft, type Mistakes, mustBePublic, type Pace } from "./draft";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const CLOCKS = {
  none: null,
  s30: 30,
  m1: MINUTE,
  m2: 2 * MINUTE,
  m5: 5 * MINUTE,
  d1: DAY,
  d3: 3 * DAY,
  d7: 7 * DAY,
} as const;
type ClockName = keyof typeof CLOCKS;
const PACES: readonly Pace[] = ["calm", "brisk", "instant"];

export function TimeAndDoor({
  draft,
  wrong,
  onChange,
}: {
  draft: Draft;
  wrong: Mistakes;
  onChange(draft: Draft): void;
}) {
  const t = useWords("newTable");
  const names = Object.keys(CLOCKS) as ClockName[];
  const clock = names.find((name) => CLOCKS[name] === draft.clock) ?? "none";
  const open = mustBePublic(draft);
  return (
    <div class="plan-fields">
      <Select
        label={t("time.clock")}
        hint={t("time.clockHint")}
        value={clock}
        items={names.map((name) => ({ value: name, label: t(`clock.${name}`) }))}
        onValue={(name) => onChange({ ...draft, clock: CLOCKS[name] })}
        error={wrong.clock ?? wrong["clock.seconds"] ?? null}
      />
      <Radios
        label={t("time.pace")}
        hint={t("time.paceHint")}
        value={draft.pace}
        items={PACES.map((pace) => ({ value: pace, label: t(`pace.${pace}`) }))}
        onValue={(pace) => onChange({ ...draft, pace })}
        error={wrong.pace ?? null}
      />
      <Switch
        label={t("door.public")}
        hint={t(open ? "door.mustHint" : "door.publicHint")}
        checked={draft.public || open}
        disabled={open}
        onValue={(wanted) => onChange({ ...draft, public: wanted })}
      />
    </div>
  );
}
