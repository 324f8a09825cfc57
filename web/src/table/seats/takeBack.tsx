/** Taking back a whole turn: the button for it, and the question to everybody else. */
import { useSignal } from "@preact/signals";
import { lastInput } from "../../device/pointing";
import { useWords } from "../../i18n";
import { answerTakeBack, takeTurnBack } from "../../people/deeds";
import { Button, Icon } from "../../ui";
import { useHelm } from "../context";

/** The request that stands; it lapses as soon as anything is played. */
function useRequest() {
  const helm = useHelm();
  const request = helm.story.value?.table.take_back ?? null;
  return request !== null && request.seq === helm.shown.value?.seq ? request : null;
}

/** Against bots in one's own turn; where others play, also in theirs. */
export function TakeBackButton() {
  const t = useWords("table");
  const helm = useHelm();
  const request = useRequest();
  /** The moment at which a finger has asked for it, and has to confirm. */
  const sure = useSignal<number | null>(null);
  const sight = helm.shown.value;
  const way = sight?.can_take_back ?? null;
  if (sight === null || way === null || sight.seat === null || request !== null) return null;
  if (way === "now" && !helm.myTurn.value) return null;
  const { seat, seq } = sight;
  const takeBack = () => void takeTurnBack(helm.id, seat, seq);
  if (sure.value === seq) {
    return (
      <>
        <Button
          size="small"
          kind="primary"
          icon="undo"
          {...helm.chooser.plays("take-back, surely")}
          onClick={takeBack}
        >
          {t("takeBack.sure")}
        </Button>
        <Button size="small" onClick={() => (sure.value = null)}>
          {t("takeBack.not")}
        </Button>
      </>
    );
  }
  return (
    <Button
      size="small"
      icon="undo"
      {...helm.chooser.plays("take-back")}
      onClick={() => {
        // A finger finds a button by mistake more easily, and a turn with all its answers is much.
        if (way === "now" && lastInput() === "touch") sure.value = seq;
        else takeBack();
      }}
    >
      {t(way === "now" ? "takeBack.now" : "takeBack.ask")}
    </Button>
  );
}

/** What the others are asked, and for whoever asked: who has still to answer. */
export function TakeBackQuestion() {
  const t = useWords("table");
  const helm = useHelm();
  const request = useRequest();
  if (request === null || helm.isSpectator.value) return null;
  const { name, waiting, yours, answer } = request;
  const say = (agree: boolean) => void answerTakeBack(helm.id, agree);
  return (
    <div class="banner banner-people" role="status">
      <Icon name="undo" />
      <span>
        {yours
          ? t("takeBack.asked", { names: waiting.join(", ") })
          : t(answer ? "takeBack.question" : "takeBack.agreed", { name })}
      </span>
      {answer && (
        <Button size="small" kind="primary" onClick={() => say(true)}>
          {t("takeBack.agree")}
        </Button>
      )}
      {(answer || yours) && (
        <Button size="small" onClick={() => say(false)}>
          {t(yours ? "takeBack.withdraw" : "takeBack.decline")}
        </Button>
      )}
    </div>
  );
}
