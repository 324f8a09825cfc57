/** Answers that take a while: the service tells how far it is, then sends the answer itself. */
import { words } from "../i18n";
import { Refusal, stream } from "./client";

export interface Progress {
  done: number;
  of: number;
  /** How many bytes of the answer follow; null: it is not made yet. */
  size: number | null;
}

/** Reads lines of progress until one tells the size; what comes after it is the answer. */
export class ProgressReader {
  private line: number[] = [];
  private rest: number | null = null;
  readonly parts: Uint8Array[] = [];

  constructor(private readonly tell: (progress: Progress) => void) {}

  take(bytes: Uint8Array): void {
    let from = 0;
    while (this.rest === null && from < bytes.length) {
      const end = bytes.indexOf(10, from);
      const stop = end < 0 ? bytes.length : end;
      this.line.push(...bytes.subarray(from, stop));
      from = stop + 1;
      if (end >= 0) this.heard();
    }
    if (this.rest !== null && from < bytes.length) {
      const part = bytes.slice(from);
      this.parts.push(part);
      this.rest -= part.length;
    }
  }

  /** Whether all of the answer is there. */
  get whole(): boolean {
    return this.rest === 0;
  }

  private heard(): void {
    const progress: Progress = JSON.parse(new TextDecoder().decode(new Uint8Array(this.line)));
    this.line = [];
    this.rest = progress.size;
    this.tell(progress);
  }
}

/** Asks for something that takes a while, with a body by POST; `tell` hears how far it is. */
export async function fetchSlowly(
  path: string,
  type: string,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
  body?: unknown,
): Promise<Blob> {
  const coming = await stream(path, signal, body);
  const answer = new ProgressReader(tell);
  try {
    await coming.pipeTo(new WritableStream({ write: (bytes) => answer.take(bytes) }));
  } catch (error) {
    // The connection is cut: what is missing shows below.
    if (!(error instanceof TypeError)) throw error;
  }
  if (!answer.whole) throw new Refusal(words("common")("trouble.offline"), "offline", 0);
  return new Blob(answer.parts as BlobPart[], { type });
}

/** The same for a card of ours; the path has no parameters yet, or ends with its last one. */
export async function askSlowly<T>(
  path: string,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
  body?: unknown,
): Promise<T> {
  const wish = `${path}${path.includes("?") ? "&" : "?"}progress=true`;
  const blob = await fetchSlowly(wish, "application/json", tell, signal, body);
  return JSON.parse(await blob.text()) as T;
}
