import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wait } from "./backoff";
import { type Connection, LifeLine, NoAnswer, type Socket } from "./line";
import { TABLE } from "./samples";
import type { ToPage } from "./wire";

class PaperSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: Array<Record<string, unknown>> = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  says(message: ToPage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  opens(): void {
    this.onopen?.(new Event("open"));
  }

  closes(code = 1006, reason = ""): void {
    this.onclose?.(new CloseEvent("close", { code, reason }));
  }

  kinds(): unknown[] {
    return this.sent.map((message) => message.type);
  }
}

const VISITOR = { id: "v", name: "Anne", kept: true, invented: false, webhook: null };
const MOVE = { type: "move", table: TABLE, seq: 4, seat: "A", action: "leg NE" } as const;

describe("the line to the service", () => {
  let sockets: PaperSocket[];
  let states: Connection[];
  let unanswered: number;
  let strangers: number;
  let loggedOut: number;
  let turnedAway: string | null;
  let line: LifeLine;

  const newest = (): PaperSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error("no socket was opened");
    return socket;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    unanswered = 0;
    strangers = loggedOut = 0;
    turnedAway = null;
    line = new LifeLine({
      open: () => {
        const socket = new PaperSocket();
        sockets.push(socket);
        return socket;
      },
      heard: () => undefined,
      connection: (state) => states.push(state),
      unanswered: (count) => {
        unanswered = count;
      },
      stranger: () => {
        strangers += 1;
      },
      loggedOut: () => {
        loggedOut += 1;
      },
      turnedAway: (reason) => {
        turnedAway = reason;
      },
      seen: () => 4,
      chance: () => 1,
    });
    line.start();
  });

  afterEach(() => {
    line.stop();
    vi.useRealTimers();
  });

  it("watches when it opens, and again with what was seen after a break", () => {
    line.watch(TABLE);
    newest().opens();
    expect(newest().sent).toEqual([{ type: "watch", table: TABLE, since: 4 }]);
    newest().closes();
    vi.advanceTimersByTime(wait(0, 1));
    newest().opens();
    expect(sockets).toHaveLength(2);
    expect(newest().kinds()).toEqual(["watch"]);
    expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  it("watches again when the service says that news was left out", () => {
    line.watch(TABLE);
    newest().opens();
    newest().says({ type: "missed" });
    expect(newest().sent).toEqual([
      { type: "watch", table: TABLE, since: 4 },
      { type: "watch", table: TABLE, since: 4 },
    ]);
  });

  it("asks again for a table that could not be shown just now", () => {
    line.watch(TABLE);
    newest().opens();
    const about = { id: null, table: TABLE, message: "", rule: null, pieces: [] };
    const refused = { type: "refused", ...about } as const;
    newest().says({ ...refused, kind: "unavailable" });
    expect(newest().kinds()).toEqual(["watch"]);
    vi.advanceTimersByTime(5_000);
    expect(newest().kinds()).toEqual(["watch", "watch"]);
    newest().says({ ...refused, kind: "unknown_table" });
    vi.advanceTimersByTime(5_000);
    expect(newest().kinds()).toEqual(["watch", "watch"]);
    newest().says({ ...refused, kind: "unavailable" });
    line.unwatch(TABLE);
    vi.advanceTimersByTime(5_000);
    expect(newest().kinds()).toEqual(["watch", "watch", "unwatch"]);
  });

  it("says once that we are strangers, and connects again", () => {
    newest().closes(4401);
    expect([strangers, loggedOut]).toEqual([1, 0]);
    vi.advanceTimersByTime(wait(0, 1));
    expect(sockets).toHaveLength(2);
  });

  it("says that we were logged out only when there is no new cookie either", () => {
    newest().opens();
    newest().closes(4403);
    expect(loggedOut).toBe(0);
    vi.advanceTimersByTime(wait(0, 1));
    newest().closes(4401);
    expect([strangers, loggedOut]).toEqual([0, 0]);
    vi.advanceTimersByTime(wait(1, 1));
    newest().closes(4401);
    expect([strangers, loggedOut]).toEqual([0, 1]);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  it("goes on when another window has brought a new cookie", () => {
    newest().opens();
    newest().closes(4403);
    vi.advanceTimersByTime(wait(0, 1));
    newest().opens();
    newest().says({ type: "welcome", visitor: VISITOR, version: "1", connection: "c2" });
    newest().closes(4401);
    expect([strangers, loggedOut]).toEqual([1, 0]);
  });

  it("says why it is turned away until it is let in", () => {
    newest().opens();
    newest().closes(4429, "You have 24 windows open here already.");
    expect(turnedAway).toBe("You have 24 windows open here already.");
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(wait(0, 1));
    newest().opens();
    expect(turnedAway).not.toBeNull();
    newest().says({ type: "welcome", visitor: VISITOR, version: "1", connection: "c2" });
    expect(turnedAway).toBeNull();
  });

  it("keeps a move made without a connection and sends it when there is one", async () => {
    const answer = line.deliver(MOVE);
    expect(unanswered).toBe(1);
    newest().opens();
    const id = String(newest().sent[0]?.id);
    newest().says({ type: "ack", id, seq: 5 });
    expect(await answer).toMatchObject({ type: "ack", seq: 5 });
    expect(unanswered).toBe(0);
  });

  it("sends an unanswered move again under the same id, after watching", () => {
    line.watch(TABLE);
    newest().opens();
    void line.deliver(MOVE);
    const first = newest().sent.at(-1);
    newest().closes();
    vi.advanceTimersByTime(wait(0, 1));
    newest().opens();
    expect(newest().kinds()).toEqual(["watch", "move"]);
    expect(newest().sent.at(-1)).toEqual(first);
  });

  it("does not send an answered move again", () => {
    newest().opens();
    void line.deliver(MOVE);
    newest().says({ type: "ack", id: String(newest().sent[0]?.id), seq: 5 });
    newest().closes();
    vi.advanceTimersByTime(wait(0, 1));
    newest().opens();
    expect(newest().sent).toEqual([]);
  });

  it("gives a question up after a while, and a move never", async () => {
    newest().opens();
    const question = line.ask<"preview">({
      type: "preview",
      table: TABLE,
      action: "leg NE",
      and_then: [],
    });
    const failed = expect(question).rejects.toBeInstanceOf(NoAnswer);
    void line.deliver(MOVE);
    vi.advanceTimersByTime(10_000);
    await failed;
    expect(unanswered).toBe(1);
  });

  it("gives up a connection that has gone silent and opens another", () => {
    newest().opens();
    vi.advanceTimersByTime(25_000);
    expect(newest().kinds()).toEqual(["ping"]);
    vi.advanceTimersByTime(8_000);
    expect(newest().closed).toBe(true);
    vi.advanceTimersByTime(wait(0, 1));
    expect(sockets).toHaveLength(2);
  });

  it("is content while somebody answers its pings", () => {
    newest().opens();
    vi.advanceTimersByTime(25_000);
    newest().says({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(1);
  });

  it("tries at once when told that it may work now", () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      newest().closes();
      vi.advanceTimersByTime(wait(attempt, 1));
    }
    newest().closes();
    const before = sockets.length;
    line.tryNow();
    expect(sockets).toHaveLength(before + 1);
  });

  it("watches a table once however many parts of the page look at it", () => {
    newest().opens();
    line.watch(TABLE);
    line.watch(TABLE);
    line.unwatch(TABLE);
    expect(newest().kinds()).toEqual(["watch"]);
    line.unwatch(TABLE);
    expect(newest().kinds()).toEqual(["watch", "unwatch"]);
  });
});

describe("the wait between attempts", () => {
  it("doubles up to a limit and is spread by chance", () => {
    expect(wait(0, 0)).toBe(200);
    expect(wait(0, 1)).toBe(400);
    expect(wait(3, 1)).toBe(3200);
    expect(wait(50, 1)).toBe(15_000);
  });
});
