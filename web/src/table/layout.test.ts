import { describe, expect, it } from "vitest";
import { arranged } from "./layout";

/** The size of a letter on the page, unless somebody asked for larger ones. */
const REM = 17;

describe("arranged", () => {
  it.each([
    [1280, 720, 1, "wide"],
    [1024, 768, 1, "wide"],
    [1024, 600, 1, "beside"],
    [768, 600, 1, "beside"],
    [640, 360, 1, "beside"],
    [390, 844, 1, "stacked"],
    [768, 1024, 1, "stacked"],
    [2560, 1440, 2, "wide"],
    [1440, 900, 2, "beside"],
    [768, 1024, 2, "stacked"],
  ])("lays %i by %i pixels with letters of %i times their size out %s", (x, y, times, how) => {
    expect(arranged({ width: x / REM / times, height: y / REM / times })).toBe(how);
  });
});
