import { beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../api/client";
import { startWords } from "../i18n";
import { exportedSource } from "./exported";
import { exportedSample, samples } from "./samples";
import type { StudySource } from "./source";

const offline = (): never => {
  throw new Refusal("no connection", "offline", 0);
};
const UNREACHABLE: StudySource = {
  look: async () => offline(),
  draw: async () => offline(),
  whyNot: async () => offline(),
  meant: async () => offline(),
  preview: async () => offline(),
  share: async () => offline(),
};
beforeAll(() => startWords("study"));

const file = async () => exportedSample();

describe("a study from a file", () => {
  it("shows every moment of the story without asking anybody", async () => {
    const service = samples();
    const source = exportedSource(file, service);
    const found = await source.look(["left"]);
    expect(found.actions).toEqual(["left"]);
    expect(found.sight.board.shapes).toEqual([{ role: "boat" }]);
    expect(found.ground?.shapes).toEqual([{ role: "water" }]);
    expect(service.asked).toEqual([]);
  });

  it("asks the service about another move while there is a connection", async () => {
    const service = samples();
    const found = await exportedSource(file, service).look(["right"]);
    expect(service.asked).toEqual(["look right"]);
    expect(found.sight.choices).toHaveLength(2);
  });

  it("knows what every single other move brings without a connection", async () => {
    const found = await exportedSource(file, UNREACHABLE).look(["right"]);
    expect(found.sight.prompt).toBe("Gone right.");
    expect(found.sight.board.title).toBe("tried");
    expect(found.entries.at(-1)?.lines[0]?.text).toBe("A goes right.");
    expect(found.sight.choices).toEqual([]);
  });

  it("knows why what is refused is refused", async () => {
    const source = exportedSource(file, UNREACHABLE);
    expect((await source.whyNot([], "up")).rule).toBe("LAY-02");
    expect((await source.preview([], "right")).lines[0]?.rule).toBe("LAY-01");
  });

  it("knows what a click near whoever is to move means", async () => {
    const source = exportedSource(file, UNREACHABLE);
    expect((await source.meant([], { x: 4.4, y: 5.6 })).rule).toBe("LAY-02");
    expect((await source.meant([], { x: 5.3, y: 6.6 })).actions).toEqual(["right"]);
    await expect(source.meant([], { x: 6.1, y: 6.5 })).rejects.toThrow(Refusal);
    await expect(source.meant(["left"], { x: 4.5, y: 6.5 })).rejects.toThrow(Refusal);
  });

  it("says so when something goes beyond the file", async () => {
    const source = exportedSource(file, UNREACHABLE);
    await expect(source.look(["right", "left"])).rejects.toThrow(Refusal);
    await expect(source.draw([])).rejects.toThrow(Refusal);
  });

  it("leaves everything to the service where there is no file", async () => {
    const service = samples();
    await exportedSource(async () => null, service).look([]);
    expect(service.asked).toEqual(["look "]);
  });
});
