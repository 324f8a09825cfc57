/** Crews at a table: who asks to come aboard, how one comes aboard, and who is put ashore. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useWords } from "../../i18n";
import type { SeatCard, TableView } from "../../live/wire";
import { firstRequest, type Request, RequestButtons, RequestWords } from "../../people/crew";
import { askToJoin, changeTable, hearRequests, putOff, withdrawRequest } from "../../people/deeds";
import { Button, Icon, Switch, toast } from "../../ui";
import { useHelm } from "../context";
import { LinkField } from "../lobby/linkField";
import { canSignOn, seatCard } from "./seating";

/** What the link that led here carries: to the crew of a seat, or (seat null) to seats for a link. */
export interface Invitation {
  seat: string | null;
  word: string;
}

export function useInvitation(): Invitation | null {
  const { seat, invitation } = useLocation().query;
  return invitation === undefined ? null : { seat: seat ?? null, word: invitation };
}

// For whoever holds a seat.

/** The request that has waited longest; the next comes when it is answered. */
export function CrewRequests() {
  const helm = useHelm();
  const answered = useSignal(false);
  const request = firstRequest(helm.story.value?.table.seats ?? []);
  if (request === null) return null;
  return (
    <RequestBanner
      // A button pressed twice must not answer somebody else.
      key={request.visitor}
      table={helm.id}
      request={request}
      focused={answered.value}
      onAnswered={() => {
        answered.value = true;
      }}
    />
  );
}

interface RequestBannerProps {
  table: string;
  request: Request;
  /** Whether the one before was answered here, so that whoever did so hears of this one next. */
  focused: boolean;
  onAnswered(): void;
}

function RequestBanner({ table, request, focused, onAnswered }: RequestBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) banner.current?.focus();
  }, []);
  return (
    <div class="banner banner-people" role="status" tabIndex={-1} ref={banner}>
      <Icon name="person" />
      <RequestWords request={request} />
      <RequestButtons table={table} request={request} onAnswered={onAnswered} />
    </div>
  );
}

/** Whether a seat is mine and can have a crew. */
export const hasMyCrew = (table: TableView, card: SeatCard): boolean =>
  table.crews && card.yours && card.kind === "visitor" && table.status !== "over";

/** Who sails with me, the link that invites others, and whether I hear requests. */
export function MyCrew({ card }: { card: SeatCard }) {
  const t = useWords("people");
  const helm = useHelm();
  const link = `${location.origin}/t/${helm.id}?seat=${card.seat}&invitation=${card.invitation}`;
  return (
    <section class="my-crew" aria-label={t("crew.heading")}>
      <h3>{t("crew.heading")}</h3>
      {card.mates.length === 0 ? (
        <p class="field-hint">{t("crew.nobody")}</p>
      ) : (
        <ul>
          {card.mates.map((mate) => (
            <li key={mate.visitor}>
              <strong>{mate.name}</strong>
              <Button size="small" onClick={() => void putOff(helm.id, card.seat, mate.visitor)}>
                {t("crew.putOff")}
                <span class="unseen"> {mate.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LinkField label={t("crew.link")} hint={t("crew.linkHint")} link={link} />
      <Switch
        label={t("crew.hear")}
        hint={t("crew.hearHint")}
        checked={card.takes_requests}
        onValue={(taken) => void hearRequests(helm.id, card.seat, taken)}
      />
    </section>
  );
}

// For whoever would like to come aboard.

/** Comes aboard with an invitation, or asks to. */
export function ComeAboard({ table, card }: { table: TableView; card: SeatCard }) {
  const t = useWords("people");
  const invitation = useInvitation();
  if (!canSignOn(table, card)) return null;
  const { seat, name } = card;
  const word = invitation?.seat === seat ? invitation.word : null;
  if (!card.by_invitation || word !== null) {
    const join = () => void changeTable(table.id, "join", { seat, invitation: word });
    return (
      <span class="come-aboard">
        <Button size="small" kind={word === null ? "plain" : "primary"} onClick={join}>
          {t("crew.join")}
          <span class="unseen"> {name}</span>
        </Button>
      </span>
    );
  }
  if (!card.asked && !card.takes_requests) return null;
  return (
    <span class="come-aboard">
      {card.asked && (
        <span class="field-hint" role="status">
          <Icon name="clock" /> {t("crew.asked")}
        </span>
      )}
      <Button
        size="small"
        onClick={() => void (card.asked ? withdraw(table.id) : askToJoin(table.id, seat))}
      >
        {t(card.asked ? "crew.withdraw" : "crew.ask")}
        <span class="unseen"> {name}</span>
      </Button>
    </span>
  );
}

/** The table at which I have just taken a request back, or left: that is then no news. */
let withdrawn: string | null = null;

/** Notes that I end it myself. */
export function byMyself(table: string): void {
  withdrawn = table;
}

async function withdraw(table: string): Promise<void> {
  byMyself(table);
  await withdrawRequest(table);
}

/** Whether I have ended it myself; said once. */
function endedByMyself(table: string): boolean {
  const mine = withdrawn === table;
  withdrawn = null;
  return mine;
}

/** Says what became of what I asked, and when I am put ashore. */
export function useCrewNews(): void {
  const t = useWords("people");
  const helm = useHelm();
  const table = helm.story.value?.table;
  const asked = useRef<string | null>(null);
  const asking = table?.seats.find((card) => card.asked)?.seat ?? null;
  useEffect(() => {
    const before = asked.current;
    asked.current = asking;
    if (table === undefined || before === null || asking !== null) return;
    const card = seatCard(table, before);
    if (endedByMyself(table.id) || card === undefined) return;
    if (card.you) toast(t("crew.agreed", { name: card.name }), "good");
    else if (table.seats.every((one) => !one.you)) toast(t("crew.refused", { name: card.name }));
  }, [asking]);

  const sailed = useRef<string | null>(null);
  const sailing = table?.seats.find((card) => card.you && !card.yours)?.seat ?? null;
  useEffect(() => {
    const before = sailed.current;
    sailed.current = sailing;
    if (table === undefined || before === null || sailing !== null) return;
    const card = seatCard(table, before);
    if (endedByMyself(table.id) || card === undefined || card.you) return;
    toast(t("crew.ashore", { name: card.name }));
  }, [sailing]);
}
