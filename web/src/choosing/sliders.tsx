/** The sliders of an amount, one beside the other: at a table, and on the boards of a study. */
import { useId } from "preact/hooks";
import type { Amount, Slider } from "../live/wire";

interface SlidersProps {
  amount: Amount;
  values: readonly number[];
  onValues(values: number[]): void;
}

export function Sliders({ amount, values, onValues }: SlidersProps) {
  return (
    <div class="amount-sliders">
      {amount.sliders.map((slider, place) => (
        <Track
          key={slider.id}
          slider={slider}
          value={values[place] ?? 0}
          onValue={(value) => onValues(values.map((old, n) => (n === place ? value : old)))}
        />
      ))}
    </div>
  );
}

interface TrackProps {
  slider: Slider;
  value: number;
  onValue(value: number): void;
}

function Track({ slider, value, onValue }: TrackProps) {
  const id = useId();
  const at = slider.values.findIndex((one) => one.value === value);
  const words = slider.values[at]?.label ?? "";
  return (
    <div class="amount-slider">
      <label for={id}>{slider.label}</label>
      <output for={id}>{words}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={slider.values.length - 1}
        step={1}
        value={at}
        disabled={slider.values.length < 2}
        data-slider={slider.id}
        aria-valuetext={words}
        onInput={(event) => {
          const chosen = slider.values[event.currentTarget.valueAsNumber];
          if (chosen !== undefined) onValue(chosen.value);
        }}
      />
    </div>
  );
}
