/** A standing answer to offers of one kind: asked each time, or always answered the same way. */
import { useEffect, useId } from "preact/hooks";
import { useWords } from "../../i18n";
import type { Offer } from "../../live/wire";
import { Button } from "../../ui";
import { useHelm } from "../context";

/** Answers what has a standing answer, as soon as it is asked. */
export function useStandingAnswers(): void {
  const helm = useHelm();
  const [offer, standing] = [helm.offer.value, helm.standing.value];
  const answer = offer?.answers.find(({ tone }) => tone === standing[offer.rule])?.action;
  const seq = helm.shown.value?.seq;
  useEffect(() => {
    if (answer === undefined || seq === undefined || helm.standingSince.peek() === seq) return;
    void helm.play(answer);
  }, [helm, answer, seq]);
}

/** How offers like this one are to be answered from now on; this one is answered by hand. */
export function StandingAnswer({ offer }: { offer: Offer }) {
  const t = useWords("table");
  const helm = useHelm();
  const id = useId();
  const answers = offer.answers.filter(({ tone }) => tone !== "plain");
  if (answers.length !== 2 || answers[0]?.tone === answers[1]?.tone) return null;
  return (
    <p class="offer-standing">
      <label for={id}>{t("offer.standing")}</label>{" "}
      <select
        id={id}
        value={helm.standing.value[offer.rule] ?? "ask"}
        onChange={(event) => {
          const tone = event.currentTarget.value;
          const { [offer.rule]: _, ...others } = helm.standing.peek();
          const answer = answers.find((one) => one.tone === tone);
          helm.standingSince.value = helm.shown.peek()?.seq ?? -1;
          helm.standing.value = answer ? { ...others, [offer.rule]: tone as "yes" | "no" } : others;
          if (answer !== undefined) helm.chooser.choose(answer.action);
        }}
      >
        <option value="ask">{t("offer.ask")}</option>
        {answers.map(({ label, tone }) => (
          <option key={tone} value={tone}>
            {t("offer.always", { answer: label })}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Says that some offers are answered without asking, and takes that back. */
export function StandingNote() {
  const t = useWords("table");
  const helm = useHelm();
  if (Object.keys(helm.standing.value).length === 0) return null;
  return (
    <p class="call-note">
      {t("offer.answered")}{" "}
      <Button
        size="small"
        onClick={() => {
          helm.standing.value = {};
        }}
      >
        {t("offer.askAgain")}
      </Button>
    </p>
  );
}
