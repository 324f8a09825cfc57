/** The choices of a moment, arranged: under headings for the list, by place for the board. */
import { type BoardTarget, makeDial } from "../board";
import type { Choice } from "../live/wire";

export interface ChoiceGroup {
  heading: string;
  choices: Choice[];
}

/** Choices under their headings, in the order in which the game gives them. */
export function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.group);
    if (group === undefined) groups.set(choice.group, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([heading, members]) => ({ heading, choices: members }));
}

/** Every place of the board where something can be picked, with all it could mean. */
export function targetsOf(choices: readonly Choice[]): BoardTarget[] {
  const places = new Map<string, BoardTarget>();
  for (const { action, label, target } of choices) {
    if (target === null) continue;
    const key = [target.kind, target.x, target.y, target.angle ?? ""].join(" ");
    const place = places.get(key);
    if (place === undefined) {
      const { kind, x, y, angle = null, sign, tone } = target;
      places.set(key, { actions: [action], kind, x, y, angle, label, sign, tone });
    } else {
      place.actions.push(action);
      place.label += ` · ${label}`;
    }
  }
  return [...places.values()];
}

/** The choices that are set with a dial on the board. */
export function dialled(choices: readonly Choice[]): string[] {
  const targets = choices.flatMap((choice) => choice.target ?? []);
  return makeDial(targets) ? choices.filter((one) => one.target).map((one) => one.action) : [];
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ");

/** The choices a half-typed text could become, by notation or by words; best first. */
export function completions(typed: string, choices: readonly Choice[], most = 8): Choice[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const begins = choices.filter((choice) => plain(choice.action).startsWith(wanted));
  const contains = choices.filter((choice) => !begins.includes(choice) && matches(choice, wanted));
  return [...begins, ...contains].slice(0, most);
}

/** Whether every word of a text occurs in a choice's notation or label. */
export function matches(choice: Choice, text: string): boolean {
  const words = `${plain(choice.action)} ${plain(choice.label)}`;
  return plain(text)
    .split(" ")
    .every((word) => words.includes(word));
}

/** The notation as the game writes it, whatever case and spaces were typed; null: no choice. */
export function typedChoice(typed: string, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => plain(choice.action) === plain(typed)) ?? null;
}
