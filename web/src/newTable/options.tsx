/** One option of a game, as the control that suits its values. */

import type { GameCard, OptionCard, Verdict } from "../api/types";
import { useWords } from "../i18n";
import { Radios, type Refused, Select, Switch, TextField } from "../ui";
import { type Draft, type Mistakes, opted, type Value, valueIn } from "./draft";
import { choice, type Judgement } from "./judging";

interface Props {
  game: GameCard;
  option: OptionCard;
  draft: Draft;
  wrong: Mistakes;
  judgement: Judgement;
  onChange(draft: Draft): void;
}

/** Why a value of an option cannot be chosen: what it does not go with, and the rule. */
export function refusedBy(
  game: GameCard,
  key: string,
  verdict: Verdict | undefined,
): Refused | undefined {
  if (verdict === undefined) return undefined;
  const other = game.options.find((one) => verdict.field === `options.${one.key}`);
  const against = other === undefined || other.key === key ? null : other.label;
  return {
    key: `${against} ${verdict.rule} ${verdict.message}`,
    said: <Because {...{ game, verdict, against }} />,
  };
}

interface Reason {
  game: GameCard;
  verdict: Verdict;
  against: string | null;
}

function Because({ game, verdict, against }: Reason) {
  const t = useWords("newTable");
  const { rule, message } = verdict;
  return (
    <>
      {against !== null && `${t("options.notWith", { option: against })} `}
      {message}
      {rule !== null && (
        <>
          {" "}
          <a href={`/rules/${game.id}#${rule}`} target="_blank" rel="noopener">
            {rule}
          </a>
        </>
      )}
    </>
  );
}

/** Up to this many values are shown side by side, more in a drop-down list. */
const SIDE_BY_SIDE = 3;

export function OptionField({ game, option, draft, wrong, judgement, onChange }: Props) {
  const value = valueIn(draft, option);
  const set = (next: Value | null) => onChange(opted(draft, option, next, game));
  const error = wrong[`options.${option.key}`] ?? null;
  const { label, explanation: hint, values } = option;
  const refused = (one: Value | null) =>
    refusedBy(game, option.key, judgement.choices.get(choice(option.key, one)));
  if (typeof option.default === "boolean") {
    const checked = value === true;
    return (
      <Switch {...{ label, hint, checked, error }} refused={refused(!checked)} onValue={set} />
    );
  }
  if (values === null) return <NumberField {...{ option, draft, error }} onValue={set} />;
  const items = values.map((one) => ({
    value: String(one.value),
    label: one.label,
    refused: refused(one.value),
  }));
  const pick = (picked: string) => {
    const found = values.find((one) => String(one.value) === picked);
    if (found !== undefined) set(found.value);
  };
  const common = { label, hint, error, items, value: String(value), onValue: pick };
  return items.length <= SIDE_BY_SIDE ? <Radios {...common} /> : <Select {...common} />;
}

/** A number from a range; left empty, the game decides, perhaps depending on other options. */
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
