import { computed } from "@preact/signals";
import { beforeEach, describe, expect, it } from "vitest";
import { Bookmarks } from "./bookmarks";

describe("bookmarks", () => {
  beforeEach(() => localStorage.clear());

  it("say how far one has come, to whoever computes with it too", () => {
    const read = new Bookmarks("read", 3);
    const isRead = computed(() => (read.of("a") ?? 0) >= 7);
    expect([read.peek("a"), isRead.value]).toEqual([undefined, false]);
    read.move("a", 7);
    expect([read.peek("a"), isRead.value]).toEqual([7, true]);
    expect(new Bookmarks("read", 3).peek("a")).toBe(7);
  });

  it("are the newest so many", () => {
    const read = new Bookmarks("few", 2);
    for (const [key, place] of [
      ["a", 1],
      ["b", 2],
      ["a", 3],
      ["c", 4],
    ] as const) {
      read.move(key, place);
    }
    expect(["a", "b", "c"].map((key) => read.peek(key))).toEqual([3, undefined, 4]);
    const one = new Bookmarks("one", 1);
    one.move("a", 1);
    one.move("b", 2);
    expect(["a", "b"].map((key) => one.peek(key))).toEqual([undefined, 2]);
  });

  it("begin anew where what was kept cannot be read", () => {
    localStorage.setItem("layline.odd", '{"a": "far"}');
    expect(new Bookmarks("odd", 2).peek("a")).toBeUndefined();
  });
});
