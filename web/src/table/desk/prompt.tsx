/** Whose turn it is and what is awaited: the sentence everything else on the page answers. */
import { useRef, useState } from "preact/hooks";
import { useWords } from "../../i18n";
import { connection } from "../../live";
import { comeBack } from "../../people/deeds";
import { Button, SeatChip } from "../../ui";
import { Explained } from "../../ui/explained";
import { useTerms } from "../../ui/explainedTerms";
import { Advice, hasAdvice, NotThis, PlayPicked } from "../choices/advice";
import { HintButton } from "../choices/hint";
import { OfferCard } from "../choices/offer";
import { UnderWay } from "../choices/shortcuts";
import { useHelm } from "../context";
import { wide } from "../layout";
import { NoticeCard } from "../notices/noticeCard";
import { deciderBot, factsOf, isPassedAround, seatCard } from "../seats/seating";
import { TakeBackButton } from "../seats/takeBack";
import { Clock } from "./clock";
import { Instruments } from "./instruments";
import { useRoomBelow } from "./roomBelow";

export function Prompt() {
  const t = useWords("table");
  const helm = useHelm();
  const place = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  // What a choice would bring is said here, on a small screen.
  const isAdvised = !wide.value && hasAdvice(helm.chooser);
  useRoomBelow(isAdvised, ".call-advice", place, room);
  const sight = helm.sight.value;
  if (sight === null) return null;
  const mine = helm.isLive.value && helm.myTurn.value;
  const asks = !wide.value && helm.offer.value !== null;
  // A notice is read in this place, unless that is said there or a question is asked.
  const notice = isAdvised || asks ? null : helm.notices.current.value;
  const looks = [
    "call",
    mine && notice === null && "call-mine",
    sight.over && "call-over",
    asks && "call-offer",
    notice !== null && "call-notice",
  ];
  return (
    <>
      <section ref={place} class={looks.filter(Boolean).join(" ")} aria-label={t("areas.desk")}>
        {asks ? (
          <OfferCard />
        ) : (
          <>
            <div class="call-main">
              {notice === null ? <Awaited /> : <NoticeCard notice={notice} />}
            </div>
            {!sight.over && (
              <div class="call-side">
                <Instruments />
                <Countdown />
              </div>
            )}
            {wide.value && notice === null && <Deeds />}
          </>
        )}
        {isAdvised && <AdviceAbove />}
      </section>
      <div class="call-room" ref={room} />
    </>
  );
}

/**
 * On a small screen advice lies over the sentence, and over the choices where it is longer: nothing
 * moves under a finger, and nothing is cut off.
 */
function AdviceAbove() {
  const { chooser } = useHelm();
  return (
    <div class="call-advice">
      <Advice />
      {chooser.selection.toPlay.value !== null && (
        <div class="call-confirm">
          <PlayPicked />
          <NotThis />
        </div>
      )}
    </div>
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
  const terms = useTerms(helm.story.value?.table.game);
  const [inside, setInside] = useState(false);
  const sight = helm.sight.value;
  if (sight === null) return null;
  return (
    <>
      <Who />
      <p
        class="call-prompt explained"
        id="prompt"
        tabIndex={-1}
        onFocusCapture={() => setInside(true)}
        onBlurCapture={() => setInside(false)}
      >
        {/* Tab comes to the choices first, and to these words from the sentence itself. */}
        <Explained text={sight.prompt} terms={terms} passedBy={!inside} />
      </p>
    </>
  );
}

function Who() {
  const t = useWords("table");
  const helm = useHelm();
  const [story, sight] = [helm.story.value, helm.sight.value];
  if (story === null || sight === null) return null;
  const seat = sight.to_move;
  // The sentence says it, and the result says more.
  if (sight.over && sight.ending !== null) return null;
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
  if (helm.isSpectator.value) return null;
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
      {(sight.can_undo || (helm.myTurn.value && sight.can_take_back !== "now")) && (
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
      <TakeBackButton />
      <HintButton />
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
