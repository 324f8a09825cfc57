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
    if (answer !== undefined && seq !== undefined) void helm.play(answer);
  }, [helm, answer, seq]);
}

/** How offers like this one are to be answered from now on. */
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
        value="ask"
        onChange={(event) => {
          const tone = event.currentTarget.value;
          if (tone === "ask") return;
          helm.standing.value = { ...helm.standing.peek(), [offer.rule]: tone as "yes" | "no" };
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
