/** The first race of a game: one step at a time, to be left and resumed at any moment. */
import "./learn.css";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { components } from "../api/schema";
import { openTable, quickRace } from "../api/tables";
import type { GameCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { loadMe, me, meTrouble } from "../identity/visitor";
import { Button, Card, Heading, LinkButton, Notice, Skeleton, tellRefusal, useTitle } from "../ui";
import { Explained } from "../ui/explained";
import { Exercise } from "./exercise";
import { resumed } from "./progress";
import { solvedMeanwhile } from "./toTell";
import { useCourse } from "./useCourse";

type FirstRace = components["schemas"]["FirstRace"];

export function LearnPage({ game }: { game: string }) {
  // What is learnt is kept with the visitor, so there has to be one first.
  useEffect(() => void loadMe(), []);
  const known = me.value !== null || meTrouble.value !== null;
  return known ? <Course key={game} game={game} /> : <Waiting />;
}

function Waiting() {
  return (
    <div class="learn page-width">
      <Card>
        <Skeleton lines={6} />
      </Card>
    </div>
  );
}

function Course({ game }: { game: string }) {
  const t = useWords("learn");
  const found = useCourse<FirstRace>(game, "first-race");
  useTitle(found.value?.title ?? t("title"));
  if (found.value !== null) return <Steps key={game} race={found.value} />;
  if (!found.trouble) return <Waiting />;
  return (
    <div class="learn page-width">
      <Heading>{t("title")}</Heading>
      <Notice tone="alert">
        <p>{found.trouble.message}</p>
        <LinkButton href="/">{t("home")}</LinkButton>
      </Notice>
    </div>
  );
}

function Steps({ race }: { race: FirstRace }) {
  const t = useWords("learn");
  const [done, setDone] = useState<ReadonlySet<string>>(
    () => new Set([...race.done, ...solvedMeanwhile(race.game, "first-race")]),
  );
  // One beyond the last step is the end.
  const end = race.steps.length;
  const [at, setAt] = useState(() => resumed(race.steps, done) ?? end);
  const step = race.steps[at];
  const go = (to: number) => {
    setAt(Math.min(Math.max(to, 0), end));
    scrollTo({ top: 0 });
  };
  return (
    <div class="learn page-width">
      <header class="learn-head">
        <div>
          <p class="learn-name">
            {race.name} · {t("minutes", { count: race.minutes })}
          </p>
          <Heading>{race.title}</Heading>
        </div>
        <Dots race={race} at={at} done={done} onGo={go} />
      </header>
      {step === undefined ? (
        <End race={race} onBack={() => go(0)} />
      ) : (
        <section key={step.id} class="learn-step" aria-labelledby="learn-step">
          <Exercise
            key={step.id}
            game={race.game}
            course="first-race"
            card={step}
            onDone={() => setDone((before) => new Set(before).add(step.id))}
            next={<Next onClick={() => go(at + 1)} last={at + 1 === end} />}
          >
            <p class="learn-number">{t("step", { at: at + 1, of: end })}</p>
            <h2 id="learn-step">{typeset(step.title)}</h2>
            {at === 0 && <p class="learn-welcome">{typeset(race.welcome)}</p>}
            <p class="learn-text explained">
              <Explained text={step.text} terms={race.glossary} />
            </p>
          </Exercise>
          <p class="learn-foot">
            {at > 0 && (
              <Button kind="quiet" icon="back" onClick={() => go(at - 1)}>
                {t("back")}
              </Button>
            )}
            <Button kind="quiet" icon="forward" onClick={() => go(at + 1)}>
              {done.has(step.id) ? t("on") : t("skip")}
            </Button>
            <LinkButton kind="quiet" icon="close" href="/">
              {t("leave")}
            </LinkButton>
          </p>
        </section>
      )}
    </div>
  );
}

function Next({ onClick, last }: { onClick(): void; last: boolean }) {
  const t = useWords("learn");
  return (
    <Button kind="primary" size="large" icon="forward" onClick={onClick}>
      {last ? t("finish") : t("next")}
    </Button>
  );
}

interface DotsProps {
  race: FirstRace;
  at: number;
  done: ReadonlySet<string>;
  onGo(to: number): void;
}

function Dots({ race, at, done, onGo }: DotsProps) {
  const t = useWords("learn");
  return (
    <nav aria-label={t("progress", { done: done.size, of: race.steps.length })}>
      <ol class="learn-dots">
        {race.steps.map((step, n) => {
          const title = t(done.has(step.id) ? "dotDone" : "dot", { at: n + 1, title: step.title });
          return (
            <li key={step.id}>
              <button
                type="button"
                class="learn-dot"
                data-done={done.has(step.id)}
                aria-current={n === at ? "step" : undefined}
                aria-label={title}
                title={title}
                onClick={() => onGo(n)}
              >
                {done.has(step.id) ? "✓" : n + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** From here into a real race. */
function End({ race, onBack }: { race: FirstRace; onBack(): void }) {
  const t = useWords("learn");
  const { route } = useLocation();
  const card = useAnswer<GameCard>(`/api/games/${race.game}`);
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (card.value === null) return;
    setBusy(true);
    try {
      const table = await openTable(quickRace(card.value, race.bot));
      route(`/t/${table.id}`);
    } catch (error) {
      tellRefusal(error);
      setBusy(false);
    }
  };
  return (
    <Card class="learn-end">
      <h2>{t("end")}</h2>
      <p class="learn-text">{typeset(race.farewell)}</p>
      {card.value === null && card.trouble !== null && <p>{card.trouble.message}</p>}
      <p class="learn-buttons">
        <Button
          kind="primary"
          size="large"
          icon="play"
          busy={busy || (card.value === null && card.trouble === null)}
          disabled={card.value === null}
          onClick={play}
        >
          {t("race")}
        </Button>
        <LinkButton size="large" href={`/puzzles/${race.game}`}>
          {t("toPuzzles")}
        </LinkButton>
        <Button kind="quiet" size="large" icon="repeat" onClick={onBack}>
          {t("repeat")}
        </Button>
      </p>
    </Card>
  );
}
