import { describe, expect, it } from "vitest";
import type { RematchCard, SeatCard, TableCard } from "../api/types";
import { seatCard, tableView } from "../live/samples";
import { type News, newsOf } from "./news";

const seat = (more: Partial<SeatCard> = {}): SeatCard =>
  seatCard("A", { name: "Anna", visitor: "v", you: true, ...more });

const offer = (more: Partial<RematchCard> = {}): RematchCard => ({
  by: "Bea",
  yours: false,
  until: 100,
  answer: null,
  accepted: [],
  declined: [],
  unanswered: ["Anna"],
  ...more,
});

const card = (mine: Partial<SeatCard> = {}, more: Partial<TableCard> = {}): TableCard =>
  tableView({ seats: [seat(mine), seat({ seat: "B", you: false, late: true })], ...more });

describe("what is new for me at a table", () => {
  const plain = card();
  const replaced = card({ stand_in: "greedy", stand_in_by: "Bea" });
  const mine = card({ stand_in: "greedy" });
  const late = card({ late: true });
  const bea = { visitor: "b", name: "Bea" };
  const asked = card({}, { rematch: offer() });
  const cases: [string, TableCard | undefined, TableCard, News | null][] = [
    ["nothing", plain, plain, null],
    ["somebody lets a bot play for me", plain, replaced, "stoodIn"],
    ["that is told once", replaced, replaced, null],
    ["my own bot is no news", plain, mine, null],
    ["my time was up", plain, late, "late"],
    ["and then a bot plays for me", late, replaced, "stoodIn"],
    ["I am back", late, plain, null],
    ["somebody asks to sail with me", plain, card({ asking: [bea] }), "asks"],
    ["a second one asks", card({ asking: [bea] }), card({ asking: [bea, bea] }), null],
    ["a rematch is offered", plain, asked, "rematch"],
    ["at a table not listed before", undefined, asked, "rematch"],
    ["an offer of my own", plain, card({}, { rematch: offer({ yours: true }) }), null],
    ["one I have answered", plain, card({}, { rematch: offer({ answer: "yes" }) }), null],
  ];
  for (const [what, before, after, news] of cases) {
    it(what, () => expect(newsOf(before, after)).toBe(news));
  }
});
