/**
 * One WebSocket, kept alive: it reconnects by itself, watches again what was watched, and sends
 * again what was never answered, under the same id, so that nothing is lost and nothing doubled.
 */
import { wait } from "./backoff";
import type {
  Ack,
  Answers,
  Delivery,
  FromPage,
  Question,
  Refused,
  ToPage,
  WithoutId,
} from "./wire";

/** `lost` and `offline` both mean no connection: the device itself says it has no network if `offline`. */
export type Connection = "connecting" | "open" | "lost" | "offline";

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineConfig {
  /** Opens a socket; called for every attempt, so the address may carry the present language. */
  open(): Socket;
  heard(message: ToPage): void;
  connection(state: Connection): void;
  /** How many deliveries are still unanswered. */
  unanswered(count: number): void;
  /** The service does not know who we are. */
  stranger(): void;
  /** The service has ended our cookie, and we have no other: the visitor must log in again. */
  loggedOut(): void;
  /** Why the service turns this window away, in its own words; null once it talks to us. */
  turnedAway(reason: string | null): void;
  /** The last entry seen of a table, sent along when it is watched again. */
  seen(table: string): number;
  chance?: () => number;
}

/** Nobody answered in time. */
export class NoAnswer extends Error {
  constructor() {
    super("no answer from the service");
    this.name = "NoAnswer";
  }
}

const ANSWER_WITHIN = 8_000;
const QUIET_FOR = 25_000;
const PONG_WITHIN = 8_000;
const OPEN_WITHIN = 10_000;
/** The service's close code for a connection without a visitor. */
const NO_VISITOR = 4401;
/** The same for one whose visitor was logged out: by a new password, or in another window. */
const LOGGED_OUT = 4403;
/** The same for one too many: of the visitor, of the address, or within a minute. */
const TOO_MANY = 4429;
const TRIES = 2;
/** The attempt whose wait passes before a table that could not be shown is asked for again. */
const WATCH_AGAIN = 2;

interface Waiting {
  readonly message: Delivery | Question;
  readonly kept: boolean;
  readonly settle: (answer: ToPage) => void;
}

export class LifeLine {
  private socket: Socket | null = null;
  private isOpen = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private readonly watched = new Map<string, number>();
  private readonly waiting = new Map<string, Waiting>();
  private nextId = 0;
  private readonly prefix: string;
  private wanted = false;
  /** How often we have tried to reconnect after a logout; null: nobody logged us out. */
  private tries: number | null = null;

  constructor(private readonly config: LineConfig) {
    // Ids must differ between page loads of one visitor: the service remembers them for good.
    this.prefix = `${Date.now().toString(36)}${Math.floor(this.chance() * 36 ** 4).toString(36)}`;
  }

  /** Connect, and stay connected. */
  start(): void {
    this.wanted = true;
    this.tries = null;
    if (this.socket === null) this.connect();
  }

  stop(): void {
    this.wanted = false;
    clearTimeout(this.retry);
    this.drop();
  }

  /** A sign that connecting may work now (the network is back, the page is visible again). */
  tryNow(): void {
    if (!this.wanted) return;
    if (this.socket === null) {
      this.attempt = 0;
      this.connect();
    } else if (this.isOpen) {
      this.checkPulse();
    }
  }

  /** Ask for a table and all that happens there; every watch needs its own unwatch. */
  watch(table: string): void {
    const times = this.watched.get(table) ?? 0;
    this.watched.set(table, times + 1);
    if (times === 0) this.rewatch(table);
  }

  /** Ask again for what was missed. */
  rewatch(table: string): void {
    this.sendNow({ type: "watch", table, since: this.config.seen(table) });
  }

  unwatch(table: string): void {
    const times = (this.watched.get(table) ?? 0) - 1;
    if (times > 0) {
      this.watched.set(table, times);
    } else if (this.watched.delete(table)) {
      this.sendNow({ type: "unwatch", table });
    }
  }

  isWatched(table: string): boolean {
    return this.watched.has(table);
  }

  /** Say something that needs no answer; false when there is no connection. */
  tell(message: Exclude<FromPage, Delivery | Question>): boolean {
    return this.sendNow(message);
  }

  /** Bring something to the service, through any number of reconnections. */
  deliver(message: WithoutId<Delivery>): Promise<Ack | Refused> {
    return new Promise((resolve) => {
      this.enqueue(message, true, resolve as (answer: ToPage) => void);
    });
  }

