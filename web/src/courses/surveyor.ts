/** Asks the service for the chart of a draft: one question at a time, always the newest next. */

import { Refusal, send } from "../api/client";
import type { Chart, ChartWish } from "../api/types";

export interface Surveyor {
  /** What is to be drawn and checked; a question that still waits is forgotten. */
  ask(wish: ChartWish): void;
  stop(): void;
}

/** `told` gets every chart, and whether it answers the newest question. */
export function surveyor(
  game: string,
  told: (chart: Chart, newest: boolean) => void,
  refused: (refusal: Refusal) => void,
): Surveyor {
  let waiting: ChartWish | null = null;
  let busy = false;
  let gone = false;

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (waiting !== null && !gone) {
      const wish: ChartWish = waiting;
      waiting = null;
      try {
        const path = `/api/games/${encodeURIComponent(game)}/chart`;
        const chart = await send<Chart>("POST", path, wish);
        if (!gone) told(chart, waiting === null);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!gone && waiting === null) refused(error);
      }
    }
    busy = false;
  };

  return {
    ask(wish) {
      waiting = wish;
      void work();
    },
    stop() {
      gone = true;
    },
  };
}
