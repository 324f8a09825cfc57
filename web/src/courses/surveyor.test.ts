import { afterEach, expect, it, vi } from "vitest";
import type { ChartWish } from "../api/types";
import { surveyor } from "./surveyor";

afterEach(() => vi.unstubAllGlobals());

/** A service that answers when it is told to, with what it was asked. */
function slowService() {
  const asked: ChartWish[] = [];
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    asked.push(JSON.parse(String(request.body)));
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const answer = async (body: object = {}, status = 200) => {
    answers.shift()?.(new Response(JSON.stringify({ ...asked.at(-1), ...body }), { status }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, answer };
}

it("asks one question at a time, and of those that wait the newest", async () => {
  const { asked, answer } = slowService();
  const told: [unknown, boolean][] = [];
  const service = surveyor("regatta", (chart, newest) => told.push([chart, newest]), vi.fn());
  for (const seed of [1, 2, 3]) service.ask({ seed });
  expect(asked).toEqual([{ seed: 1 }]);
  await answer();
  expect(asked).toEqual([{ seed: 1 }, { seed: 3 }]);
  await answer();
  expect(told).toEqual([
    [{ seed: 1 }, false],
    [{ seed: 3 }, true],
  ]);
});

it("tells a refusal, and nothing once it is stopped", async () => {
  const { answer } = slowService();
  const told = vi.fn();
  const refused = vi.fn();
  const service = surveyor("regatta", told, refused);
  service.ask({ seed: 1 });
  await answer({ error: { kind: "bad_draft", message: "No draft." } }, 422);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ message: "No draft." }));
  service.ask({ seed: 2 });
  service.stop();
  await answer();
  expect(told).not.toHaveBeenCalled();
});
