/**
 * What a choice would bring, or what the referee answered, or how to ask; in a place that keeps
 * its height, so that nothing jumps under a finger.
 */
import type { Chooser } from "../../choosing/chooser";
import type { Preview, RefereeWord } from "../../choosing/referee";
import { finger } from "../../device/pointing";
import { useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import { Button, Icon, IconButton, Tag } from "../../ui";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { CardAdvice } from "../hand/cardAdvice";
import { wide } from "../layout";
import { Odds } from "./odds";

/** Whether there is something to say besides how to ask. */
export function hasAdvice({ selection, hand, word }: Chooser): boolean {
  return (selection.regarded.value ?? hand.shown.value ?? word.value) !== null;
}

export function Advice() {
  const helm = useHelm();
  const t = useWords("table");
  const { selection, hand, word: said } = helm.chooser;
  const regarded = selection.regarded.value;
  const word = said.value;
  const card = hand.shown.value;
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
  const { chooser } = useHelm();
  const preview = chooser.previews.shown.value;
  const label = chooser.labelOf(action);
  const toPlay = chooser.selection.toPlay.value === action;
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
            onClick={() => chooser.selection.choose(null)}
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

/** What a choice would bring, in sentences; the warnings come first. */
export function Foreseen({ preview }: { preview: Preview }) {
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
  const { chooser } = useHelm();
  const action = chooser.selection.toPlay.value;
  if (action === null) return null;
  return (
    <Button
      kind="primary"
      size="small"
      class="play-picked"
      {...chooser.plays(action)}
      onClick={() => void chooser.play(action)}
    >
      {t("preview.play", { choice: chooser.labelOf(action) })}
    </Button>
  );
}

function Word({ word }: { word: RefereeWord }) {
  const t = useWords("table");
  const { chooser } = useHelm();
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
            chooser.word.value = null;
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
