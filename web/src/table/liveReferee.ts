/** The referee of a table: the service, asked over the live connection. */
import { clickWord, type Meant, type Referee, type RefereeWord } from "../choosing/referee";
import { words } from "../i18n";
import { answered } from "../live/asking";
import type { Refused } from "../live/wire";
import { actionsOf } from "./choices/sequence";

/** Asks about the newest position of a table; what is played there is another matter. */
export function liveReferee(table: string): Omit<Referee, "play"> {
  return {
    async whyNot(action, about) {
      const answer = await answered<"why_not">({ type: "why_not", table, action });
      if (answer === null) return unanswered();
      if (answer.type === "refused") return refusedWord(answer, about);
      const { allowed, message, rule, pieces } = answer;
      return { kind: allowed ? "yes" : "no", message, rule, pieces, about };
    },
    async meant({ x, y }): Promise<Meant> {
      const answer = await answered<"meant">({ type: "meant", table, x, y });
      if (answer === null) return { actions: [], word: unanswered() };
      if (answer.type === "refused") return { actions: [], word: refusedWord(answer, null) };
      const { actions, action, rule, pieces } = answer;
      // It is about something, though not for the card that was taken up.
      const message = actions.length > 0 ? words("table")("hand.elsewhere") : answer.message;
      return { actions, word: clickWord({ action, message, rule, pieces }) };
    },
    async preview(action) {
      const [first, ...and_then] = actionsOf(action);
      const answer = await answered<"preview">({ type: "preview", table, action: first, and_then });
      // Without a connection there are no previews; the choices themselves can still be played.
      return answer === null || answer.type === "refused" ? null : { ...answer, action };
    },
  };
}

export function unanswered(): RefereeWord {
  const message = words("table")("referee.noAnswer");
  return { kind: "trouble", message, rule: null, pieces: [], about: null };
}

/** An unreachable or busy service, or a stale move, is trouble; all else is the referee's no. */
export function refusedWord(refused: Refused, about: string | null): RefereeWord {
  const { kind, message, rule = null, pieces = [] } = refused;
  const isTrouble = kind === "too_fast" || kind === "unavailable" || kind === "stale";
  return { kind: isTrouble ? "trouble" : "no", message, rule, pieces, about };
}
