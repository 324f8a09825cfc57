/** Small marks: who has a seat, how something stands. */

import type { ComponentChildren } from "preact";

/** The flag of a seat: its letter on its colour, so that colour never speaks alone. */
export function SeatChip({ seat, large = false }: { seat: string; large?: boolean }) {
  return (
    <span class={large ? "seat-chip seat-chip-large" : "seat-chip"} data-team={seat}>
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
