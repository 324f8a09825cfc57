/** The result in one sentence, for whoever reads it: "You came second". */
import type { TFunction } from "i18next";
import type { Ending, Placing, TableView } from "../../live/wire";
import { mySeats, peopleOf, seatCard } from "../seats/seating";

type Words = TFunction<"table">;

/** How it ended for me; for the people at my screen by their names; else who has won. */
export function headline(t: Words, table: TableView, ending: Ending, me: string | null): string {
  const mine = mySeats(table);
  const own = ending.placings.filter((one) => mine.includes(one.seat));
  const [first] = own;
  if (own.length === 1 && first !== undefined) return personal(t, table, ending, first, me);
  if (own.length > 1) return own.map((one) => told(t, table, ending, one)).join(", ");
  const winners = ending.placings.filter((one) => one.place === 1);
  if (winners.length === 0) return t("ending.nobody");
  const names = winners.map((one) => nameOf(table, one.seat));
  return t("ending.won.other", { count: names.length, name: listed(t, names) });
}

/** The reason to give with it: what decided my place, or who has won. */
export function decisive(table: TableView, ending: Ending): Placing | null {
  const mine = mySeats(table);
  const own = ending.placings.filter((one) => mine.includes(one.seat));
  return (own.length === 1 ? own[0] : ending.placings[0]) ?? null;
}

function personal(
  t: Words,
  table: TableView,
  ending: Ending,
  placing: Placing,
  me: string | null,
): string {
  const card = seatCard(table, placing.seat);
  const people = card === undefined ? [] : [card.name, ...card.crew];
  const at = me === null ? -1 : people.indexOf(me);
  const crew = people.length > 1 ? people.filter((_, n) => n !== at) : [];
  if (crew.length === 0) return said(t, table, ending, placing, "you", "");
  return said(t, table, ending, placing, "crew", listed(t, [t("ending.you"), ...crew]));
}

function told(t: Words, table: TableView, ending: Ending, placing: Placing): string {
  return said(t, table, ending, placing, "other", nameOf(table, placing.seat));
}

function said(
  t: Words,
  table: TableView,
  ending: Ending,
  { seat, place, fate }: Placing,
  who: "you" | "crew" | "other",
  name: string,
): string {
  if (fate === "shared") {
    const others = ending.placings.filter((one) => one.place === place && one.seat !== seat);
    const names = listed(
      t,
      others.map((one) => nameOf(table, one.seat)),
    );
    return t(`ending.shared.${who}`, { name, names, place: nth(t, place) });
  }
  if (fate !== "placed") return t(`ending.${fate}.${who}`, { name });
  // How many have won is known: a crew is several, whatever `name` holds.
  if (place === 1) return t(`ending.won.${who}`, { count: 1, name });
  return t(`ending.came.${who}`, { name, place: nth(t, place) });
}

function nth(t: Words, place: number | null): string {
  return t(`ending.nth.${place ?? 1}` as "ending.nth.1");
}

function nameOf(table: TableView, seat: string): string {
  const card = seatCard(table, seat);
  return card === undefined ? seat : peopleOf(card);
}

/** Names as one reads them aloud. */
function listed(t: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t("ending.and", { first: names.slice(0, -1).join(", "), last });
}
