import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../i18n";
import { Refusal } from "./client";
import { askSlowly, type Progress, ProgressReader } from "./progress";

const LINES = '{"done":1,"of":2,"size":null}\n{"done":2,"of":2,"size":5}\n';

beforeEach(() => startWords());
afterEach(() => vi.unstubAllGlobals());

describe("an answer with progress", () => {
  it("is told apart from its progress, however it is cut", () => {
    const file = Uint8Array.from([10, 1, 10, 2, 3]);
    const all = [...new TextEncoder().encode(LINES), ...file];
    for (const cut of [1, 7, 30, 31, 60, all.length]) {
      const heard: Progress[] = [];
      const reader = new ProgressReader((progress) => heard.push(progress));
      for (let at = 0; at < all.length; at += cut) {
        reader.take(Uint8Array.from(all.slice(at, at + cut)));
      }
      expect(heard.map((one) => one.done)).toEqual([1, 2]);
      expect(reader.whole).toBe(true);
      expect(reader.parts.flatMap((part) => [...part])).toEqual([...file]);
    }
  });

  it("is a card in the end", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return new Response(`${LINES.replace("5", "7")}{"a":1}`);
    });
    const heard: number[] = [];
    const hear = ({ done }: Progress) => heard.push(done);
    const { signal } = new AbortController();
    expect(await askSlowly("/a", hear, signal)).toEqual({ a: 1 });
    expect(await askSlowly("/b?c=d", hear, signal, { e: 1 })).toEqual({ a: 1 });
    expect(asked).toEqual(["GET /a?progress=true", "POST /b?c=d&progress=true"]);
    expect(heard).toEqual([1, 2, 1, 2]);
  });

  it("is a refusal that can be shown when the connection is cut", async () => {
    const cut = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(LINES));
          controller.error(new TypeError("network error"));
        },
      });
    vi.stubGlobal("fetch", async () => new Response(cut()));
    const asking = askSlowly("/a", () => undefined, new AbortController().signal);
    await expect(asking).rejects.toBeInstanceOf(Refusal);
  });
});
