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
  return (
    <div class="example" data-open={scenario.id}>
      {scenario.note !== "" && <p class="example-note">{typeset(scenario.note)}</p>}
      <Study
        trial={trial}
        game={book.game}
        label={t("examples.board", { title: scenario.title })}
        ruleHref={(rule) => `#${rule}`}
      />
    </div>
  );
}

/** The beginning of an example as a still picture, for paper. */
function Still({ scenario }: { scenario: BookScenario }) {
  const { book } = useReading();
  const [answer, setAnswer] = useState<StudyAnswer | null>(null);
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
    if (answer?.ground == null || ground.current === null || board.current === null) return;
    void drawScene(answer.ground, ground.current);
    void drawScene(answer.sight.board, board.current);
  }, [answer]);
  return (
    <figure class="still" data-ready={answer !== null}>
      <div class="still-layers">
        <svg ref={ground} aria-hidden="true" />
        <svg ref={board} />
      </div>
      <figcaption>{typeset(scenario.title)}</figcaption>
    </figure>
  );
}
