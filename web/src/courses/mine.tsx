/** The courses I keep. */

import type { CourseCard, GameCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { Card, LinkButton } from "../ui";

export function MyCourses({ game, here }: { game: GameCard; here: string | null }) {
  const t = useWords("courses");
  const mine = useAnswer<CourseCard[]>(`/api/courses?game=${encodeURIComponent(game.id)}`);
  const others = (mine.value ?? []).filter((course) => course.id !== here);
  if (others.length === 0 && here === null) return null;
  return (
    <Card class="courses-card">
      <h2>{t("mine.title")}</h2>
      {others.length > 0 && (
        <ul class="courses-mine">
          {others.map((course) => (
            <li key={course.id}>
              <a href={`/courses/${course.id}`}>{course.name}</a>
              <span class="field-hint">
                {course.seats.length > 0
                  ? t("mine.seats", { seats: course.seats.join(", ") })
                  : t("mine.old")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {here !== null && (
        <LinkButton icon="plus" href={`/courses/new?game=${game.id}`}>
          {t("mine.new")}
        </LinkButton>
      )}
    </Card>
  );
}
