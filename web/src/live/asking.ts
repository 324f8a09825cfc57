/** Questions to the service that may go unanswered. */
import { line } from "./index";
import { NoAnswer } from "./line";
import type { Answers, Question, Refused, WithoutId } from "./wire";

/** The answer to a question; null if none came in time. */
export async function answered<Kind extends keyof Answers>(
  question: WithoutId<Extract<Question, { type: Kind }>>,
): Promise<Answers[Kind] | Refused | null> {
  try {
    return await line.ask<Kind>(question);
  } catch (trouble) {
    if (!(trouble instanceof NoAnswer)) throw trouble;
    return null;
  }
}
