import { describe, expect, it } from "vitest";
import { fresh, opted, resized, sorted, wish } from "./draft";
import { choice, neighbours, SEATS } from "./judging";
import { EDITIONS } from "./samples";

describe("plans that are one choice away", () => {
  it("are what the form would become", () => {
    const plan = fresh(EDITIONS);
    const near = new Map(neighbours(EDITIONS, plan));
    expect([...near.keys()]).toEqual([
      choice(SEATS, 3),
      choice("rules", "new"),
      choice("spacing", 600),
    ]);
    const three = near.get(choice(SEATS, 3));
    expect(three).toEqual(resized(plan, 3, EDITIONS));
    expect(three?.options).toEqual({ rules: "new" });
  });

  it("leave out what belongs to another edition", () => {
    const [rules, , size] = EDITIONS.options;
    if (rules === undefined || size === undefined) throw new Error("no options");
    const plan = opted(opted(fresh(EDITIONS), rules, "new"), size, "long");
    const keys = (draft: typeof plan) => sorted(EDITIONS, draft).essential.map((one) => one.key);
    expect(keys(plan)).toEqual(["rules", "size"]);
    expect(wish(EDITIONS, plan).options).toMatchObject({ rules: "new", size: "long" });
    const old = opted(plan, rules, "old");
    expect(keys(old)).toEqual(["rules", "spacing"]);
    expect(wish(EDITIONS, old).options).toEqual({ rules: "old", boats: 2 });
  });
});
