/** Which course: that of the options, one of my own, or one shared with me. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { get, Refusal } from "../api/client";
import type { CourseCard, GameCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { FieldError, Select } from "../ui";
import { type Draft, onCourse } from "./draft";

interface Props {
  game: GameCard;
  draft: Draft;
  onChange(draft: Draft): void;
}

export function CourseField({ game, draft, onChange }: Props) {
  const t = useWords("newTable");
  const asked = useLocation().query.course;
  const mine = useAnswer<CourseCard[]>(`/api/courses?game=${encodeURIComponent(game.id)}`);
  const [shared, setShared] = useState<CourseCard | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // What is chosen while the course is on its way stays chosen.
  const newest = useRef(draft);
  newest.current = draft;
  // The address may name one: it is taken at once.
  useEffect(() => {
    if (asked === undefined) return;
    get<CourseCard>(`/api/courses/${encodeURIComponent(asked)}`).then(
      (course) => {
        if (course.game !== game.id) return;
        setShared(course);
        onChange(onCourse(newest.current, course, game));
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        setTrouble(error.message);
      },
    );
  }, [asked, game.id]);
  const fitting = (mine.value ?? []).filter((course) => course.seats.length > 0);
  const offered = [
    ...fitting,
    ...(shared && !fitting.some((course) => course.id === shared.id) ? [shared] : []),
  ];
  const name = (course: CourseCard) =>
    t(course.you_own ? "course.mine" : "course.theirs", {
      name: course.name,
      owner: course.owner,
    });
  return (
    <div class="course-field">
      <Select
        label={t("course.label")}
        hint={t("course.hint")}
        value={draft.course?.id ?? ""}
        items={[
          { value: "", label: t("course.usual") },
          ...offered.map((course) => ({ value: course.id, label: name(course) })),
        ]}
        onValue={(id) =>
          onChange(onCourse(draft, offered.find((course) => course.id === id) ?? null, game))
        }
      />
      {trouble && <FieldError>{trouble}</FieldError>}
      <p class="course-links">
        {draft.course && <a href={`/courses/${draft.course.id}`}>{t("course.look")}</a>}
        <a href={`/courses/new?game=${game.id}`}>{t("course.lay")}</a>
      </p>
    </div>
  );
}
