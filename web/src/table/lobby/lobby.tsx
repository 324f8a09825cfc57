/** Before the race: who sits where, the link to invite others, what will be played. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useWords } from "../../i18n";
import { span } from "../../i18n/format";
import type { SeatCard, TableView } from "../../live/wire";
import { changeTable } from "../../people/deeds";
import { LaidNote } from "../../people/laid";
import {
  Button,
  Card,
  canShare,
  copyText,
  Heading,
  Icon,
  Rope,
  SeatChip,
  shareLink,
  Tag,
  toast,
  useTitle,
} from "../../ui";
import { useHelm } from "../context";
import { Banners, ConnectionSign } from "../desk/banners";
import { OptionWords } from "../dialogs/about";
import { Fairness } from "../dialogs/fairness";
import { Chat } from "../log/chat";
import { canSignOn, peopleOf } from "../seats/seating";

const isFree = (card: SeatCard): boolean => card.kind === "link" || card.kind === "open";

export function Lobby() {
  const t = useWords("table");
  const helm = useHelm();
  const table = helm.story.value?.table;
  useTitle(table?.game_name ?? null);
  if (table === undefined) return null;
  const free = table.seats.filter(isFree).length;
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
          <Card class="lobby-seats">
            <LobbySeats table={table} />
            <Start table={table} free={free} />
          </Card>
          {free > 0 && <Invitation table={table} />}
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
  const seated = table.seats.some((card) => card.you);
  return (
    <ul class="lobby-list">
      {table.seats.map((card) => (
        <li key={card.seat} class="lobby-seat">
          <SeatChip seat={card.seat} large />
          <span class="lobby-who">
            {isFree(card) ? (
              <em>{t(card.kind === "link" ? "lobby.freeLink" : "lobby.freeOpen")}</em>
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
          {(isFree(card) || canSignOn(table, card)) && !seated && (
            <Button
              size="small"
              kind={isFree(card) ? "primary" : "plain"}
              onClick={() => void changeTable(table.id, "join", { seat: card.seat })}
            >
              {t(isFree(card) ? "lobby.join" : "lobby.joinCrew")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

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
    if ((await changeTable(table.id, "leave")) !== null && table.you_own) route("/");
  };
  return (
    <div class="lobby-start">
      {table.you_own ? (
        <>
          <Button kind="primary" icon="flag" busy={busy.value} onClick={() => void start()}>
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

function Invitation({ table }: { table: TableView }) {
  const t = useWords("table");
  const link = `${location.origin}/t/${table.id}`;
  const copy = async () => {
    if (await copyText(link)) toast(t("lobby.copied"), "good");
    else toast(t("lobby.notCopied"));
  };
  return (
    <Card class="lobby-invite">
      <h2>{t("lobby.invite")}</h2>
      <p class="field-hint">{t("lobby.inviteHint")}</p>
      <input
        class="control"
        type="text"
        readOnly
        value={link}
        aria-label={t("lobby.invite")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="lobby-deeds">
        <Button icon="copy" onClick={() => void copy()}>
          {t("lobby.copy")}
        </Button>
        {canShare() && (
          <Button
            icon="share"
            onClick={() => void shareLink(t("lobby.shareTitle", { game: table.game_name }), link)}
          >
            {t("lobby.share")}
          </Button>
        )}
      </div>
    </Card>
  );
}
