/** What people at a table do to and for each other; the live connection reports the outcome. */
import { send } from "../api/client";
import type { TableView } from "../api/types";
import { tellRefusal } from "../ui";

/** Asks the service to change a table; a refusal is shown, and answered with null. */
export async function changeTable(
  table: string,
  path: string,
  body?: unknown,
): Promise<TableView | null> {
  try {
    return await send<TableView>("POST", `/api/tables/${table}/${path}`, body);
  } catch (error) {
    tellRefusal(error);
    return null;
  }
}

/** I am here and play for my seat myself. */
export const comeBack = (table: string, seat: string) =>
  changeTable(table, "stand-in", { seat, bot: null });

/** The service's bot plays for somebody who is not there. */
export const replaceAbsent = (table: string, seat: string) =>
  changeTable(table, "replace", { seat });

/** Asks the holder of a seat to play along. */
export const askToJoin = (table: string, seat: string) => changeTable(table, "crew/ask", { seat });

/** Takes back what I asked. */
export const withdrawRequest = (table: string) => changeTable(table, "crew/withdraw");

/** Takes somebody along who asked to join my crew, or says no. */
export const answerRequest = (table: string, seat: string, visitor: string, agree: boolean) =>
  changeTable(table, "crew/answer", { seat, visitor, agree });

/** Puts somebody of my crew ashore; the seat has a new link from then on. */
export const putOff = (table: string, seat: string, visitor: string) =>
  changeTable(table, "crew/put-off", { seat, visitor });

/** Whether I hear requests to join my crew. */
export const hearRequests = (table: string, seat: string, taken: boolean) =>
  changeTable(table, "crew/requests", { seat, taken });

/** Offers a rematch or accepts it; gives the new table once everybody has accepted. */
export const wantRematch = (table: string) => changeTable(table, "rematch");

/** Declines a rematch, or withdraws my offer. */
export const declineRematch = (table: string) => changeTable(table, "rematch/decline");

/** Opens the rematch I offered; seats of those who have not accepted are free. */
export const openRematch = (table: string) => changeTable(table, "rematch/open");

/** Takes the last turn of my seat back, or asks the others whether I may. */
export const takeTurnBack = (table: string, seat: string, seq: number) =>
  changeTable(table, "take-back", { seat, seq });

/** Agrees that somebody takes a turn back, or not; or withdraws what I asked. */
export const answerTakeBack = (table: string, agree: boolean) =>
  changeTable(table, "take-back/answer", { agree });
