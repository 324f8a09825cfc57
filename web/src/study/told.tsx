/** What the referee says: to a question, about a choice that is looked at, or what just happened. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefereeWord } from "../choosing/referee";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import type { Sentence } from "../live/wire";
import { ShareQuestion } from "../question/share";
import { Button, Icon, IconButton } from "../ui";
import type { Trial } from "./trial";

interface Props {
  trial: Trial;
  ruleHref(rule: string): string;
}

export function Told({ trial, ruleHref, hint }: Props & { hint?: string }) {
  const t = useWords("study");
  const regarded = trial.chooser.selection.regarded.value;
  const word = trial.chooser.word.value;
  const answer = trial.answer.value;
  const last = answer?.entries.at(-1)?.lines ?? answer?.opening ?? [];
  const place = useRef<HTMLDivElement>(null);
  // It never shrinks before something is played: if what lies below moved up, the pointer would be on
  // something else, about which other words would be said, and so on for ever.
  const played = useRef(answer);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    if (played.current !== answer) element.style.minHeight = "";
    played.current = answer;
    element.style.minHeight = `${element.offsetHeight}px`;
  });
  return (
    <div class="study-told" aria-live="polite" ref={place}>
      {regarded !== null ? (
        <Ahead trial={trial} action={regarded} ruleHref={ruleHref} />
      ) : word !== null ? (
        <Said trial={trial} word={word} ruleHref={ruleHref} />
      ) : last.length > 0 ? (
        <Lines lines={last} ruleHref={ruleHref} />
      ) : (
        <p class="study-note">{hint ?? t("hint")}</p>
      )}
    </div>
  );
}

function Ahead({ trial, action, ruleHref }: Props & { action: string }) {
  const t = useWords("study");
  const { chooser } = trial;
  const preview = chooser.previews.shown.value;
  return (
    <>
      <p class="study-said">
        {/* Whoever listens has heard its name from what is pointed at. */}
        <strong aria-hidden="true">{chooser.labelOf(action)}</strong>
        {chooser.selection.toPlay.value === action && (
          <Button
            kind="primary"
            size="small"
            {...chooser.plays(action)}
            onClick={() => void chooser.play(action)}
          >
            {t("play", { choice: chooser.labelOf(action) })}
          </Button>
        )}
      </p>
      {preview?.warnings.map((one) => (
        <p key={`${one.rule} ${one.text}`} class="study-warning">
          <Icon name="warning" />
          <span>
            <span class="unseen">{t("beware")} </span>
            {typeset(one.text)} <RuleLink rule={one.rule} href={ruleHref} />
          </span>
        </p>
      ))}
      {preview && <Lines lines={preview.lines} ruleHref={ruleHref} />}
      {preview?.odds.map((one) => (
        <p key={one.text}>{t("odds", { text: one.text, ways: one.ways, of: one.of })}</p>
      ))}
    </>
  );
}

function Said({ trial, word, ruleHref }: Props & { word: RefereeWord }) {
  const t = useWords("study");
  const icon = { no: "flag", yes: "check", trouble: "warning" } as const;
  return (
    <div class={`study-word study-word-${word.kind}`}>
      <p class="study-said">
        <strong>
          <Icon name={icon[word.kind]} /> {t(`referee.${word.kind}`)}
        </strong>
        <IconButton
          label={t("referee.close")}
          icon="close"
          onClick={() => {
            trial.chooser.word.value = null;
          }}
        />
      </p>
      {word.about !== null && <p class="study-note">{t("referee.about", { what: word.about })}</p>}
      <p>
        {typeset(word.message)}{" "}
        {word.rule !== null && <RuleLink rule={word.rule} href={ruleHref} />}
      </p>
      <ShareFromStudy trial={trial} word={word} />
    </div>
  );
}

function ShareFromStudy({ trial, word }: { trial: Trial; word: RefereeWord }) {
  const { action } = word;
  if (action === undefined || word.kind !== "no" || word.rule === null) return null;
  return <ShareQuestion ask={() => trial.source.share(trial.played.peek(), action)} />;
}

function Lines({
  lines,
  ruleHref,
}: {
  lines: readonly Sentence[];
  ruleHref(rule: string): string;
}) {
  return (
    <>
      {lines.map((line, n) => (
        <p key={n}>
          {typeset(line.text)} <RuleLink rule={line.rule} href={ruleHref} />
        </p>
      ))}
    </>
  );
}

export function RuleLink({ rule, href }: { rule: string; href(rule: string): string }) {
  const t = useWords("study");
  if (rule === "") return null;
  return (
    <a class="study-rule" href={href(rule)} aria-label={t("readRule", { rule })}>
      {rule}
    </a>
  );
}
