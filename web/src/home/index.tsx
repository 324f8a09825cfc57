/** Home: the shelf of games, the tables I sit at, the tables that anybody may join. */

import "./home.css";
import { useEffect } from "preact/hooks";
import { useWords } from "../i18n";
import { UseCodeForm } from "../identity/useCode";
import { keepFresh, me } from "../identity/visitor";
import { Heading, LinkButton, useTitle } from "../ui";
import { MyTables } from "./mine";
import { OpenTables } from "./openTables";
import { Seascape } from "./seascape";
import { Shelf } from "./shelf";

export function HomePage() {
  const t = useWords("home");
  useTitle(null);
  useEffect(keepFresh, []);
  const seated = (me.value?.tables.length ?? 0) > 0;
  return (
    <div class="home">
      <section class="hero">
        <Seascape />
        <div class="hero-words page-width">
          <Heading>{t("hero.title")}</Heading>
          <p>{t("hero.text")}</p>
        </div>
      </section>
      <div class="home-columns page-width" data-seated={seated}>
        {seated && <MyTables />}
        <Shelf />
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
