import { afterEach, describe, expect, it, vi } from "vitest";
import { introducing, send } from "./client";

describe("sending", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("waits until the service knows who we are", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response("{}");
    });
    let answered: () => void = () => undefined;
    void introducing(
      new Promise((resolve) => {
        answered = resolve;
      }),
    );
    const sent = send("POST", "/api/tables", {});
    await Promise.resolve();
    expect(asked).toEqual([]);
    answered();
    await sent;
    expect(asked).toEqual(["/api/tables"]);
  });
});
