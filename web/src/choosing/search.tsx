/** A list of choices that is too long to read: it can be searched, and shows only its first few. */
import { useSignal } from "@preact/signals";
import type { Choice } from "../live/wire";
import { type ChoiceGroup, grouped, matches } from "./choices";

interface Search {
  /** The field to search a long list with. */
  field: preact.JSX.Element | null;
  /** What was found, as much of it as is shown. */
  groups: ChoiceGroup[];
  /** How many were found, and how many of them are not shown. */
  found: number;
  more: number;
}

export function useSearch(
  choices: readonly Choice[],
  most: number,
  input: { label: string; class: string },
): Search {
  const wanted = useSignal("");
  const many = choices.length > most;
  const found = many ? choices.filter((choice) => matches(choice, wanted.value)) : choices;
  const field = (
    <input
      type="search"
      class={input.class}
      value={wanted.value}
      placeholder={input.label}
      aria-label={input.label}
      onInput={(event) => {
        wanted.value = event.currentTarget.value;
      }}
    />
  );
  return {
    field: many ? field : null,
    groups: grouped(found.slice(0, most)),
    found: found.length,
    more: Math.max(0, found.length - most),
  };
}
