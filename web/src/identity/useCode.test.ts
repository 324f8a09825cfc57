import { expect, it } from "vitest";
import { tidyCode } from "./useCode";

it("forgives how a code is typed", () => {
  expect(tidyCode(" kelp-42 rt ")).toBe("KELP42RT");
});
