/** Laying a course: a new one (`/courses/new?game=…`), or one that is kept (`/courses/<id>`). */

import "./courses.css";
import { useLocation } from "preact-iso";
import type { CourseView, GameCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { Heading, LinkButton, useTitle } from "../ui";
import { Waiting } from "../ui/waiting";
import { Editor } from "./editor";

const COURSE_ID = /^[a-z2-7]{16}$/;

export function CoursePage({ id }: { id: string }) {
  const { query } = useLocation();
  const t = useWords("courses");
  if (id !== "new" && !COURSE_ID.test(id)) return <NoCourse trouble={t("missing")} />;
  if (id !== "new") return <KeptCourse key={id} id={id} />;
  const game = query.game;
  return game === undefined ? <WhichGame /> : <NewCourse key={game} game={game} />;
}

/** A page that could not be shown, or not yet. */
function NoCourse({ trouble }: { trouble: string | null }) {
  const t = useWords("courses");
  useTitle(t("title"));
  return (
    <div class="page-width courses-wait">
      <Heading>{t("title")}</Heading>
      <Waiting trouble={trouble} home={t("home")} />
    </div>
  );
}

function NewCourse({ game: id }: { game: string }) {
  const t = useWords("courses");
  const game = useAnswer<GameCard>(`/api/games/${encodeURIComponent(id)}`);
  if (game.value === null) return <NoCourse trouble={game.trouble?.message ?? null} />;
  if (game.value.course === null) {
    return <NoCourse trouble={t("fixed", { game: game.value.name })} />;
  }
  return <Editor game={game.value} kept={null} />;
}

function KeptCourse({ id }: { id: string }) {
  const kept = useAnswer<CourseView>(`/api/courses/${encodeURIComponent(id)}`);
  if (kept.value === null) return <NoCourse trouble={kept.trouble?.message ?? null} />;
  return <WithGame kept={kept.value} />;
}

function WithGame({ kept }: { kept: CourseView }) {
  const game = useAnswer<GameCard>(`/api/games/${encodeURIComponent(kept.game)}`);
  if (game.value === null) return <NoCourse trouble={game.trouble?.message ?? null} />;
  return <Editor game={game.value} kept={kept} />;
}

function WhichGame() {
  const t = useWords("courses");
  const games = useAnswer<GameCard[]>("/api/games");
  useTitle(t("title"));
  const laid = games.value?.filter((game) => game.course !== null) ?? [];
  return (
    <div class="page-width courses-wait">
      <Heading>{t("title")}</Heading>
      <p>{t("which")}</p>
      <ul class="courses-games">
        {laid.map((game) => (
          <li key={game.id}>
            <LinkButton size="large" href={`/courses/new?game=${game.id}`}>
              {game.name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
