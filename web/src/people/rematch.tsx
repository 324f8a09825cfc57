/** The offer of a rematch in words, with what I can answer: at the table and on the home page. */
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { RematchCard, TableCard, TableView } from "../api/types";
import { useWords } from "../i18n";
import { atTheLatest, list } from "../i18n/format";
import { serviceNow } from "../live/clock";
import { Button } from "../ui";
import { declineRematch, openRematch, wantRematch } from "./deeds";

const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a moment of the service's clock has passed; redraws when it does. */
export function usePassed(moment: number): boolean {
  const [, wake] = useState(0);
  const left = moment - serviceNow();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => wake((n) => n + 1), Math.min(left * 1000 + 50, LONGEST_TIMER));
    return () => clearTimeout(timer);
  });
  return left <= 0;
}

interface RematchProps {
  table: TableCard;
  offer: RematchCard;
}

/** How the offer stands. */
export function RematchWords({ table, offer }: RematchProps) {
  const t = useWords("people");
  const lapsed = usePassed(offer.until);
  const name = offer.by;
  const seated = table.seats.some((seat) => seat.you);
  const head = lapsed
    ? t(offer.yours ? "rematch.lapsedYours" : "rematch.lapsed", { name })
    : offer.yours
      ? t("rematch.yours")
      : offer.answer === "yes"
        ? t("rematch.youAccept", { name })
        : offer.answer === "no"
          ? t("rematch.youDecline", { name })
          : t("rematch.offers", { name });
  const { accepted, declined, unanswered } = offer;
  const asked = seated && !offer.yours && offer.answer === null;
  const parts = [head];
  if (offer.yours || offer.answer === "yes") {
    if (accepted.length > 0 && offer.yours) {
      parts.push(t("rematch.accepted", { names: list(accepted), count: accepted.length }));
    }
    if (declined.length > 0) {
      parts.push(t("rematch.declined", { names: list(declined), count: declined.length }));
    }
    if (unanswered.length > 0) {
      parts.push(t(lapsed ? "rematch.noAnswer" : "rematch.waiting", { names: list(unanswered) }));
    }
  }
  if (!lapsed && (asked || offer.yours)) {
    parts.push(t("rematch.lapses", { when: atTheLatest(offer.until, serviceNow()) }));
  }
  return <span class="rematch-words">{parts.join(" ")}</span>;
}

/** What I can do about the offer. */
export function RematchDeeds({ table, offer }: RematchProps) {
  const t = useWords("people");
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const lapsed = usePassed(offer.until);
  if (!offer.yours && (lapsed || !table.seats.some((seat) => seat.you))) return null;
  /** Does it, and goes to the new table if that is what came of it. */
  const does = (deed: (id: string) => Promise<TableView | null>) => () => {
    setBusy(true);
    void deed(table.id)
      .then((found) => {
        if (found !== null && found.id !== table.id) route(`/t/${found.id}`);
      })
      .finally(() => setBusy(false));
  };
  if (offer.yours) {
    return (
      <>
        {lapsed && (
          <Button size="small" kind="primary" busy={busy} onClick={does(wantRematch)}>
            {t("rematch.again")}
          </Button>
        )}
        <Button size="small" busy={busy} title={t("rematch.openHint")} onClick={does(openRematch)}>
          {t("rematch.open")}
        </Button>
        <Button size="small" kind="quiet" busy={busy} onClick={does(declineRematch)}>
          {t("rematch.withdraw")}
        </Button>
      </>
    );
  }
  return (
    <>
      {offer.answer !== "yes" && (
        <Button size="small" kind="primary" busy={busy} onClick={does(wantRematch)}>
          {t(offer.answer === "no" ? "rematch.acceptAfterAll" : "rematch.accept")}
        </Button>
      )}
      {offer.answer !== "no" && (
        <Button size="small" kind="quiet" busy={busy} onClick={does(declineRematch)}>
          {t("rematch.decline")}
        </Button>
      )}
    </>
  );
}
