/** What is kept for when there is no connection, and under which names. */

export const LESSONS = "layline-lessons";
export const boardsOf = (game: string, lang: string) => `layline-boards ${game} ${lang}`;

/** Every cache with files of these kinds. */
export const isKept = (cache: string): boolean =>
  cache === LESSONS || cache.startsWith(boardsOf("", "").trimEnd());

/** What there is to learn of a game, as its files are named. */
export const LESSON_FILES = ["book", "first-race", "puzzles"] as const;
export type LessonFile = (typeof LESSON_FILES)[number];
