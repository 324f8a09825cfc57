/** What is new for me at a table of mine, from one card of it to the next. */
import type { SeatCard, TableCard } from "../api/types";
import { notify } from "../device/notification";
import { notifications } from "../device/settings";
import { words } from "../i18n";
import { toast } from "../ui";

export type News = "stoodIn" | "late" | "asks" | "rematch";

const mine = (card: TableCard): SeatCard[] => card.seats.filter((seat) => seat.you);

/** A bot that somebody else called in plays for me. */
export const stoodInByOther = (seat: SeatCard): boolean => seat.you && seat.stand_in_by !== null;

/** A rematch waits for my answer. */
export function asksMe(card: TableCard): boolean {
  const { rematch } = card;
  return rematch !== null && !rematch.yours && rematch.answer === null && mine(card).length > 0;
}

/** The most pressing thing that has happened to me between two cards of a table. */
export function newsOf(before: TableCard | undefined, card: TableCard): News | null {
  const was = before === undefined ? [] : mine(before);
  const isNew = (is: (seat: SeatCard) => boolean): boolean => mine(card).some(is) && !was.some(is);
  if (isNew(stoodInByOther)) return "stoodIn";
  if (isNew((seat) => seat.late)) return "late";
  if (isNew((seat) => seat.asking.length > 0)) return "asks";
  const asked = before !== undefined && asksMe(before);
  return asksMe(card) && !asked ? "rematch" : null;
}

function sentence(news: News, card: TableCard): string {
  const t = words("people");
  switch (news) {
    case "stoodIn":
      return t("stoodInBy", { name: card.seats.find(stoodInByOther)?.stand_in_by ?? "" });
    case "late":
      return t("late");
    case "asks": {
      const asking = card.seats.flatMap((seat) => seat.asking);
      return t("crew.asks", { name: asking[0]?.name ?? "" });
    }
    case "rematch":
      return t("news.rematch", { name: card.rematch?.by ?? "", game: card.game_name });
  }
}

/** Tells it to whoever is elsewhere: by a notification, or on another page of ours. */
export function tellNews(before: TableCard | undefined, card: TableCard): void {
  const news = newsOf(before, card);
  if (news === null) return;
  const said = sentence(news, card);
  if (document.hidden) {
    if (notifications.peek()) notify(card.game_name, said, card.id);
  } else if (location.pathname !== "/" && location.pathname !== `/t/${card.id}`) {
    toast(`${card.game_name}: ${said}`);
  }
}
