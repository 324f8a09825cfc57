/** An animation or a page being made by the service: progress first, then the file itself. */
import { Refusal, stream } from "../api/client";
import { words } from "../i18n";

export interface Progress {
  done: number;
  of: number;
  size: number | null;
}

/** Reads lines of progress until one tells the size; what comes after it is the file. */
export class FilmReader {
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

  /** Whether all of the file is there. */
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

/** Asks for a film; `tell` hears of its progress. */
export async function fetchFilm(
  path: string,
  type: string,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const reader = (await stream(path, signal)).getReader();
  const film = new FilmReader(tell);
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    film.take(read.value);
  }
  if (!film.whole) throw new Refusal(words("common")("trouble.offline"), "offline", 0);
  return new Blob(film.parts as BlobPart[], { type });
}

/** Lets the browser save something under a name. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
