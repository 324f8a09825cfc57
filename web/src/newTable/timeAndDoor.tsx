/** How fast it goes, and who may find the table. */

import { useWords } from "../i18n";
import { Radios, Select, Switch } from "../ui";
import { type Draft, hasHints, type Mistakes, mustBePublic, type Pace } from "./draft";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** For each decision, or a bank for the whole race to which each turn adds something. */
const CLOCKS = {
  none: [null, null],
  s30: [30, null],
  m1: [MINUTE, null],
  m2: [2 * MINUTE, null],
  m5: [5 * MINUTE, null],
  b5: [5 * MINUTE, 5],
  b10: [10 * MINUTE, 5],
  b20: [20 * MINUTE, 10],
  b45: [45 * MINUTE, 30],
  d1: [DAY, null],
  d3: [3 * DAY, null],
  d7: [7 * DAY, null],
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
  const isChosen = ([clock, increment]: (typeof CLOCKS)[ClockName]) =>
    clock === draft.clock && increment === draft.increment;
  const clock = names.find((name) => isChosen(CLOCKS[name])) ?? "none";
  const open = mustBePublic(draft);
  return (
    <div class="plan-fields">
      <Select
        label={t("time.clock")}
        hint={t("time.clockHint")}
        value={clock}
        items={names.map((name) => ({ value: name, label: t(`clock.${name}`) }))}
        onValue={(name) => {
          const [clock, increment] = CLOCKS[name];
          onChange({ ...draft, clock, increment });
        }}
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
      <Switch
        label={t("hints.label")}
        hint={t("hints.hint")}
        checked={hasHints(draft)}
        onValue={(hints) => onChange({ ...draft, hints })}
      />
    </div>
  );
}
