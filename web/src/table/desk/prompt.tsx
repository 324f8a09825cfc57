/** Whose turn it is and what is awaited: the sentence everything else on the page answers. */
import { useWords } from "../../i18n";
import { connection } from "../../live";
import { comeBack } from "../../people/deeds";
import { Button, SeatChip } from "../../ui";
import { Advice, hasAdvice, PlayPicked } from "../choices/advice";
import { OfferCard } from "../choices/offer";
import { UnderWay } from "../choices/shortcuts";
import { useHelm } from "../context";
import { wide } from "../layout";
import { deciderBot, factsOf, isPassedAround, seatCard } from "../seats/seating";
import { Clock } from "./clock";
import { Instruments } from "./instruments";

export function Prompt() {
  const t = useWords("table");
  const helm = useHelm();
  const sight = helm.sight.value;
  if (sight === null) return null;
  const mine = helm.isLive.value && helm.myTurn.value;
  // On a small screen advice takes the place of the sentence, so that nothing moves under a finger.
  const advised = !wide.value && hasAdvice(helm.chooser);
  if (!wide.value && !advised && helm.offer.value !== null) {
    return (
      <section class="call call-offer" aria-label={t("areas.desk")}>
        <OfferCard />
      </section>
    );
  }
  return (
    <section class={mine ? "call call-mine" : "call"} aria-label={t("areas.desk")}>
      <div class="call-main">{advised ? <Advice /> : <Awaited />}</div>
      <div class="call-side">
        <Instruments />
        <Countdown />
      </div>
      {!wide.value && <PlayPicked />}
    </section>
  );
}

/** The clock of whoever decides. */
function Countdown() {
  const helm = useHelm();
  const deadline = helm.story.value?.table.deadline ?? null;
  if (deadline === null || !helm.isLive.value || helm.sight.value?.over) return null;
  return <Clock deadline={deadline} warn={helm.myTurn.value} />;
}

function Awaited() {
  const helm = useHelm();
  const sight = helm.sight.value;
  if (sight === null) return null;
  return (
    <>
      <Who />
      <p class="call-prompt" id="prompt" tabIndex={-1}>
        {sight.prompt}
      </p>
      {wide.value && <Deeds />}
    </>
  );
}

function Who() {
  const t = useWords("table");
  const helm = useHelm();
  const [story, sight] = [helm.story.value, helm.sight.value];
  if (story === null || sight === null) return null;
  const seat = sight.to_move;
  if (sight.over || seat === null) return <strong>{t("turn.over")}</strong>;
  if (seat === "chance") return <strong>{t("turn.chance")}</strong>;
  const card = seatCard(story.table, seat);
  const name = card?.name ?? seat;
  const colour = factsOf(sight, seat)?.name;
  const said = !helm.isLive.value
    ? t("turn.was", { name })
    : isPassedAround(story.table, seat)
      ? t("turn.yours", { name })
      : card?.you && card.stand_in === null
        ? t("turn.you")
        : t(deciderBot(card) === null ? "turn.of" : "turn.bot", { name });
  return (
    <span class="call-name">
      <SeatChip seat={seat} large />
      <span class="call-said">
        <strong>{said}</strong>
        {colour !== undefined && <span class="call-colour">{colour}</span>}
      </span>
    </span>
  );
}

function Sending() {
  const t = useWords("table");
  const helm = useHelm();
  if (helm.sending.value === null) return null;
  const key = connection.value === "open" ? "turn.sending" : "turn.sendingOffline";
  return (
    <p class="call-note" role="status">
      {t(key)}
    </p>
  );
}

function PassTheScreen() {
  const t = useWords("table");
  const helm = useHelm();
  const [story, sight, seat] = [helm.story.value, helm.sight.value, helm.passTo.value];
  if (story === null || sight === null || seat === null || seat !== sight.to_move) return null;
  const name = seatCard(story.table, seat)?.name ?? factsOf(sight, seat)?.name ?? seat;
  return (
    <p class="call-note call-pass" role="status">
      <SeatChip seat={seat} /> {t("turn.pass", { name, seat })}
    </p>
  );
}

/** What can be done besides choosing: undo, hurry the bots, take the seat back. */
export function Deeds() {
  const t = useWords("table");
  const helm = useHelm();
  const [story, sight] = [helm.story.value, helm.sight.value];
  if (story === null || sight === null || sight.over || !helm.isLive.value) return null;
  if (helm.isSpectator.value) return <p class="call-note">{t("turn.spectator")}</p>;
  const replaced = story.table.seats.find(
    // A bot that somebody else called in is announced, and ended, in a banner.
    (card) => card.yours && card.stand_in !== null && card.stand_in_by === null,
  );
  return (
    <div class="call-deeds">
      <Sending />
      <PassTheScreen />
      <UnderWay />
      {helm.botsPlay.value && (
        <Button size="small" icon="skip" onClick={() => helm.skip()}>
          {t("skip")}
        </Button>
      )}
      {(helm.myTurn.value || sight.can_undo) && (
        // It can be pressed even when nothing can be undone: the referee then says why.
        <Button
          size="small"
          icon="undo"
          class={sight.can_undo ? undefined : "undo-vain"}
          {...helm.chooser.plays("undo")}
          onClick={() => void helm.undo()}
        >
          {t("undo")}
        </Button>
      )}
      {replaced !== undefined && <TakeBack seat={replaced.seat} />}
    </div>
  );
}

function TakeBack({ seat }: { seat: string }) {
  const t = useWords("table");
  const helm = useHelm();
  return (
    <>
      <span class="call-note">{t("turn.standIn")}</span>
      <Button
        size="small"
        kind="primary"
        icon="person"
        onClick={() => void comeBack(helm.id, seat)}
      >
        {t("turn.takeBack")}
      </Button>
    </>
  );
}
