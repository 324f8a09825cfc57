/** People who are away: time that ran out, bots that play for them, clocks that wait for them. */
import { useSignal } from "@preact/signals";
import { useWords } from "../../i18n";
import { atTheLatest, list } from "../../i18n/format";
import { serviceNow } from "../../live/clock";
import { takenBack } from "../../live/store";
import type { Entry, SeatCard, TableView } from "../../live/wire";
import { comeBack, replaceAbsent } from "../../people/deeds";
import { stoodInByOther } from "../../people/news";
import { usePassed } from "../../people/rematch";
import { Button, Icon, IconButton, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { peopleOf } from "./seating";

export function AbsenceBanners() {
  const helm = useHelm();
  const story = helm.story.value;
  if (story === null || story.table.status !== "racing") return null;
  const { table, entries } = story;
  return (
    <>
      {table.seats.filter(stoodInByOther).map((card) => (
        <StoodIn key={card.seat} card={card} />
      ))}
      {table.seats
        .filter((card) => card.late && card.stand_in === null)
        .map((card) => (
          <TimeUp key={card.seat} card={card} last={lastTimeUp(entries, card.seat)} />
        ))}
      <Unseen table={table} />
    </>
  );
}

/** What was decided when the time of a seat was up last, unless it was taken back. */
function lastTimeUp(entries: readonly Entry[], seat: string): Entry | undefined {
  const undone = takenBack(entries);
  return entries.findLast((one) => one.time_up && one.seat === seat && !undone.has(one.seq));
}

/** Somebody else lets a bot play for me. */
function StoodIn({ card }: { card: SeatCard }) {
  const t = useWords("people");
  const helm = useHelm();
  return (
    <div class="banner banner-people" role="status">
      <Icon name="bot" />
      <span>{t("stoodInBy", { name: card.stand_in_by ?? "" })}</span>
      <Button
        size="small"
        kind="primary"
        icon="person"
        onClick={() => void comeBack(helm.id, card.seat)}
      >
        {t("takeBack")}
      </Button>
    </div>
  );
}

function TimeUp({ card, last }: { card: SeatCard; last: Entry | undefined }) {
  const t = useWords("people");
  const helm = useHelm();
  const put = useSignal<number | null>(null);
  const seq = last?.seq ?? 0;
  if (put.value === seq && !card.you) return null;
  if (!card.you) {
    return (
      <div class="banner banner-people" role="status">
        <SeatChip seat={card.seat} />
        <span>{t("lateOther", { name: peopleOf(card) })}</span>
        {!helm.isSpectator.value && (
          <Button size="small" icon="bot" onClick={() => void replaceAbsent(helm.id, card.seat)}>
            {t("replace", { name: card.name })}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t("dismiss")}
          onClick={() => {
            put.value = seq;
          }}
        />
      </div>
    );
  }
  // The first line says that time was up; the others say what was decided.
  const what = last?.lines
    .slice(1)
    .map((line) => line.text)
    .join(" ");
  const shown = helm.shown.value;
  const canUndo = (shown?.can_undo ?? false) && shown?.to_move === card.seat && shown.seq === seq;
  return (
    <div class="banner banner-people" role="status">
      <Icon name="clock" />
      <span>{what ? t("lateWhat", { what }) : t("late")}</span>
      <Button
        size="small"
        kind="primary"
        icon="person"
        onClick={() => void comeBack(helm.id, card.seat)}
      >
        {t("back")}
      </Button>
      {canUndo && (
        <Button size="small" icon="undo" onClick={() => void helm.undo()}>
          {t("undo")}
        </Button>
      )}
    </div>
  );
}

/** Clocks that wait until their people have seen that the race is on. */
function Unseen({ table }: { table: TableView }) {
  const t = useWords("people");
  const until = table.grace?.until ?? 0;
  const over = usePassed(until);
  const unseen = table.seats.filter((card) => card.unseen && !card.you && card.stand_in === null);
  if (over || unseen.length === 0) return null;
  const names = [...new Set(unseen.map(peopleOf))];
  return (
    <div class="banner banner-people" role="status">
      <Icon name="clock" />
      <span>
        {t("unseen", {
          names: list(names),
          count: names.length,
          when: atTheLatest(until, serviceNow()),
        })}
      </span>
    </div>
  );
}
