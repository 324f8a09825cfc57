/** One button that starts a race against bots at once, in sight before anything else. */

import "./playNow.css";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { openTable, quickRace } from "../api/tables";
import type { GameCard } from "../api/types";
import { online } from "../device/online";
import { useWords } from "../i18n";
import { me, meTrouble } from "../identity/visitor";
import { PLACES, useKept } from "../shell/offline";
import { Button, LinkButton, Select, tellRefusal } from "../ui";
import { easyBot, usualGame } from "./usualGame";

export function PlayNow({ games }: { games: readonly GameCard[] | null }) {
  return games === null && !online.value ? <Meanwhile /> : <Start games={games} />;
}

/** What can be done until there is a connection. */
function Meanwhile() {
  const t = useWords("home");
  const word = useWords("common");
  const [first] = useKept().flatMap(({ game, name, files }) =>
    files.filter((file) => file !== "book").map((file) => ({ game, name, file })),
  );
  const what = first && `${word(`noConnection.file.${first.file}`)}, ${first.name}`;
  return (
    <div class="play-now">
      <p class="play-now-hint">{t("playNow.offline")}</p>
      {first && (
        <LinkButton kind="primary" size="large" href={`${PLACES[first.file]}/${first.game}`}>
          {t("playNow.meanwhile", { what })}
        </LinkButton>
      )}
    </div>
  );
}

function Start({ games }: { games: readonly GameCard[] | null }) {
  const t = useWords("home");
  const { route } = useLocation();
  const [picked, setPicked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const tables = me.value?.tables ?? [];
  // Until it is known what was played last, no game is named, so that none changes under a finger.
  const known = games !== null && (me.value !== null || meTrouble.value !== null);
  const game = known ? (games.find((one) => one.id === picked) ?? usualGame(games, tables)) : null;
  if (known && game === null) return null;
  const easy = game === null ? undefined : easyBot(game, tables);
  const play = async () => {
    if (game === null) return;
    setBusy(true);
    try {
      const table = await openTable(quickRace(game, easy));
      route(`/t/${table.id}`);
    } catch (error) {
      tellRefusal(error);
      setBusy(false);
    }
  };
  const count = game?.quick.bots.length ?? 1;
  return (
    <div class="play-now">
      <Select
        label={t("playNow.game")}
        value={game?.id ?? ""}
        items={(known ? (games ?? []) : []).map(({ id, name }) => ({ value: id, label: name }))}
        onValue={setPicked}
      />
      <Button kind="primary" size="large" icon="play" busy={busy || game === null} onClick={play}>
        {t("playNow.play")}
        <span class="unseen"> {t("playNow.against", { game: game?.name ?? "" })}</span>
      </Button>
      <p class="play-now-hint">
        {game !== null && t(easy ? "playNow.easy" : "playNow.hint", { count, length: game.length })}
      </p>
    </div>
  );
}
