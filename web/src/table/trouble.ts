/** What to tell people when a request was refused; anything else is a mistake of ours and thrown. */
import { Refusal } from "../api/client";

export function troubleText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}
