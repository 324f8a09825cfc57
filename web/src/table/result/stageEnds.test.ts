import { beforeEach, describe, expect, it } from "vitest";
import type { StageEnd } from "../../live/wire";
import { StageEnds } from "./stageEnds";

const end = (number: number, title = `Stage ${number}`): StageEnd => ({
  number,
  title,
  columns: [],
  rows: [],
  news: [],
  counted: { rule: "MJ-40", key: "minutes", text: "" },
  next: "",
});

let table = 0;
let ends: StageEnds;
beforeEach(() => {
  ends = new StageEnds(`table ${++table}`);
});

describe("the sheet of a stage", () => {
  it("lies open when the stage ends while somebody is here, until she goes on", () => {
    ends.told(null, false);
    ends.told(end(1), false);
    expect(ends.open.value?.number).toBe(1);
    ends.told(end(1), false);
    ends.close();
    ends.told(end(1), false);
    expect(ends.open.value).toBeNull();
    ends.told(end(2), false);
    expect(ends.open.value?.number).toBe(2);
  });

  it("is not put before whoever comes later, but before whoever was here and comes back", () => {
    ends.told(end(1), false);
    expect(ends.open.value).toBeNull();
    const again = new StageEnds(`table ${table}`);
    again.told(end(2), false);
    expect(again.open.value?.number).toBe(2);
    // She did not go on: opened again, the page shows it again.
    const later = new StageEnds(`table ${table}`);
    later.told(end(2), false);
    expect(later.open.value?.number).toBe(2);
  });

  it("changes with the language, and gives way to the result", () => {
    ends.told(null, false);
    ends.told(end(1), false);
    ends.told(end(1, "Étape 1"), false);
    expect(ends.open.value?.title).toBe("Étape 1");
    ends.told(end(3), true);
    expect(ends.open.value).toBeNull();
  });

  it("can be shown again", () => {
    ends.told(end(1), false);
    ends.show(end(1));
    expect(ends.open.value?.number).toBe(1);
    ends.close();
    expect(ends.open.value).toBeNull();
  });

  it("keeps the race waiting until she goes on, unless it cannot wait", async () => {
    ends.told(null, false);
    ends.told(end(1), false);
    let passed = false;
    const waiting = ends
      .passed(() => false)
      .then(() => {
        passed = true;
      });
    await Promise.resolve();
    expect(passed).toBe(false);
    ends.close();
    await waiting;
    expect(passed).toBe(true);
    ends.show(end(1));
    await ends.passed(() => true);
  });
});
