import { describe, expect, it } from "vitest";
import { clockText, countdown } from "./countdown";

const UNITS = { day: "d", hour: "h", minute: "min" };
const text = (seconds: number) => clockText(seconds, UNITS).replaceAll("\u202f", " ");

describe("a clock", () => {
  it("is written with two units", () => {
    expect(text(2 * 86_400 + 3 * 3600)).toBe("2 d 3 h");
    expect(text(5 * 3600 + 12 * 60 + 59)).toBe("5 h 12 min");
    expect(text(245)).toBe("4:05");
    expect(text(9)).toBe("0:09");
  });

  it("warns in the last ten seconds and stops at nothing", () => {
    expect(countdown(100, 85)).toMatchObject({ left: 15, hurry: false });
    expect(countdown(100, 90.5)).toMatchObject({ left: 10, hurry: true });
    expect(countdown(100, 103)).toMatchObject({ left: 0, hurry: true });
  });

  it("knows when its text changes: every second, every minute in slow play", () => {
    expect(countdown(100, 89.7).changesIn).toBe(300);
    expect(countdown(100, 90).changesIn).toBe(1000);
    expect(countdown(86_400, 30).changesIn).toBe(30_000);
  });
});
