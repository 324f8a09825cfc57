/** The flag of a seat in a table of results. */

import type { ResultsCard } from "../api/types";

type Place = ResultsCard["places"][number];

/** A seat's own letter; where it has a longer name, the letter of its colour. */
export function Chip({ place }: { place: Place }) {
  return (
    <span class="seat-chip" data-team={place.colour}>
      {place.seat.length === 1 ? place.seat : place.colour}
    </span>
  );
}
