/**
 * A little race on a board of its own: to be stepped through, and to try other moves on. The
 * rulebook, the lessons and the puzzles show their positions with it.
 *
 *     <Study trial={new Trial(serviceSource({ game, scenario }), story)} label="Rule REG-44" />
 *
 * Keep the trial across renderings (`useMemo`); it starts when the study is shown.
 */
import "./study.css";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useWords } from "../i18n";
import { Button, Dialog, Icon, IconButton, Notice, type Sign } from "../ui";
import { watchFreshness } from "../ui/freshness";
import { Amounts, Question } from "./asked";
import { Instruments, StudyBoard } from "./board";
import { ChoiceButton, Choices, Hand, Refused } from "./choices";
import type { StudyAnswer } from "./source";
import { Told } from "./told";
import type { Trial } from "./trial";

export { type Drawings, type ExportedStudy, exportedSource, keptSource, keyOf } from "./exported";
export { type Start, type StudyAnswer, type StudySource, serviceSource } from "./source";
export { Trial } from "./trial";

interface StudyProps {
  trial: Trial;
  /** The board's accessible name. */
  label: string;
  /** Where a rule can be read; without it, in the rulebook of the game. */
  ruleHref?(rule: string): string;
  game: string;
  /** No stepping back: a puzzle or a lesson has buttons of its own. */
  bare?: boolean;
  /** Ids of things on the ground that are kept in view. */
  shows?: readonly string[];
  /** What is said while there is nothing else to say. */
  hint?: string;
  children?: ComponentChildren;
}

const NOTHING: readonly string[] = [];

export function Study(props: StudyProps) {
  const { trial, label, ruleHref, game, bare = false, shows = NOTHING, hint, children } = props;
  useEffect(watchFreshness, []);
  const t = useWords("study");
  useEffect(() => trial.embark(), [trial]);
  const trouble = trial.trouble.value;
  const answer = trial.answer.value;
  const href = ruleHref ?? ((rule: string) => `/rules/${game}#${rule}`);
  if (trouble !== null) {
    return (
      <Notice tone="alert">
        <p>{trouble}</p>
        <Button onClick={() => void trial.reset()}>{t("again")}</Button>
      </Notice>
    );
  }
  return (
    <div class="study" aria-busy={trial.busy.value}>
      <div class="study-parts">
        <div class="study-main">
          <StudyBoard trial={trial} label={label} shows={shows} />
          {!bare && <Steps trial={trial} />}
        </div>
        <div class="study-side">
          <div class="study-call">
            <p class="study-prompt" aria-live="polite">
              {answer?.sight.prompt ?? t("loading")}
            </p>
            <Instruments trial={trial} />
          </div>
          {!bare && answer !== null && isCutOff(answer) && <p class="study-note">{t("further")}</p>}
          {children}
          <Told trial={trial} ruleHref={href} {...(hint !== undefined && { hint })} />
          {answer?.draws && (
            <Button size="small" onClick={() => void trial.draw()}>
              {t("draw")}
            </Button>
          )}
          <Question trial={trial} ruleHref={href} />
          <Amounts trial={trial} />
          <Hand trial={trial} />
          <Choices trial={trial} />
          <Refused trial={trial} />
        </div>
      </div>
      <Several trial={trial} />
    </div>
  );
}

/** Somebody is to decide, but nobody here knows what: a single move from a file ends there. */
function isCutOff({ draws, sight }: StudyAnswer): boolean {
  return !sight.over && !draws && sight.choices.length === 0;
}

function Steps({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const at = trial.played.value.length;
  const of = trial.story.length;
  const onStory = trial.onStory.value;
  const where = onStory ? t(of === 0 ? "steps.none" : "steps.at", { at, of }) : t("steps.own");
  return (
    <div class="study-steps" role="toolbar" aria-label={t("steps.label")}>
      <Step name="reset" icon="first" off={at === 0} go={() => trial.reset()} />
      <Step name="back" icon="back" off={at === 0} go={() => trial.back()} />
      <span class="study-at">{where}</span>
      <Step
        name="forward"
        icon="forward"
        off={trial.next.value === null}
        go={() => trial.forward()}
      />
      <span class="study-zoom">
        <IconButton label={t("zoom.out")} icon="minus" onClick={() => trial.zoom(1 / 1.5)} />
        <IconButton label={t("zoom.all")} icon="fit" onClick={() => trial.zoom("all")} />
        <IconButton label={t("zoom.in")} icon="plus" onClick={() => trial.zoom(1.5)} />
      </span>
    </div>
  );
}

interface StepProps {
  name: "reset" | "back" | "forward";
  icon: Sign;
  /** A step that is not there; the button keeps its place and its focus. */
  off: boolean;
  go(): Promise<void>;
}

function Step({ name, icon, off, go }: StepProps) {
  const t = useWords("study");
  const label = t(`steps.${name}`);
  return (
    <button
      type="button"
      class="button button-quiet button-icon"
      data-step={name}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => void (off ? undefined : go())}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A click with several meanings. */
function Several({ trial }: { trial: Trial }) {
  const t = useWords("study");
  const asked = trial.chooser.asked.value;
  return (
    <Dialog open={asked !== null} title={t("several")} onClose={() => trial.chooser.dismiss()}>
      <ul class="study-choices">
        {asked?.map((choice) => (
          <li key={choice.action}>
            <ChoiceButton trial={trial} choice={choice} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
