/** Amounts that are set with sliders: which choice a setting stands for, and which need none. */
import type { Amount, Choice } from "../live/wire";

/** The action of a value per slider; null where there is no such choice. */
export function actionOf(amount: Amount, values: readonly number[]): string | null {
  const found = amount.choices.find((choice) =>
    choice.values.every((value, slider) => value === values[slider]),
  );
  return found?.action ?? null;
}

/** Where the sliders stand before anybody has touched them: at their first values. */
export function untouched(amount: Amount): number[] {
  return amount.sliders.map((slider) => slider.values[0]?.value ?? 0);
}

/** The choices that are set with sliders, and the others, each in their order. */
export function parted(
  choices: readonly Choice[],
  amounts: readonly Amount[],
): { set: Choice[]; plain: Choice[] } {
  const set = new Set(amounts.flatMap((amount) => amount.choices.map((one) => one.action)));
  return {
    set: choices.filter((choice) => set.has(choice.action)),
    plain: choices.filter((choice) => !set.has(choice.action)),
  };
}
