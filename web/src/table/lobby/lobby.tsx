/** Before the race: who sits where, the link to invite others, what will be played. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useWords } from "../../i18n";
import { span } from "../../i18n/format";
import type { SeatCard, TableView } from "../../live/wire";
import { changeTable } from "../../people/deeds";
import { LaidNote } from "../../people/laid";
import { Button, Card, Heading, Icon, Rope, SeatChip, Tag, useTitle } from "../../ui";
import { useHelm } from "../context";
import { Banners, ConnectionSign } from "../desk/banners";
import { OptionWords } from "../dialogs/about";
import { Fairness } from "../dialogs/fairness";
import { wide } from "../layout";
import { Chat } from "../log/chat";
import {
  byMyself,
  ComeAboard,
  CrewRequests,
  hasMyCrew,
  MyCrew,
  useInvitation,
} from "../seats/crew";
import { peopleOf } from "../seats/seating";
import { LinkField } from "./linkField";
import { NameField, useNameQuestion } from "./nameField";

const isFree = (card: SeatCard): boolean => card.kind === "link" || card.kind === "open";

export function Lobby() {
  const t = useWords("table");
  const helm = useHelm();
  const table = helm.story.value?.table;
  useTitle(table?.game_name ?? null);
  if (table === undefined) return null;
  const free = table.seats.filter(isFree).length;
  const mine = table.seats.find((card) => hasMyCrew(table, card));
  const seated = table.seats.some((card) => card.you);
  return (
    <div class="lobby page-width">
      <Banners />
      <header class="lobby-head">
        <p class="lobby-game">
          {table.game_name} <ConnectionSign />
        </p>
        <Heading>{t("lobby.heading")}</Heading>
        <p role="status">{free === 0 ? t("lobby.full") : t("lobby.waiting", { count: free })}</p>
        <LaidNote words={table.laid} />
      </header>
      <div class="lobby-columns">
        <div>
          {!wide.value && <CrewRequests />}
          {seated && canInvite(table) && <InvitationCard table={table} />}
          <Card class="lobby-seats">
            <LobbySeats table={table} />
            <Start table={table} free={free} />
          </Card>
          {!seated && canInvite(table) && <InvitationCard table={table} />}
          {mine !== undefined && (
            <Card>
              <MyCrew card={mine} />
            </Card>
          )}
          <Card>
            <h2>{t("areas.chat")}</h2>
            <Chat />
          </Card>
        </div>
        <div>
          <Card>
            <h2>{t("about.options")}</h2>
            <p class="field-hint">
              <Icon name={table.public ? "open" : "lock"} />{" "}
              {t(table.public ? "lobby.public" : "lobby.private")}
            </p>
            {table.grace !== null && (
              <p class="field-hint">
                <Icon name="clock" /> {t("lobby.grace", { time: span(table.grace.seconds) })}
              </p>
            )}
            <OptionWords />
            <Rope />
            <h3>{t("about.fairness")}</h3>
            <Fairness />
          </Card>
        </div>
      </div>
    </div>
  );
}

function LobbySeats({ table }: { table: TableView }) {
  const t = useWords("table");
  const invitation = useInvitation()?.word ?? table.invitation;
  const seated = table.seats.some((card) => card.you);
  // The address of a public table is no invitation.
  const isKept = (card: SeatCard) => card.kind === "link" && table.public && invitation === null;
  const canTake = (card: SeatCard) => isFree(card) && !isKept(card) && !seated;
  const question = useNameQuestion();
  const sit = async (card: SeatCard) => {
    if (await question.settle())
      await changeTable(table.id, "join", { seat: card.seat, invitation });
  };
  const first = table.seats.find(canTake);
  return (
    <>
      {first && <NameField question={question} onEnter={() => void sit(first)} />}
      <ul class="lobby-list">
        {table.seats.map((card) => (
          <li key={card.seat} class="lobby-seat">
            <SeatChip seat={card.seat} large />
            <span class="lobby-who">
              {isFree(card) ? (
                <em>{t(isKept(card) ? "lobby.kept" : freeWords(card))}</em>
              ) : (
                <strong>
                  {card.kind === "bot" && <Icon name="bot" />} {peopleOf(card)}
                </strong>
              )}{" "}
              {card.you && (
                <Tag tone="good">{t(card.kind === "screen" ? "seats.screen" : "seats.you")}</Tag>
              )}
              {card.kind === "visitor" && !card.you && (
                <span class={card.online ? "presence presence-here" : "presence"}>
                  {t(card.online ? "seats.online" : "seats.offline")}
                </span>
              )}
            </span>
            {canTake(card) && (
              <Button size="small" kind="primary" onClick={() => void sit(card)}>
                {t("lobby.join")}
              </Button>
            )}
            <ComeAboard table={table} card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

const freeWords = (card: SeatCard) => (card.kind === "link" ? "lobby.freeLink" : "lobby.freeOpen");

function Start({ table, free }: { table: TableView; free: number }) {
  const t = useWords("table");
  const { route } = useLocation();
  const busy = useSignal(false);
  const seated = table.seats.some((card) => card.you);
  const start = async () => {
    busy.value = true;
    await changeTable(table.id, "start");
    busy.value = false;
  };
  const leave = async () => {
    byMyself(table.id);
    if ((await changeTable(table.id, "leave")) !== null && table.you_own) route("/");
  };
  return (
    <div class="lobby-start">
      {table.you_own ? (
        <>
          <Button
            kind={free > 0 && canInvite(table) ? "plain" : "primary"}
            icon="flag"
            busy={busy.value}
            onClick={() => void start()}
          >
            {t("lobby.start")}
          </Button>
          {free > 0 && <p class="field-hint">{t("lobby.startHint", { count: free })}</p>}
        </>
      ) : (
        <p class="field-hint">{t("lobby.onlyOwner", { owner: table.owner })}</p>
      )}
      {seated && (
        <Button kind="quiet" size="small" onClick={() => void leave()}>
          {t(table.you_own ? "lobby.leaveTable" : "lobby.leave")}
        </Button>
      )}
    </div>
  );
}

/** Whether the link to this page helps anybody to a seat. */
function canInvite(table: TableView): boolean {
  const mayInvite = !table.public || table.invitation !== null;
  return table.seats.some((card) => card.kind === "open" || (card.kind === "link" && mayInvite));
}

/** The link that brings somebody here; at a public table the owner's opens the seats kept for it. */
function InvitationCard({ table }: { table: TableView }) {
  const t = useWords("table");
  const kept = table.seats.some((card) => card.kind === "link");
  const page = `${location.origin}/t/${table.id}`;
  const invites = table.invitation !== null && kept;
  return (
    <Card class="lobby-invite">
      <h2>{t("lobby.invite")}</h2>
      <LinkField
        label={t("lobby.invite")}
        hint={t(invites ? "lobby.inviteKept" : "lobby.inviteHint")}
        link={invites ? `${page}?invitation=${table.invitation}` : page}
        pressing={table.seats.some((card) => card.you)}
      />
    </Card>
  );
}
