/** The examples of a rule: their titles, and the one that is open as a live board. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { drawScene } from "../board";
import { language, useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { exportedSource, Study, type StudyAnswer, serviceSource, Trial } from "../study";
import { Icon } from "../ui";
import { type BookScenario, fetchStudy } from "./book";
import { useReading } from "./context";

/** How many are listed; the others are a click away. */
const FEW = 3;

export function Examples({ under, ids }: { under: string; ids: readonly string[] }) {
  const t = useWords("rules");
  const reading = useReading();
  const [all, setAll] = useState(false);
  const found = ids.flatMap((id) => reading.scenarios.get(id) ?? []);
  const opened = reading.opened.value;
  const shown = all ? found : found.slice(0, FEW);
  const [first] = found;
  if (first === undefined) return null;
  return (
    <div class="examples">
      <ul class="examples-list" aria-label={t("examples.of", { rule: under })}>
        {shown.map((one) => (
          <li key={one.id}>
            <ExampleButton under={under} scenario={one} />
            {opened === `${under} ${one.id}` && <Example key={language.value} scenario={one} />}
          </li>
        ))}
        {found.length > shown.length && (
          <li>
            <button type="button" class="example-more" onClick={() => setAll(true)}>
              {t("examples.more", { count: found.length - shown.length })}
            </button>
          </li>
        )}
      </ul>
      {reading.pictures.value && <Still scenario={first} />}
    </div>
  );
}

function ExampleButton({ under, scenario }: { under: string; scenario: BookScenario }) {
  const reading = useReading();
  const key = `${under} ${scenario.id}`;
  const open = reading.opened.value === key;
  return (
    <button
      type="button"
      class="example-button"
      data-scenario={scenario.id}
      aria-expanded={open}
      onClick={() => {
        reading.opened.value = open ? null : key;
      }}
    >
      <Icon name={open ? "down" : "play"} />
      <span>{typeset(scenario.title)}</span>
    </button>
  );
}

function sourceOf(game: string, scenario: BookScenario) {
  const service = serviceSource({ game, scenario: scenario.id });
  return exportedSource(() => fetchStudy(game, scenario.id), service);
}

function Example({ scenario }: { scenario: BookScenario }) {
  const t = useWords("rules");
  const { book } = useReading();
  const trial = useMemo(
    () => new Trial(sourceOf(book.game, scenario), scenario.story),
    [book, scenario],
  );
  const shown = useRef<HTMLDivElement>(null);
  // The board is in view as soon as there is one, and not only its upper edge.
  const drawn = trial.answer.value !== null;
  useEffect(() => {
    if (drawn) shown.current?.scrollIntoView({ block: "nearest" });
  }, [drawn]);
  return (
    <div class="example" data-open={scenario.id} ref={shown}>
      <Notice scenario={scenario} />
      <Study
        trial={trial}
        game={book.game}
        label={t("examples.board", { title: scenario.title })}
        ruleHref={(rule) => `#${rule}`}
      />
    </div>
  );
}

/** How many of its rules an example is about. */
const TOLD = 2;

/** What to look at in an example: what its first rules say, in a sentence each. */
function Notice({ scenario }: { scenario: BookScenario }) {
  const t = useWords("rules");
  const { book } = useReading();
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const told = scenario.rules
    .slice(0, TOLD)
    .flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
  return (
    <div class="example-note">
      <p>{t("examples.notice")}</p>
      <ul>
        {scenario.note !== "" && <li>{typeset(scenario.note)}</li>}
        {told.map((rule) => (
          <li key={rule.id}>
            {typeset(firstSentence(rule.statement))} <a href={`#${rule.id}`}>{rule.id}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? text;
}

/** The beginning of an example as a still picture, for paper. */
function Still({ scenario }: { scenario: BookScenario }) {
  const { book } = useReading();
  const [answer, setAnswer] = useState<StudyAnswer | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const ground = useRef<SVGSVGElement>(null);
  const board = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let gone = false;
    sourceOf(book.game, scenario)
      .look([])
      .then(
        (found) => !gone && setAnswer(found),
        (error: unknown) => console.warn(error),
      );
    return () => {
      gone = true;
    };
  }, [book, scenario]);
  useEffect(() => {
    if (answer === null || ground.current === null || board.current === null) return;
    if (answer.ground !== null) void drawScene(answer.ground, ground.current);
    void drawScene(answer.sight.board, board.current);
    setDrawn(true);
  }, [answer]);
  return (
    <figure class="still" data-ready={isDrawn}>
      <div class="still-layers">
        <svg ref={ground} aria-hidden="true" />
        <svg ref={board} />
      </div>
      <figcaption>{typeset(scenario.title)}</figcaption>
    </figure>
  );
}
