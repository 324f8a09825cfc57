/** Small marks: who has a seat, how something stands. */

import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";

/** The colours of the seats of a table, where they are not those of their letters. */
export const Colours = createContext<Record<string, string>>({});

export function coloursOf(seats: readonly { seat: string; colour: string }[]) {
  return Object.fromEntries(seats.map((one) => [one.seat, one.colour]));
}

/** The letter of a seat's colour. */
export function useColour(seat: string): string {
  return useContext(Colours)[seat] ?? seat;
}

/** The flag of a seat: its letter on its colour, so that nothing depends on colour alone. */
export function SeatChip({ seat, large = false }: { seat: string; large?: boolean }) {
  const colour = useColour(seat);
  return (
    <span class={large ? "seat-chip seat-chip-large" : "seat-chip"} data-team={colour}>
      {seat}
    </span>
  );
}

/** A word on a coloured ground: "Your turn", "over". */
export function Tag({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "accent" | "alert" | "good";
  children: ComponentChildren;
}) {
  return <span class={`tag tag-${tone}`}>{children}</span>;
}
