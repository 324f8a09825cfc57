/** The games, with their pictures; a race against bots is one click away. */

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { openTable, quickRace } from "../api/tables";
import type { GameCard } from "../api/types";
import type { Answer } from "../api/useAnswer";
import { online } from "../device/online";
import { shownTheme } from "../device/settings";
import { useWords } from "../i18n";
import { Button, Icon, LinkButton, Notice, Skeleton, tellRefusal } from "../ui";
import { seatRange } from "./words";

export function Shelf({ games }: { games: Answer<GameCard[]> }) {
  const t = useWords("home");
  return (
    <section class="shelf-area" aria-labelledby="shelf">
      <h2 id="shelf">{t("shelf.title")}</h2>
      {games.value === null && games.trouble && (
        <Unanswered message={games.trouble.message} again={games.again} />
      )}
      <ul class="shelf" data-count={games.value?.length ?? 1} aria-busy={games.value === null}>
        {games.value?.map((game) => (
          <GameBox key={game.id} game={game} />
        ))}
        {games.value === null && !games.trouble && <BoxSkeleton />}
      </ul>
    </section>
  );
}

function Unanswered({ message, again }: { message: string; again(): void }) {
  const t = useWords("home");
  if (!online.value) return <Notice>{t("shelf.offline")}</Notice>;
  return (
    <Notice tone="alert">
      <p>{message}</p>
      <Button onClick={again}>{t("again")}</Button>
    </Notice>
  );
}

function GameBox({ game }: { game: GameCard }) {
  const t = useWords("home");
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      const table = await openTable(quickRace(game));
      route(`/t/${table.id}`);
    } catch (error) {
      tellRefusal(error);
      setBusy(false);
    }
  };
  return (
    <li class="box">
      <div class="box-picture">
        <img
          src={`${game.picture}&theme=${shownTheme.value}`}
          alt={t("shelf.picture", { game: game.name })}
          width={640}
          height={400}
        />
      </div>
      <div class="box-words">
        <h3>{game.name}</h3>
        <p class="box-tagline">{game.tagline}</p>
        <ul class="box-facts">
          <li>
            <Icon name="open" />
            {t("shelf.players", { range: seatRange(game.seats) })}
          </li>
          <li>
            <Icon name="clock" />
            {game.length}
          </li>
        </ul>
        <div class="box-buttons">
          <Button kind="primary" size="large" icon="play" busy={busy} onClick={play}>
            {t("shelf.play")}
            <span class="unseen"> {game.name}</span>
          </Button>
          <LinkButton size="large" icon="plus" href={`/new/${game.id}`}>
            {t("shelf.newTable")}
            <span class="unseen"> {game.name}</span>
          </LinkButton>
          <LinkButton size="large" kind="quiet" icon="help" href={`/rules/${game.id}`}>
            {t("shelf.rules")}
            <span class="unseen"> {game.name}</span>
          </LinkButton>
        </div>
        {(game.first_race !== null || game.puzzles > 0 || game.course !== null) && (
          <p class="box-learn">
            {game.first_race !== null && (
              <a href={`/learn/${game.id}`}>
                <Icon name="flag" /> {t("shelf.learn", { count: game.first_race })}
                <span class="unseen"> {game.name}</span>
              </a>
            )}
            {game.puzzles > 0 && (
              <a href={`/puzzles/${game.id}`}>
                {t("shelf.puzzles")}
                <span class="unseen"> {game.name}</span>
              </a>
            )}
            {game.course !== null && (
              <a href={`/courses/new?game=${game.id}`}>
                {t("shelf.lay")}
                <span class="unseen"> {game.name}</span>
              </a>
            )}
          </p>
        )}
        <p class="box-hint">{t("shelf.hint", { count: game.quick.bots.length })}</p>
      </div>
    </li>
  );
}

function BoxSkeleton() {
  return (
    <li class="box">
      <div class="box-picture">
        <Skeleton block />
      </div>
      <div class="box-words">
        <Skeleton lines={4} />
      </div>
    </li>
  );
}
