/**
 * What the rules say about a plan, and about every plan that is one choice away from it: the
 * service judges all of them by the very check that opens a table, so the form never offers what it
 * refuses.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal, send } from "../api/client";
import type { GameCard, NewTable, PlanVariant, PlanVerdicts, Verdict } from "../api/types";
import { type Draft, opted, resized, seatCounts, sorted, type Value, valueIn, wish } from "./draft";

/** A choice that is one click away: an option and its value, or the seats and how many. */
export type Choice = `${string}=${string}`;

export interface Judgement {
  /** What is wrong with the plan as it is. */
  readonly plan: Verdict | null;
  /** What would be wrong with each choice; those that are not here are fine. */
  readonly choices: ReadonlyMap<Choice, Verdict>;
}

export const SEATS = "seats";
const NOTHING: Judgement = { plan: null, choices: new Map() };

export function choice(key: string, value: Value | null): Choice {
  return `${key}=${String(value)}`;
}

/** Every plan that is one choice away. */
export function neighbours(game: GameCard, draft: Draft): [Choice, Draft][] {
  const found: [Choice, Draft][] = [];
  for (const count of seatCounts(game, draft)) {
    if (count !== draft.seats.length) {
      found.push([choice(SEATS, count), resized(draft, count, game)]);
    }
  }
  const { essential, more } = sorted(game, draft);
  for (const option of [...essential, ...more]) {
    for (const { value } of option.values ?? []) {
      if (value !== valueIn(draft, option)) {
        found.push([choice(option.key, value), opted(draft, option, value, game)]);
      }
    }
  }
  return found;
}

function variant(game: GameCard, draft: Draft): PlanVariant {
  const { options = {}, seats } = wish(game, draft);
  return { options, seats: seats.length };
}

/** A plan for which a name is still missing is judged all the same. */
function named(plan: NewTable): NewTable {
  return { ...plan, seats: plan.seats.map((seat) => ({ ...seat, name: seat.name || null })) };
}

/** Has the service judge a plan and its neighbours. */
export async function judged(game: GameCard, draft: Draft): Promise<Judgement> {
  const near = neighbours(game, draft);
  const answer = await send<PlanVerdicts>("POST", "/api/plans", {
    plan: named(wish(game, draft)),
    variants: near.map(([, plan]) => variant(game, plan)),
  });
  const choices = new Map<Choice, Verdict>();
  for (const [n, verdict] of answer.variants.entries()) {
    const id = near[n]?.[0];
    if (verdict !== null && id !== undefined) choices.set(id, verdict);
  }
  return { plan: answer.plan, choices };
}

/** What the rules say about the plan as it stands; until they have spoken, nothing is refused. */
export function useJudgement(game: GameCard, draft: Draft): Judgement {
  const [judgement, setJudgement] = useState(NOTHING);
  // Names and bots change nothing about the rules, so there is no need to ask again.
  const asked = JSON.stringify([
    variant(game, draft),
    draft.course?.id,
    draft.clock,
    draft.increment,
  ]);
  const newest = useRef(asked);
  newest.current = asked;
  useEffect(() => {
    judged(game, draft).then(
      (found) => {
        if (newest.current === asked) setJudgement(found);
      },
      (error: unknown) => {
        // Whoever opens the table is told what is wrong then.
        if (!(error instanceof Refusal)) throw error;
        setJudgement(NOTHING);
      },
    );
  }, [game, asked]);
  return judgement;
}
