/**
 * What a choice would bring, or what the referee answered, or how to ask. It stands where it can be
 * as long as it must: nothing that can be picked moves because of it.
 */
import type { Chooser } from "../../choosing/chooser";
import type { Preview, RefereeWord } from "../../choosing/referee";
import { fitting } from "../../device/pointing";
import { useWords } from "../../i18n";
import { askTable, ShareQuestion } from "../../question/share";
import { Button, Icon, IconButton, Tag } from "../../ui";
import { Explained } from "../../ui/explained";
import { useTerms } from "../../ui/explainedTerms";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { CardAdvice } from "../hand/cardAdvice";
import { wide } from "../layout";
import { Among } from "./among";
import { HintReason } from "./hint";
import { Odds } from "./odds";

/** Whether there is something to say besides how to ask. */
export function hasAdvice({ selection, hand, word }: Chooser): boolean {
  const { regarded, among } = selection;
  return (regarded.value ?? hand.shown.value ?? word.value) !== null || among.value.length > 0;
}

export function Advice() {
  const helm = useHelm();
  const t = useWords("table");
  if (!helm.isLive.value || helm.isSpectator.value || helm.sight.value?.over) return null;
  const idle = !hasAdvice(helm.chooser);
  return (
    <div class="advice">
      {/* How to ask is no news: only what was asked for is read out. */}
      <div aria-live="polite">{!idle && <Asked />}</div>
      {idle && (
        <p class="advice-hint">
          {helm.myTurn.value ? t(`choices.${fitting("hint")}`) : t("turn.wait")}
        </p>
      )}
    </div>
  );
}

/** What somebody points at or has chosen, or what the referee says. */
function Asked() {
  const { selection, hand, word: said } = useHelm().chooser;
  const [regarded, word, card] = [selection.regarded.value, said.value, hand.shown.value];
  if (regarded !== null) return <Ahead action={regarded} />;
  if (selection.among.value.length > 0) return <Among actions={selection.among.value} />;
  if (word !== null) return <Word word={word} />;
  return card === null ? null : <CardAdvice card={card} />;
}

function Ahead({ action }: { action: string }) {
  const t = useWords("table");
  const { chooser } = useHelm();
  const preview = chooser.previews.shown.value;
  const label = chooser.labelOf(action);
  const toPlay = chooser.selection.toPlay.value === action;
  const about = toPlay ? chooser.hand.of(action)?.about : "";
  return (
    <>
      <div class={toPlay && !wide.value ? "advice-head advice-told" : "advice-head"}>
        {/* The button says what it plays, here or, on a small screen, below. What is only pointed at
            has told its name to whoever listens: what it brings is all that is news. */}
        {!toPlay ? <strong aria-hidden="true">{label}</strong> : wide.value && <PlayPicked />}
        {preview?.ends_turn && <Tag>{t("preview.endsTurn")}</Tag>}
        {toPlay && wide.value && <NotThis />}
      </div>
      <HintReason action={action} />
      {preview === null ? (
        <Asking />
      ) : (
        <>
          <Foreseen preview={preview} />
          <Odds odds={preview.odds} />
        </>
      )}
      {about !== "" && <p class="advice-hint">{about}</p>}
    </>
  );
}

/** That the answer is on its way. Only the eye needs it: whoever listens waits for the answer. */
export function Asking() {
  const t = useWords("table");
  return (
    <p class="advice-hint" aria-hidden="true">
      {t("preview.asking")}
    </p>
  );
}

/** What a choice would bring, in sentences; the warnings come first. */
export function Foreseen({ preview }: { preview: Preview }) {
  const t = useWords("table");
  const { lines, warnings, odds } = preview;
  return (
    <ul class="advice-lines">
      <Warned warnings={warnings} />
      {lines.map((one) => (
        <li key={`${one.rule} ${one.text}`} class="explained">
          <Told text={one.text} />
        </li>
      ))}
      {lines.length + warnings.length + odds.length === 0 && <li>{t("preview.nothing")}</li>}
    </ul>
  );
}

/** The warnings of a choice alone. */
export function Warnings({ warnings }: Pick<Preview, "warnings">) {
  if (warnings.length === 0) return null;
  return (
    <ul class="advice-lines">
      <Warned warnings={warnings} />
    </ul>
  );
}

function Warned({ warnings }: Pick<Preview, "warnings">) {
  const t = useWords("table");
  return (
    <>
      {warnings.map((one) => (
        <li key={`${one.rule} ${one.text}`} class="advice-warning">
          <Icon name="warning" />
          <span class="explained">
            <span class="unseen">{t("preview.beware")} </span>
            <Told text={one.text} /> <RuleButton rule={one.rule} />
          </span>
        </li>
      ))}
    </>
  );
}

/** A sentence of the game, whose words can be asked about. */
function Told({ text }: { text: string }) {
  return <Explained text={text} terms={useTerms(useHelm().story.value?.table.game)} />;
}

/** Puts back what was picked. */
export function NotThis() {
  const t = useWords("table");
  const { selection } = useHelm().chooser;
  return (
    <IconButton label={t("preview.cancel")} icon="close" onClick={() => selection.choose(null)} />
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
        <ShareFromTable word={word} />
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
      <p id="referee-word" class="explained">
        <Told text={word.message} /> {word.rule !== null && <RuleButton rule={word.rule} />}
      </p>
    </div>
  );
}

/** The question as a link, while it can be asked: whoever decides asked about an action. */
function ShareFromTable({ word }: { word: RefereeWord }) {
  const helm = useHelm();
  const { action } = word;
  if (action === undefined || word.kind !== "no" || word.rule === null || !helm.myTurn.value) {
    return null;
  }
  return <ShareQuestion sign ask={() => askTable(helm.id, action)} />;
}
