/** The puzzles of a game: the list, and one of them on the board. */
import "./learn.css";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { components } from "../api/schema";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { loadMe, me, meTrouble } from "../identity/visitor";
import { RuleLink } from "../study/told";
import { Button, Heading, Icon, LinkButton, Tag, useTitle } from "../ui";
import { Waiting } from "../ui/waiting";
import { Exercise } from "./exercise";
import { nextPuzzle } from "./progress";
import { solvedMeanwhile } from "./toTell";
import { useCourse } from "./useCourse";

type PuzzleShelf = components["schemas"]["PuzzleShelf"];
type PuzzleCard = components["schemas"]["PuzzleCard"];

export function PuzzlesPage({ game, id }: { game: string; id?: string }) {
  // What is solved is kept with the visitor, so there has to be one first.
  useEffect(() => void loadMe(), []);
  if (me.value === null && meTrouble.value === null) return <Frame heading={null} />;
  return <Shelf key={game} game={game} {...(id !== undefined && { id })} />;
}

function Frame({ heading, trouble }: { heading: string | null; trouble?: string }) {
  const t = useWords("learn");
  return (
    <div class="learn page-width">
      {heading !== null && <Heading>{heading}</Heading>}
      <Waiting trouble={trouble ?? null} home={t("home")} />
    </div>
  );
}

function Shelf({ game, id }: { game: string; id?: string }) {
  const t = useWords("learn");
  const found = useCourse<PuzzleShelf>(game, "puzzles");
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const shelf = found.value;
  const puzzle = shelf?.puzzles.find((one) => one.id === id);
  useTitle(puzzle?.title ?? (shelf ? t("puzzlesOf", { game: shelf.name }) : t("puzzles")));
  if (shelf === null) {
    return (
      <Frame heading={t("puzzles")} {...(found.trouble && { trouble: found.trouble.message })} />
    );
  }
  const solved = new Set([...shelf.solved, ...solvedMeanwhile(game, "puzzles"), ...fresh]);
  if (id === undefined) return <List shelf={shelf} solved={solved} />;
  if (puzzle === undefined) return <Frame heading={t("puzzles")} trouble={t("noPuzzle", { id })} />;
  const onDone = () => setFresh((before) => new Set(before).add(puzzle.id));
  return <One key={id} shelf={shelf} puzzle={puzzle} solved={solved} onDone={onDone} />;
}

function List({ shelf, solved }: { shelf: PuzzleShelf; solved: ReadonlySet<string> }) {
  const t = useWords("learn");
  return (
    <div class="learn page-width">
      <p class="learn-name">{shelf.name}</p>
      <Heading>{t("puzzlesOf", { game: shelf.name })}</Heading>
      <p class="learn-text">
        {t("puzzlesText")} {t("solved", { count: solved.size, of: shelf.puzzles.length })}
      </p>
      <ol class="learn-puzzles">
        {shelf.puzzles.map((puzzle, n) => (
          <li key={puzzle.id} data-solved={solved.has(puzzle.id)}>
            <a href={`/puzzles/${shelf.game}/${puzzle.id}`}>
              <span class="learn-puzzle-number" aria-hidden="true">
                {solved.has(puzzle.id) ? <Icon name="check" /> : n + 1}
              </span>
              <span class="learn-puzzle-title">{typeset(puzzle.title)}</span>
              <span class="learn-puzzle-kind">{t(`kind.${puzzle.kind}`)}</span>
              {solved.has(puzzle.id) && <span class="unseen">{t("isSolved")}</span>}
            </a>
          </li>
        ))}
      </ol>
      <p class="learn-buttons">
        <LinkButton icon="flag" href={`/learn/${shelf.game}`}>
          {t("toFirstRace")}
        </LinkButton>
      </p>
    </div>
  );
}

interface OneProps {
  shelf: PuzzleShelf;
  puzzle: PuzzleCard;
  solved: ReadonlySet<string>;
  onDone(): void;
}

function One({ shelf, puzzle, solved, onDone }: OneProps) {
  const t = useWords("learn");
  const { route } = useLocation();
  const next = nextPuzzle(shelf.puzzles, solved, puzzle.id);
  const list = `/puzzles/${shelf.game}`;
  const onNext = () => route(next === null ? list : `${list}/${next}`);
  return (
    <div class="learn page-width">
      <p class="learn-name">
        <a href={list}>{t("puzzlesOf", { game: shelf.name })}</a>
      </p>
      <Heading>{typeset(puzzle.title)}</Heading>
      <section class="learn-step" aria-label={puzzle.title}>
        <Exercise
          game={shelf.game}
          course="puzzles"
          card={puzzle}
          onDone={onDone}
          next={
            <Button kind="primary" size="large" icon="forward" onClick={onNext}>
              {next === null ? t("allSolved") : t("nextPuzzle")}
            </Button>
          }
        >
          <p class="learn-number">
            <Tag>{t(`kind.${puzzle.kind}`)}</Tag>{" "}
            {solved.has(puzzle.id) && <Tag tone="good">{t("isSolved")}</Tag>}
          </p>
          <p class="learn-text">{typeset(puzzle.text)}</p>
        </Exercise>
        <p class="learn-rules">
          {t("about")}{" "}
          {puzzle.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} href={(one) => `/rules/${shelf.game}#${one}`} />
          ))}
        </p>
      </section>
    </div>
  );
}
