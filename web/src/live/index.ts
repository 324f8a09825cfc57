/**
 * The live connection of the whole page: what is known (`known`), how the connection is
 * (`connection`), and the line itself to ask and to play through.
 */
import { effect, signal } from "@preact/signals";
import { language } from "../i18n";
import {
  liveConnection,
  loadMe,
  me,
  meetAgain,
  meTrouble,
  setCard,
  tellLoggedOut,
} from "../identity/visitor";
import { tellNews } from "../people/news";
import { wait } from "./backoff";
import { heardAt } from "./clock";
import { type Connection, LifeLine } from "./line";
import { forgotten, heard, type Known, NOTHING, seen } from "./store";
import type { TableCard, ToPage, Welcome } from "./wire";

export const known = signal<Known>(NOTHING);
export const connection = signal<Connection>("connecting");
/** Moves, undos, resignations and chat lines that the service has not answered yet. */
export const unanswered = signal(0);

/** Why the service turns this window away, in its own words; null: it does not. */
export const turnedAway = signal<string | null>(null);

export const line = new LifeLine({
  open: () => {
    const address = new URL(`/api/live?lang=${language.peek()}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    // The people of a table are brought together in one process of the service.
    const table = /^\/t\/([a-z2-7]{16})$/.exec(location.pathname)?.[1];
    if (table !== undefined) address.searchParams.set("table", table);
    return new WebSocket(address);
  },
  heard: listen,
  connection: (state) => {
    connection.value = state;
  },
  unanswered: (count) => {
    unanswered.value = count;
  },
  stranger: () => void loadMe(),
  loggedOut: () => tellLoggedOut(),
  turnedAway: (reason) => {
    turnedAway.value = reason;
  },
  seen: (table) => seen(known.peek(), table),
});

function listen(message: ToPage): void {
  known.value = heard(known.peek(), message);
  const card = newCard(message);
  if (card !== undefined) {
    tellNews(cardOf(card.id), card);
    setCard(card);
  }
  if (message.type === "welcome") welcomed(message);
  // Cards of tables that are not watched may be among what was left out.
  if (message.type === "missed") void meetAgain();
  if (message.type !== "update") return;
  const newest = message.entries.at(-1);
  if (newest !== undefined) heardAt(newest.at);
  if (known.peek().stories[message.table]?.gap) line.rewatch(message.table);
}

/** A table of mine as it stands after a message: cards come only of those that are not watched. */
function newCard(message: ToPage): TableCard | undefined {
  if (message.type === "card") return message.table;
  if (message.type !== "table" && message.type !== "update") return undefined;
  const id = message.type === "table" ? message.table.id : message.table;
  const card = known.peek().stories[id]?.table;
  if (card === undefined || !card.seats.some((seat) => seat.you)) return undefined;
  const isNews = message.type === "table" || cardOf(id)?.your_turn !== card.your_turn;
  return isNews ? card : undefined;
}

function cardOf(table: string): TableCard | undefined {
  return me.peek()?.tables.find((one) => one.id === table);
}

/**
 * Whoever became somebody else in another window finds that out when this one reconnects. Otherwise
 * our tables are fetched once more: nobody told us what changed before we listened.
 */
function welcomed({ visitor, connection }: Welcome): void {
  liveConnection.value = connection;
  const known = me.peek();
  if (known === null) return;
  if (known.visitor.id === visitor.id) void meetAgain();
  else tellLoggedOut();
}

/** Watch a table while something on the page shows it; returns the function that stops it. */
export function watching(table: string): () => void {
  connect();
  line.watch(table);
  return () => {
    line.unwatch(table);
    if (!line.isWatched(table)) known.value = forgotten(known.peek(), table);
  };
}

let begun = false;

/** Connect the page, once; everything after that is automatic. */
export function connect(): void {
  if (begun) return;
  begun = true;
  followIdentity();
  followLanguage();
  addEventListener("online", () => line.tryNow());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") line.tryNow();
  });
}

/** The service must know who we are before it talks; a new identity starts afresh. */
function followIdentity(): void {
  let who: string | null = null;
  let attempt = 0;
  effect(() => {
    const id = me.value?.visitor.id;
    if (id === undefined || id === who) return;
    if (who !== null) {
      line.stop();
      known.value = NOTHING;
    }
    who = id;
    line.start();
  });
  effect(() => {
    if (meTrouble.value === null || me.peek() !== null) return;
    connection.value = navigator.onLine ? "lost" : "offline";
    setTimeout(() => void loadMe(), wait(attempt, Math.random()));
    attempt += 1;
  });
}

function followLanguage(): void {
  let spoken = language.peek();
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    line.tell({ type: "language", lang: spoken });
  });
}
