/** What can be done about a seat: a bot for a while, the seat back, resigning for good. */
import { useSignal } from "@preact/signals";
import type { BotCard } from "../../api/types";
import { useWords } from "../../i18n";
import type { SeatCard } from "../../live/wire";
import { changeTable, replaceAbsent } from "../../people/deeds";
import { stoodInByOther } from "../../people/news";
import { Button, Dialog } from "../../ui";
import { useHelm } from "../context";
import type { Helm } from "../helm";
import { hasMyCrew, MyCrew } from "./crew";

const isPlayed = (card: SeatCard): boolean =>
  (card.kind === "visitor" || card.kind === "screen") && card.stand_in === null;

/** A bot of my choice may play for my seat at any time; that is not for my crew to decide. */
const mayHaveBot = (card: SeatCard): boolean => isPlayed(card) && card.yours;

/** The service's bot may play for others: when their time was up, or away from a fast table. */
function mayReplace(helm: Helm, card: SeatCard): boolean {
  const slow = helm.story.value?.table.slow ?? true;
  const absent = card.late || (!slow && !card.online);
  return isPlayed(card) && !card.you && !helm.isSpectator.value && absent;
}

const mayComeBack = (card: SeatCard): boolean =>
  card.stand_in !== null && (card.yours || stoodInByOther(card));

const mayResign = (helm: Helm, card: SeatCard): boolean =>
  helm.shown.value?.can_resign.includes(card.seat) ?? false;

export function hasDeeds(helm: Helm, card: SeatCard): boolean {
  if (helm.story.value?.table.status !== "racing") return false;
  const bots = mayHaveBot(card) || mayReplace(helm, card);
  return (
    hasMyCrew(helm.story.value.table, card) || bots || mayComeBack(card) || mayResign(helm, card)
  );
}

interface SeatDeedsProps {
  /** The seat in question; none: closed. */
  card: SeatCard | undefined;
  bots: BotCard[];
  onClose(): void;
}

export function SeatDeeds({ card, bots, onClose }: SeatDeedsProps) {
  const t = useWords("table");
  const resigning = useSignal(false);
  const close = () => {
    resigning.value = false;
    onClose();
  };
  const title = card === undefined ? "" : `${card.seat} · ${card.name}`;
  return (
    <Dialog
      open={card !== undefined}
      title={resigning.value ? t("resign.title") : title}
      onClose={close}
    >
      {card !== undefined &&
        (resigning.value ? (
          <Resign card={card} onClose={close} />
        ) : (
          <Deeds
            card={card}
            bots={bots}
            onClose={close}
            onResign={() => {
              resigning.value = true;
            }}
          />
        ))}
    </Dialog>
  );
}

interface DeedsProps {
  card: SeatCard;
  bots: BotCard[];
  onClose(): void;
  onResign(): void;
}

function Deeds({ card, bots, onClose, onResign }: DeedsProps) {
  const t = useWords("table");
  const helm = useHelm();
  const standIn = (bot: string | null) => {
    onClose();
    void changeTable(helm.id, "stand-in", { seat: card.seat, bot });
  };
  return (
    <ul class="seat-deeds">
      {helm.story.value !== null && hasMyCrew(helm.story.value.table, card) && (
        <li>
          <MyCrew card={card} />
        </li>
      )}
      {mayComeBack(card) && (
        <li>
          <Button wide kind="primary" icon="person" onClick={() => standIn(null)}>
            {t("seats.takeBack")}
          </Button>
        </li>
      )}
      {mayReplace(helm, card) && (
        <li>
          <Button
            wide
            icon="bot"
            onClick={() => {
              onClose();
              void replaceAbsent(helm.id, card.seat);
            }}
          >
            {t("seats.replace", { name: card.name })}
          </Button>
          <p class="field-hint">{t("seats.replaceHint")}</p>
        </li>
      )}
      {mayHaveBot(card) &&
        bots.map((bot) => (
          <li key={bot.name}>
            <Button wide icon="bot" onClick={() => standIn(bot.name)}>
              {t("seats.letBot", { bot: bot.label })}
            </Button>
            <p class="field-hint">{bot.explanation}</p>
          </li>
        ))}
      {mayResign(helm, card) && (
        <li>
          <Button wide kind="danger" icon="flag" onClick={onResign}>
            {t("seats.resign")}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Resign({ card, onClose }: { card: SeatCard; onClose(): void }) {
  const t = useWords("table");
  const helm = useHelm();
  return (
    <>
      <p>{t("resign.text", { name: card.name, seat: card.seat })}</p>
      <div class="dialog-deeds">
        <Button onClick={onClose}>{t("resign.no")}</Button>
        <Button
          kind="danger"
          icon="flag"
          onClick={() => {
            onClose();
            void helm.resign(card.seat);
          }}
        >
          {t("resign.yes")}
        </Button>
      </div>
    </>
  );
}
