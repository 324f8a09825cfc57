/** One option of a game, as the control that suits its values. */

import type { GameCard, OptionCard } from "../api/types";
import { useWords } from "../i18n";
import { Radios, Select, Switch, TextField } from "../ui";
import { type Draft, type Mistakes, opted, type Value, valueIn } from "./draft";

interface Props {
  game: GameCard;
  option: OptionCard;
  draft: Draft;
  wrong: Mistakes;
  onChange(draft: Draft): void;
}

/** Up to so many values are shown side by side, more in a list that opens. */
const SIDE_BY_SIDE = 3;

export function OptionField({ game, option, draft, wrong, onChange }: Props) {
  const value = valueIn(draft, option);
  const set = (next: Value | null) => onChange(opted(draft, option, next, game));
  const error = wrong[`options.${option.key}`] ?? null;
  const { label, explanation: hint, values } = option;
  if (typeof option.default === "boolean") {
    return <Switch label={label} hint={hint} checked={value === true} onValue={set} />;
  }
  if (values === null) return <NumberField {...{ option, draft, error }} onValue={set} />;
  const items = values.map((one) => ({ value: String(one.value), label: one.label }));
  const pick = (picked: string) => {
    const found = values.find((one) => String(one.value) === picked);
    if (found !== undefined) set(found.value);
  };
  const common = { label, hint, error, items, value: String(value), onValue: pick };
  return items.length <= SIDE_BY_SIDE ? <Radios {...common} /> : <Select {...common} />;
}

/** A number from a range; left empty the game decides, which may depend on other options. */
function NumberField({
  option,
  draft,
  error,
  onValue,
}: {
  option: OptionCard;
  draft: Draft;
  error: string | null;
  onValue(value: Value | null): void;
}) {
  const t = useWords("newTable");
  return (
    <TextField
      label={option.label}
      hint={option.explanation}
      error={error}
      type="number"
      inputMode="numeric"
      step={1}
      min={option.least ?? undefined}
      max={option.most ?? undefined}
      placeholder={t("options.usual")}
      value={String(draft.options[option.key] ?? "")}
      onValue={(typed) => onValue(typed === "" ? null : Number(typed))}
    />
  );
}
