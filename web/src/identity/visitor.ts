/** Who we are to the service, and the tables where we have a seat. */

import { effect, signal } from "@preact/signals";
import { get, introducing, Refusal, send } from "../api/client";
import type { Me, TableCard, VisitorCard } from "../api/types";
import { language } from "../i18n";

/** Null until the service has answered for the first time. */
export const me = signal<Me | null>(null);
/** Why the service did not answer, when it did not. */
export const meTrouble = signal<Refusal | null>(null);

/** Which live connection is ours: it stays when a new password ends all others. */
export const liveConnection = signal<string | null>(null);
/** Whether we were logged out in this window, by a new password or in another window. */
export const loggedOut = signal(false);

let asking: Promise<void> | null = null;
/** The cards that came while we asked: the answer may have been written before them. */
let meanwhile: TableCard[] = [];
let leaving = false;

/**
 * Asks who we are; the first time the service makes us a guest. Whoever asks meanwhile gets the same
 * answer: two strangers at once would become two guests.
 */
export function loadMe(): Promise<void> {
  asking ??= introducing(ask()).finally(() => {
    asking = null;
  });
  return asking;
}

/** We have become somebody else: an answer that is still on its way would be an old one. */
export async function meetAgain(): Promise<void> {
  await asking;
  await loadMe();
}

async function ask(): Promise<void> {
  meanwhile = [];
  try {
    const answer = await get<Me>("/api/me");
    const known = me.peek()?.visitor.id === answer.visitor.id;
    me.value = known ? { ...answer, tables: meanwhile.reduce(placed, answer.tables) } : answer;
    meTrouble.value = null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    meTrouble.value = error;
  }
}

/** The visitor after a change to their name or settings; their tables stay. */
export function setVisitor(visitor: VisitorCard): void {
  if (me.value !== null) me.value = { ...me.value, visitor };
}

/** A table of ours changed: put it into its place. */
export function setCard(card: TableCard): void {
  if (asking !== null) meanwhile.push(card);
  if (me.value === null) return;
  me.value = { ...me.value, tables: placed(me.value.tables, card) };
}

/** The tables we have done with: whatever still happens there, they stay off the list. */
const removed = new Set<string>();

/** The tables with a changed one among them: those that wait for us first, the newest first. */
export function placed(tables: readonly TableCard[], card: TableCard): TableCard[] {
  const others = tables.filter((table) => table.id !== card.id);
  const seated = (card.you_own || card.seats.some((seat) => seat.you)) && !removed.has(card.id);
  const all = seated ? [...others, card] : others;
  const rank = (table: TableCard) => (table.your_turn ? 0 : table.status === "over" ? 2 : 1);
  return all.sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

/** Changes something about ourselves. */
export async function changeMe(change: Record<string, unknown>): Promise<void> {
  const connection = liveConnection.peek();
  const whole = "password" in change && connection !== null ? { ...change, connection } : change;
  setVisitor(await send<VisitorCard>("PATCH", "/api/me", whole));
}

/** Takes a table off our list; where the race is on, we `resign` and leave. */
export async function removeTable(id: string, resign: boolean): Promise<void> {
  await send("DELETE", `/api/me/tables/${id}?resign=${resign}`);
  removed.add(id);
  const now = me.peek();
  if (now !== null) me.value = { ...now, tables: now.tables.filter((table) => table.id !== id) };
}

/** Has all that is ours deleted, with the password that keeps it: a new guest takes our place. */
export async function deleteMe(current: string | null): Promise<void> {
  leaving = true;
  try {
    await send("DELETE", "/api/me", { sure: true, current });
    await meetAgain();
  } finally {
    leaving = false;
  }
}

/** Logs us out here, because we want to: a new guest takes our place. */
export async function logOut(): Promise<void> {
  leaving = true;
  try {
    await send("POST", "/api/logout");
    await meetAgain();
  } finally {
    leaving = false;
  }
}

/** The service no longer knows us; whoever is just logging out expects that. */
export function tellLoggedOut(): void {
  if (leaving) return;
  loggedOut.value = true;
}

/**
 * Keeps our tables fresh on a page that lists them: the live connection reports every change to
 * them (`setCard`). It is fetched after the page itself has been drawn.
 */
export function keepFresh(): void {
  void loadMe();
  void import("../live").then((live) => live.connect());
}

// Summaries of tables are in the language of whoever asks.
let spoken = language.peek();
effect(() => {
  if (language.value !== spoken && me.peek() !== null) void loadMe();
  spoken = language.value;
});
