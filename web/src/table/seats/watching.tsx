/** What whoever looks on has instead of choices: whom to keep in view, and how everybody stands. */
import { useWords } from "../../i18n";
import { LaidNote } from "../../people/laid";
import { Button, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { Description } from "../desk/description";
import { Over } from "../result/over";
import { Standings } from "../result/standings";
import { Seats } from "./seats";

export function Watching() {
  const t = useWords("table");
  const helm = useHelm();
  const over = helm.shown.value?.over ?? false;
  return (
    <section class="watching" aria-label={t("watching.label")}>
      <Over />
      {!over && <p class="call-note">{t("turn.spectator")}</p>}
      {!over && <Follow />}
      <Seats />
      {!over && <LaidNote words={helm.story.value?.table.laid ?? null} />}
      <Standings />
      <Description />
    </section>
  );
}

function Follow() {
  const t = useWords("table");
  const helm = useHelm();
  const keep = (seat: string | null) => {
    helm.followed.value = seat;
    helm.follows.value = true;
  };
  const followed = helm.follows.value ? helm.followed.value : undefined;
  return (
    <div class="watching-follow">
      <span>{t("watching.follow")}</span>
      <Button size="small" aria-pressed={followed === null} onClick={() => keep(null)}>
        {t("watching.all")}
      </Button>
      {helm.story.value?.table.seats.map((card) => (
        <Button
          key={card.seat}
          size="small"
          aria-pressed={followed === card.seat}
          aria-label={t("watching.seat", { name: card.name })}
          onClick={() => keep(card.seat)}
        >
          <SeatChip seat={card.seat} />
        </Button>
      ))}
    </div>
  );
}
