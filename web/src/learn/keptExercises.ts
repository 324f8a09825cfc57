/**
 * First races and puzzles as they were written when the page was built (the service's
 * `learning/exercise_export.py`): everything that can be tried in them, with the referee's answers.
 * They are used where there is no connection.
 */
import type { components } from "../api/schema";
import { language } from "../i18n";
import { type Drawings, type ExportedStudy, keyOf } from "../study";
import { boardFile } from "../study/boardFiles";

type Schemas = components["schemas"];
export type TryAnswer = Schemas["TryAnswer"];
export type Solution = Schemas["Solution"];
/** What is tried: what was played since the exercise began, or the number of an answer. */
export type Wish = { entries: readonly string[] } | { answer: number };

/** As the addresses of the service have them. */
export type Course = "first-race" | "puzzles";

/** Everything that can be tried in one exercise. */
export interface KeptExercise extends ExportedStudy {
  tries: Record<string, TryAnswer>;
  answers: TryAnswer[];
  solution: Solution;
}

interface KeptCourse extends Drawings {
  /** As the service tells it to somebody who has done nothing yet. */
  card: unknown;
  exercises: Record<string, Omit<KeptExercise, keyof Drawings>>;
}

let last: { key: string; found: Promise<KeptCourse | null> } | null = null;

function keptCourse(game: string, course: Course): Promise<KeptCourse | null> {
  const key = `${language.peek()} ${game} ${course}`;
  if (last?.key !== key) {
    last = { key, found: boardFile<KeptCourse>(game, course).catch(() => null) };
  }
  const asked = last;
  void asked.found.then((found) => {
    // It may be there the next time.
    if (found === null && last === asked) last = null;
  });
  return asked.found;
}

/** The first race or the list of puzzles; null where it was not kept. */
export async function keptCard<Card>(game: string, course: Course): Promise<Card | null> {
  return ((await keptCourse(game, course))?.card ?? null) as Card | null;
}

export async function keptExercise(
  game: string,
  course: Course,
  id: string,
): Promise<KeptExercise | null> {
  const found = await keptCourse(game, course);
  const exercise = found?.exercises[id];
  return found && exercise ? { ...exercise, scenes: found.scenes, shapes: found.shapes } : null;
}

/** The referee's answer to a try, as far as it is known. */
export function answerIn(exercise: KeptExercise, wish: Wish): TryAnswer | null {
  if ("answer" in wish) return exercise.answers[wish.answer] ?? null;
  return exercise.tries[keyOf(wish.entries)] ?? null;
}
