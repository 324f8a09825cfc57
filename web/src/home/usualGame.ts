/** Which game somebody most likely wants to play now, and against whom. */

import type { GameCard, TableCard } from "../api/types";

/** The bot that a newcomer can beat. */
const FOR_NEWCOMERS = "gentle";

/** The game played last; for somebody new, the one that is learned soonest. */
export function usualGame(
  games: readonly GameCard[],
  tables: readonly TableCard[],
): GameCard | null {
  const newestFirst = [...tables].sort((a, b) => b.created - a.created);
  for (const table of newestFirst) {
    const played = games.find((game) => game.id === table.game);
    if (played !== undefined) return played;
  }
  const toLearn = (game: GameCard) => game.first_race ?? Number.POSITIVE_INFINITY;
  return [...games].sort((a, b) => toLearn(a) - toLearn(b))[0] ?? null;
}

/** The kind of bot for somebody who has never finished this game; the game's own mix after that. */
export function easyBot(game: GameCard, tables: readonly TableCard[]): string | undefined {
  const knowsIt = tables.some((table) => table.game === game.id && table.status === "over");
  const has = game.bots.some((bot) => bot.name === FOR_NEWCOMERS);
  return knowsIt || !has ? undefined : FOR_NEWCOMERS;
}
