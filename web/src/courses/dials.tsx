/** What can be set, as the control that suits it; numbers are taken once they are whole. */

import { useEffect, useId, useState } from "preact/hooks";
import type { DialCard } from "../api/types";
import { Select, TextField } from "../ui";
import type { Setting } from "./draft";

export function Dial({ dial, onValue }: { dial: DialCard; onValue(value: Setting): void }) {
  const { label, hint, values } = dial;
  if (values === null) {
    return (
      <NumberField
        label={label}
        hint={hint ?? undefined}
        value={Number(dial.value)}
        least={dial.least ?? 0}
        most={dial.most ?? 0}
        step={dial.step}
        onValue={onValue}
      />
    );
  }
  return (
    <Select
      label={label}
      hint={hint ?? undefined}
      value={String(dial.value)}
      items={values.map((one) => ({ value: String(one.value), label: one.label }))}
      onValue={(picked) => {
        const found = values.find((one) => String(one.value) === picked)?.value;
        if (found !== undefined) onValue(found);
      }}
    />
  );
}

interface NumberProps {
  label: string;
  hint?: string | undefined;
  value: number;
  least: number;
  most: number;
  step: number;
  onValue(value: number): void;
}

/** What is typed stays as it is typed; what is a number in range counts at once. */
function useTyped({ value, least, most, onValue }: NumberProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    const fits =
      text.trim() !== "" && Number.isInteger(number) && number >= least && number <= most;
    if (fits && number !== value) onValue(number);
  };
  return { typed, type, leave: () => setTyped(String(value)) };
}

function NumberField(props: NumberProps) {
  const { typed, type, leave } = useTyped(props);
  return (
    <TextField
      label={props.label}
      hint={props.hint}
      type="number"
      inputMode="numeric"
      min={props.least}
      max={props.most}
      step={props.step}
      value={typed}
      onValue={type}
      onBlur={leave}
    />
  );
}

/** A coordinate in the row of a piece: a short label beside a narrow field. */
export function Coordinate({ name, ...props }: NumberProps & { name: string }) {
  const { typed, type, leave } = useTyped(props);
  const id = useId();
  return (
    <span class="coordinate">
      <label for={id}>
        <span aria-hidden="true">{name}</span>
        <span class="unseen">{props.label}</span>
      </label>
      <input
        id={id}
        class="control"
        type="number"
        inputMode="numeric"
        min={props.least}
        max={props.most}
        step={props.step}
        value={typed}
        readOnly={props.least === props.most}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
    </span>
  );
}