  /** Ask something; rejects with NoAnswer after a while. */
  ask<Kind extends keyof Answers>(
    message: WithoutId<Extract<Question, { type: Kind }>>,
  ): Promise<Answers[Kind] | Refused> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new NoAnswer());
      }, ANSWER_WITHIN);
      const settle = (answer: ToPage): void => {
        clearTimeout(timer);
        resolve(answer as Answers[Kind] | Refused);
      };
      const id = this.enqueue(message as WithoutId<Question>, false, settle);
    });
  }

  private enqueue(
    message: WithoutId<Delivery | Question>,
    kept: boolean,
    settle: (answer: ToPage) => void,
  ): string {
    const id = `${this.prefix}-${(this.nextId++).toString(36)}`;
    const whole = { ...message, id } as Delivery | Question;
    this.waiting.set(id, { message: whole, kept, settle });
    this.countUnanswered();
    this.sendNow(whole);
    return id;
  }

  private countUnanswered(): void {
    let count = 0;
    for (const one of this.waiting.values()) if (one.kept) count += 1;
    this.config.unanswered(count);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.config.connection("connecting");
    const socket = this.config.open();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onclose = (event) => {
      if (event.code === LOGGED_OUT) this.tries = TRIES;
      if (event.code === TOO_MANY) this.config.turnedAway(event.reason);
      if (event.code === NO_VISITOR && !this.mayTryAgain()) return;
      this.lost(socket);
    };
    socket.onmessage = (event) => this.received(event.data);
    this.watchdog = setTimeout(() => this.cut(socket), OPEN_WITHIN);
  }

  /**
   * Whether to connect again, although the service does not know us. After a logout we try a little
   * longer: another window of this browser may be getting its new cookie just now.
   */
  private mayTryAgain(): boolean {
    if (this.tries === null) {
      this.config.stranger();
      return true;
    }
    this.tries -= 1;
    if (this.tries > 0) return true;
    this.stop();
    this.config.loggedOut();
    return false;
  }

  private opened(): void {
    this.isOpen = true;
    this.config.connection("open");
    for (const table of this.watched.keys()) this.rewatch(table);
    for (const { message } of this.waiting.values()) this.sendNow(message);
    this.expectQuiet();
  }

  private received(data: unknown): void {
    this.attempt = 0;
    this.expectQuiet();
    const message = JSON.parse(String(data)) as ToPage;
    if (message.type === "welcome") {
      this.tries = null;
      this.config.turnedAway(null);
    }
    if (message.type === "missed") {
      for (const table of this.watched.keys()) this.rewatch(table);
    }
    if (message.type === "refused" && message.id === null) this.watchLater(message);
    if ("id" in message && message.id !== null) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      this.countUnanswered();
      waiting?.settle(message);
    }
    this.config.heard(message);
  }

  /** A table that could not be shown just now is asked for again, while somebody looks at it. */
  private watchLater({ kind, table }: Refused): void {
    if (table === null || (kind !== "unavailable" && kind !== "too_fast")) return;
    setTimeout(
      () => {
        if (this.watched.has(table)) this.rewatch(table);
      },
      wait(WATCH_AGAIN, this.chance()),
    );
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.drop();
    if (!this.wanted) return;
    this.config.connection(navigator.onLine ? "lost" : "offline");
    this.retry = setTimeout(() => this.connect(), wait(this.attempt, this.chance()));
    this.attempt += 1;
  }

  /** A hanging socket would notice only after minutes: drop it at once. */
  private cut(socket: Socket): void {
    socket.close();
    this.lost(socket);
  }

  private drop(): void {
    clearTimeout(this.watchdog);
    const socket = this.socket;
    this.socket = null;
    this.isOpen = false;
    if (socket !== null) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  private expectQuiet(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.checkPulse(), QUIET_FOR);
  }

  private checkPulse(): void {
    const socket = this.socket;
    if (socket === null) return;
    clearTimeout(this.watchdog);
    this.sendNow({ type: "ping" });
    this.watchdog = setTimeout(() => this.cut(socket), PONG_WITHIN);
  }

  private sendNow(message: FromPage): boolean {
    if (!this.isOpen || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private chance(): number {
    return (this.config.chance ?? Math.random)();
  }
}
