/** Choices that are picked by setting an amount: a slider or several, and one button to play it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentProps } from "preact";
import type { Amount } from "../live/wire";
import { Button } from "../ui";
import { actionOf, untouched } from "./amounts";
import type { Chooser } from "./chooser";
import { Sliders } from "./sliders";

interface AmountFieldProps {
  chooser: Chooser;
  amount: Amount;
  /** What the button says while the sliders match no choice. */
  unset: string;
  /** The sliders were moved, to a choice or to none. */
  onSet(action: string | null): void;
  /** Further properties of the button. */
  button?(action: string | null): ComponentProps<typeof Button>;
  /** What stands below it. */
  children?(action: string | null): ComponentChildren;
}

export function AmountField(props: AmountFieldProps) {
  const { chooser, amount, unset, onSet, button, children } = props;
  const values = useSignal(untouched(amount));
  const action = actionOf(amount, values.value);
  return (
    <fieldset class="amount">
      <legend>{amount.label}</legend>
      <Sliders
        amount={amount}
        values={values.value}
        onValues={(set) => {
          values.value = set;
          onSet(actionOf(amount, set));
        }}
      />
      <Button
        kind="primary"
        disabled={action === null}
        {...chooser.plays(action ?? "")}
        onClick={() => action !== null && void chooser.play(action)}
        {...button?.(action)}
      >
        {action === null ? unset : chooser.labelOf(action)}
      </Button>
      {children?.(action)}
    </fieldset>
  );
}
