/** One exercise: what is said, the board to do it on, and the referee's word on an attempt. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Study } from "../study";
import { RuleLink } from "../study/told";
import { Button, Icon } from "../ui";
import { Attempt, type ExerciseCard, type TryAnswer } from "./attempt";
import type { Course } from "./keptExercises";

interface Props {
  game: string;
  course: Course;
  card: ExerciseCard;
  onDone(): void;
  /** What can be done once it is solved. */
  next: ComponentChildren;
  /** What is said before anything is done. */
  children: ComponentChildren;
}

export function Exercise({ game, course, card, onDone, next, children }: Props) {
  const t = useWords("learn");
  // A new language brings a new card: what was tried stays.
  const latest = useRef(card);
  latest.current = card;
  const attempt = useMemo(
    () =>
      new Attempt({
        game,
        course,
        onDone,
        get card() {
          return latest.current;
        },
      }),
    [course, card.id],
  );
  useEffect(() => () => attempt.leave(), [attempt]);
  const { trial } = attempt;
  const verdict = attempt.verdict.value;
  return (
    <Study
      trial={trial}
      game={game}
      bare
      label={t("board", { title: card.title })}
      shows={card.shows}
      hint={t(card.answers.length > 0 ? "look" : "try")}
    >
      <div class="learn-words">{children}</div>
      {card.answers.length > 0 && <Answers attempt={attempt} labels={card.answers} />}
      {attempt.shown.value && <p class="learn-shown">{t("shown")}</p>}
      {verdict !== null && <Verdict game={game} attempt={attempt} verdict={verdict} next={next} />}
      {verdict === null && card.answers.length === 0 && card.moves > 1 && !attempt.shown.value && (
        <p class="learn-count">{t("moves", { count: card.moves })}</p>
      )}
      <Help attempt={attempt} hints={card.hints} />
    </Study>
  );
}

function Answers({ attempt, labels }: { attempt: Attempt; labels: readonly string[] }) {
  const t = useWords("learn");
  const chosen = attempt.answered.value;
  const outcome = attempt.verdict.value?.outcome;
  return (
    <ul class="learn-answers" aria-label={t("answers")}>
      {labels.map((label, number) => (
        <li key={number}>
          <button
            type="button"
            class="learn-answer"
            aria-pressed={chosen === number}
            data-outcome={chosen === number ? outcome : undefined}
            onClick={() => void attempt.answer(number)}
          >
            <span class="learn-letter" aria-hidden="true">
              {String.fromCharCode(97 + number)}
            </span>
            {typeset(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Verdict(props: {
  game: string;
  attempt: Attempt;
  verdict: TryAnswer;
  next: ComponentChildren;
}) {
  const { game, attempt, verdict } = props;
  const t = useWords("learn");
  const frame = useRef<HTMLDivElement>(null);
  const { outcome } = verdict;
  const closed = outcome !== "open";
  useEffect(() => {
    // Whoever tried something is looking at the board: bring the answer there.
    if (closed) frame.current?.scrollIntoView({ block: "nearest" });
  }, [verdict, closed]);
  const href = (rule: string) => `/rules/${game}#${rule}`;
  if (!closed && verdict.text === "" && verdict.rule === null) return null;
  return (
    <div ref={frame} class={`learn-verdict learn-${outcome}`} role="status">
      {closed && (
        <p class="learn-cheer">
          <Icon name={outcome === "done" ? "check" : "undo"} />
          {t(outcome === "done" ? "done" : "missed")}
        </p>
      )}
      {verdict.text !== "" && <p class="learn-said">{typeset(verdict.text)}</p>}
      {verdict.text === "" && outcome === "missed" && attempt.card.answers.length === 0 && (
        <p class="learn-said">{t("elsewhere")}</p>
      )}
      {verdict.rule !== null ? (
        <p>
          {typeset(verdict.reason)} <RuleLink rule={verdict.rule} href={href} />
        </p>
      ) : (
        outcome === "missed" && <Because verdict={verdict} href={href} />
      )}
      <p class="learn-buttons">
        {outcome === "done" && !attempt.shown.value ? (
          props.next
        ) : closed ? (
          <Button kind="primary" icon="undo" onClick={() => void attempt.again()}>
            {t("again")}
          </Button>
        ) : null}
      </p>
    </div>
  );
}

/** What the rules made of it: the last lines say most. */
function Because({ verdict, href }: { verdict: TryAnswer; href(rule: string): string }) {
  return (
    <>
      {verdict.lines.slice(-3).map((line, n) => (
        <p key={n}>
          {typeset(line.text)} <RuleLink rule={line.rule} href={href} />
        </p>
      ))}
    </>
  );
}

function Help({ attempt, hints }: { attempt: Attempt; hints: readonly string[] }) {
  const t = useWords("learn");
  const [given, setGiven] = useState(0);
  const over = attempt.verdict.value?.outcome === "done";
  if (over) return null;
  return (
    <div class="learn-help">
      {hints.slice(0, given).map((hint) => (
        <p key={hint} class="learn-hint">
          {typeset(hint)}
        </p>
      ))}
      <p class="learn-buttons">
        {given < hints.length && (
          <Button kind="quiet" size="small" icon="help" onClick={() => setGiven(given + 1)}>
            {t("hint")}
          </Button>
        )}
        {!attempt.shown.value && (
          <Button kind="quiet" size="small" icon="eye" onClick={() => void attempt.solve()}>
            {t("solve")}
          </Button>
        )}
        {attempt.shown.value && attempt.verdict.value === null && (
          <Button kind="primary" icon="undo" onClick={() => void attempt.again()}>
            {t("now")}
          </Button>
        )}
      </p>
    </div>
  );
}
