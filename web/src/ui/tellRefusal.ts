/** Tells people that a request was refused; anything else is a mistake of ours and thrown. */
import { Refusal } from "../api/client";
import { toast } from "./toast";

export function tellRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  toast(error.message, "alert");
}
