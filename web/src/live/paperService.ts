/** A service for tests, on paper: it notes what the page sends, and says what it is told to. */
import type { ToPage } from "./wire";

export class PaperService {
  static newest: PaperService;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Array<Record<string, unknown>> = [];

  constructor() {
    PaperService.newest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  says(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The newest message of a kind that the page sent. */
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}
