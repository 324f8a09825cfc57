/** Asking the service: JSON both ways, every "no" a `Refusal` that can be shown to people. */

import { language, words } from "../i18n";
import type { Problem, ProblemReply } from "./types";

/** The service, or the way to it, said no; `message` is for people. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    message: string,
    readonly kind: string,
    readonly status: number,
    readonly field: string | null = null,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** The problem in a body, if it is one of ours: a proxy in between may answer with anything. */
function problemOf(text: string): Problem | null {
  try {
    const body: Partial<ProblemReply> | null = JSON.parse(text);
    return typeof body?.error?.message === "string" ? body.error : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const { status } = response;
  const problem = problemOf(await response.text());
  if (problem === null) {
    return new Refusal(words("common")("trouble.answer", { status }), "unexpected", status);
  }
  const { kind, message, field, rule } = problem;
  return new Refusal(message, kind, status, field ?? null, rule ?? null);
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": language.peek(),
  };
  const request: RequestInit = {
    method,
    headers,
    credentials: "same-origin",
    ...(signal && { signal }),
  };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Where the device knows that it has no connection, nobody need be asked about it.
    const key = navigator.onLine ? "trouble.offline" : "trouble.disconnected";
    throw new Refusal(words("common")(key), "offline", 0);
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Pending while the service is asked who we are: until it answers, we are nobody to it. */
let introduction: Promise<void> | null = null;

/** Whatever is sent waits for this: a request may otherwise overtake the first answer. */
export function introducing(asking: Promise<void>): Promise<void> {
  introduction = asking.finally(() => {
    introduction = null;
  });
  return introduction;
}

/** GETs JSON; who no longer wants it says so, and the service works on it no longer. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await ask("GET", path, undefined, signal)).json() as Promise<T>;
}

/** Sends JSON and gets JSON, or nothing (204). */
export async function send<T>(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  if (introduction !== null) await introduction;
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Asks for something that comes in bit by bit; what is sent along is POSTed. */
export async function stream(
  path: string,
  signal: AbortSignal,
  sent?: unknown,
): Promise<ReadableStream<Uint8Array>> {
  if (sent !== undefined && introduction !== null) await introduction;
  const { body } = await ask(sent === undefined ? "GET" : "POST", path, sent, signal);
  return body ?? new Blob().stream();
}
