/** Who sits where, how each one stands, and what can be done about a seat. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../../api/client";
import type { BotCard, GameCard } from "../../api/types";
import { language, useWords } from "../../i18n";
import type { SeatCard, SeatFacts } from "../../live/wire";
import { Icon, IconButton, SeatChip, Tag, tellRefusal } from "../../ui";
import { useHelm } from "../context";
import { Bank, Clock } from "../desk/clock";
import { ComeAboard } from "./crew";
import { FactSign } from "./factSign";
import { hasDeeds, SeatDeeds } from "./seatDeeds";
import { factsOf, peopleOf, seatCard } from "./seating";

export function Seats() {
  const t = useWords("table");
  const helm = useHelm();
  const open = useSignal<string | null>(null);
  const [story, sight] = [helm.story.value, helm.sight.value];
  const bots = useBots(story?.table.game ?? null);
  if (story === null || sight === null) return null;
  return (
    <section class="seats" aria-label={t("areas.seats")}>
      <ul>
        {story.table.seats.map((card) => (
          <Seat
            key={card.seat}
            card={card}
            facts={factsOf(sight, card.seat)}
            bots={bots}
            onOpen={() => {
              open.value = card.seat;
            }}
          />
        ))}
      </ul>
      {story.table.spectators > 0 && (
        <p class="seats-watching">{t("turn.spectators", { count: story.table.spectators })}</p>
      )}
      <SeatDeeds
        card={seatCard(story.table, open.value)}
        bots={bots}
        onClose={() => {
          open.value = null;
        }}
      />
    </section>
  );
}

function useBots(game: string | null): BotCard[] {
  const bots = useSignal<BotCard[]>([]);
  const lang = language.value;
  useEffect(() => {
    if (game === null) return;
    get<GameCard>(`/api/games/${encodeURIComponent(game)}`).then((card) => {
      bots.value = card.bots;
    }, tellRefusal);
  }, [game, lang]);
  return bots.value;
}

interface SeatProps {
  card: SeatCard;
  facts: SeatFacts | undefined;
  bots: BotCard[];
  onOpen(): void;
}

function Seat({ card, facts, bots, onOpen }: SeatProps) {
  const t = useWords("table");
  const helm = useHelm();
  const [story, sight] = [helm.story.value, helm.sight.value];
  if (story === null || sight === null) return null;
  const onMove = sight.to_move === card.seat && !sight.over;
  const deadline = onMove && helm.isLive.value ? story.table.deadline : null;
  return (
    <li class={onMove ? "seat seat-moving" : "seat"} data-team={card.colour}>
      <SeatChip seat={card.seat} large />
      <div class="seat-who">
        <p class="seat-name">
          <strong>
            {card.kind === "bot" && <Icon name="bot" />} {peopleOf(card)}
          </strong>
          {facts !== undefined && <span class="seat-colour">{facts.name}</span>}
          <Marks card={card} bots={bots} />
          {onMove && <Tag tone="accent">{t("seats.toMove")}</Tag>}
          {deadline !== null && <Clock deadline={deadline} />}
          {deadline === null && card.bank != null && <Bank seconds={card.bank} />}
        </p>
        {facts !== undefined && <Standing facts={facts} />}
      </div>
      {!sight.over && <ComeAboard table={story.table} card={card} />}
      {hasDeeds(helm, card) && (
        <IconButton icon="more" label={t("seats.menu", { name: card.name })} onClick={onOpen} />
      )}
    </li>
  );
}

function Marks({ card, bots }: { card: SeatCard; bots: BotCard[] }) {
  const t = useWords("table");
  const label = (bot: string) => bots.find((one) => one.name === bot)?.label ?? bot;
  return (
    <>
      {card.you && (
        <Tag tone="good">{card.kind === "screen" ? t("seats.screen") : t("seats.you")}</Tag>
      )}
      {card.stand_in !== null && <Tag>{t("seats.standIn", { bot: label(card.stand_in) })}</Tag>}
      {card.kind === "visitor" && !card.you && (
        <span class={card.online ? "presence presence-here" : "presence"}>
          {t(card.online ? "seats.online" : "seats.offline")}
        </span>
      )}
    </>
  );
}

function Standing({ facts }: { facts: SeatFacts }) {
  const t = useWords("table");
  return (
    <ul class="facts">
      {facts.place !== null && (
        <li class="fact-place">{t("seats.place", { place: facts.place })}</li>
      )}
      {facts.points !== null && <li>{t("seats.points", { count: facts.points })}</li>}
      {facts.facts.map((fact) => (
        <li key={fact.text}>
          <FactSign icon={fact.icon ?? null} />
          {fact.text}
        </li>
      ))}
    </ul>
  );
}
