/**
 * What a choice would bring, or what the referee answered, or how to ask; in a place that keeps
 * its height, so that nothing jumps under a finger.
 */
import type { RefereeWord } from "../../choosing/refereeWord";
import { useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import type { PreviewAnswer } from "../../live/wire";
import { Button, Icon, IconButton, Tag } from "../../ui";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { CardAdvice } from "../hand/cardAdvice";
import type { Helm } from "../helm";
import { finger, wide } from "../layout";
import { Odds } from "./odds";
import { usePlays } from "./plays";

/** Whether there is something to say besides how to ask. */
export function hasAdvice(helm: Helm): boolean {
  const regarded = helm.selection.regarded.value ?? helm.hand.shown.value;
  return regarded !== null || helm.word.value !== null;
}

export function Advice() {
  const helm = useHelm();
  const t = useWords("table");
  const regarded = helm.selection.regarded.value;
  const word = helm.word.value;
  const card = helm.hand.shown.value;
  const hint = finger.value ? t("choices.hintTouch") : t("choices.hint");
  if (!helm.isLive.value || helm.isSpectator.value || helm.sight.value?.over) return null;
  return (
    <div class="advice" aria-live="polite">
      {regarded !== null ? (
        <Ahead action={regarded} />
      ) : word !== null ? (
        <Word word={word} />
      ) : card !== null ? (
        <CardAdvice card={card} />
      ) : (
        <p class="advice-hint">{helm.myTurn.value ? hint : t("turn.wait")}</p>
      )}
    </div>
  );
}

function Ahead({ action }: { action: string }) {
  const t = useWords("table");
  const helm = useHelm();
  const preview = helm.previews.shown.value;
  const label = helm.labelOf(action);
  const toPlay = helm.selection.toPlay.value === action;
  return (
    <>
      <div class={toPlay && !wide.value ? "advice-head advice-told" : "advice-head"}>
        {/* The button says what it plays, here or, on a small screen, below. */}
        {!toPlay ? <strong>{label}</strong> : wide.value && <PlayPicked />}
        {preview?.ends_turn && <Tag>{t("preview.endsTurn")}</Tag>}
        {wide.value && toPlay && (
          <IconButton
            label={t("preview.cancel")}
            icon="close"
            onClick={() => helm.selection.choose(null)}
          />
        )}
      </div>
      {preview === null ? (
        <p class="advice-hint">{t("preview.asking")}</p>
      ) : (
        <>
          <Foreseen preview={preview} />
          <Odds odds={preview.odds} />
        </>
      )}
    </>
  );
}

/** What a choice would bring, in sentences; what may be regretted comes first. */
export function Foreseen({ preview }: { preview: PreviewAnswer }) {
  const t = useWords("table");
  const { lines, warnings, odds } = preview;
  return (
    <ul class="advice-lines">
      {warnings.map((one) => (
        <li key={`${one.rule} ${one.text}`} class="advice-warning">
          <Icon name="warning" />
          <span>
            <span class="unseen">{t("preview.beware")} </span>
            {one.text} <RuleButton rule={one.rule} />
          </span>
        </li>
      ))}
      {lines.map((one) => (
        <li key={`${one.rule} ${one.text}`}>{one.text}</li>
      ))}
      {lines.length + warnings.length + odds.length === 0 && <li>{t("preview.nothing")}</li>}
    </ul>
  );
}

/** The second half of picking: plays what was picked, and says what that is. */
export function PlayPicked() {
  const t = useWords("table");
  const helm = useHelm();
  const plays = usePlays();
  const action = helm.selection.toPlay.value;
  if (action === null) return null;
  return (
    <Button
      kind="primary"
      size="small"
      class="play-picked"
      {...plays(action)}
      onClick={() => void helm.play(action)}
    >
      {t("preview.play", { choice: helm.labelOf(action) })}
    </Button>
  );
}

function Word({ word }: { word: RefereeWord }) {
  const t = useWords("table");
  const helm = useHelm();
  const icon = { no: "flag", yes: "check", trouble: "warning" } as const;
  return (
    <div class={`referee referee-${word.kind}`}>
      <div class="advice-head">
        <strong>
          <Icon name={icon[word.kind]} />
          {t(`referee.${word.kind}`)}
        </strong>
        <IconButton
          label={t("referee.close")}
          icon="close"
          onClick={() => {
            helm.word.value = null;
          }}
        />
      </div>
      {word.about !== null && (
        <p class="advice-about">{t("referee.about", { action: word.about })}</p>
      )}
      <p id="referee-word">
        {typeset(word.message)} {word.rule !== null && <RuleButton rule={word.rule} />}
      </p>
    </div>
  );
}
