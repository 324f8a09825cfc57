/** Home: the shelf of games, the tables I sit at, the tables that anybody may join. */

import "./home.css";
import { useEffect } from "preact/hooks";
import type { GameCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { UseCodeForm } from "../identity/useCode";
import { keepFresh, me } from "../identity/visitor";
import { Heading, LinkButton, useTitle } from "../ui";
import { MyTables } from "./mine";
import { OpenTables } from "./openTables";
import { PlayNow } from "./playNow";
import { Seascape } from "./seascape";
import { Shelf } from "./shelf";

export function HomePage() {
  const t = useWords("home");
  useTitle(null);
  useEffect(keepFresh, []);
  const games = useAnswer<GameCard[]>("/api/games");
  const seated = (me.value?.tables.length ?? 0) > 0;
  return (
    <div class="home">
      <section class="hero">
        <Seascape />
        <div class="hero-words page-width">
          <Heading>{t("hero.title")}</Heading>
          <p>{t("hero.text")}</p>
          <PlayNow games={games.value} />
        </div>
      </section>
      <div class="home-columns page-width" data-seated={seated}>
        {seated && <MyTables />}
        <Shelf games={games} />
        <OpenTables />
        <section class="code-area" aria-labelledby="replay-title">
          <h2 id="replay-title">{t("replay.title")}</h2>
          <p>{t("replay.text")}</p>
          <LinkButton href="/replay">{t("replay.open")}</LinkButton>
        </section>
        <section class="code-area" aria-labelledby="code-title">
          <h2 id="code-title">{t("code.title")}</h2>
          <p>{t("code.text")}</p>
          <UseCodeForm />
        </section>
      </div>
    </div>
  );
}
