import { beforeEach, describe, expect, it } from "vitest";
import type { GroupShape, Shape } from "../scene";
import { create } from "./draw";
import { Keyed } from "./keyed";

function boat(id: string, x: number, y: number, turn = 0): GroupShape {
  return {
    shape: "group",
    role: "yacht",
    id,
    x,
    y,
    turn,
    shapes: [{ shape: "path", role: "hull", d: "M0 0L1 1" }],
  };
}

const buoy: Shape = { shape: "circle", role: "buoy", x: 3, y: 4, r: 0.5 };

describe("a list of shapes kept on the screen", () => {
  let parent: SVGGElement;
  let keyed: Keyed;
  beforeEach(() => {
    parent = create("g");
    keyed = new Keyed(parent);
  });

  const touched = (next: Shape[]): MutationRecord[] => {
    const watcher = new MutationObserver(() => {});
    watcher.observe(parent, { subtree: true, childList: true, attributes: true });
    keyed.update(next);
    const records = watcher.takeRecords();
    watcher.disconnect();
    return records;
  };

  it("is drawn with roles as classes and ids as data", () => {
    keyed.update([{ ...boat("boat:A", 2, 3, 90), seat: 1 }, buoy]);
    const group = parent.querySelector("g");
    expect(group?.getAttribute("class")).toBe("g-yacht s1");
    expect(group?.getAttribute("data-id")).toBe("boat:A");
    expect(group?.getAttribute("transform")).toBe("translate(2 3) rotate(90)");
    expect(parent.querySelector("circle")?.getAttribute("cx")).toBe("3");
  });

  it("leaves unchanged shapes alone", () => {
    keyed.update([boat("boat:A", 1, 1), boat("boat:B", 2, 2), buoy]);
    expect(touched([boat("boat:A", 1, 1), boat("boat:B", 2, 2), { ...buoy }])).toEqual([]);
  });

  it("touches nothing but the place of what moved", () => {
    keyed.update([boat("boat:A", 1, 1), boat("boat:B", 2, 2)]);
    const records = touched([boat("boat:A", 1, 1), boat("boat:B", 5, 2)]);
    expect(records.map(({ attributeName }) => attributeName)).toEqual(["transform"]);
  });

  it("tells from where to where something with an id moved", () => {
    keyed.update([boat("boat:A", 1, 1)]);
    const { glides, fresh, gone } = keyed.update([boat("boat:A", 4, 1, 45)]);
    expect(glides.map(({ from, to }) => [from, to])).toEqual([
      [
        { x: 1, y: 1, turn: 0, scale: 1 },
        { x: 4, y: 1, turn: 45, scale: 1 },
      ],
    ]);
    expect([fresh, gone]).toEqual([[], []]);
  });

  it("follows parts of something with an id, too", () => {
    const wearing = (turn: number): GroupShape => ({
      ...boat("boat:A", 1, 1),
      shapes: [{ shape: "group", role: "kite", turn, shapes: [] }],
    });
    keyed.update([wearing(0)]);
    expect(keyed.update([wearing(90)]).glides).toHaveLength(1);
  });

  it("redraws a group without an id instead of moving it", () => {
    const cloud = (x: number): GroupShape => ({ shape: "group", role: "cloud", x, shapes: [] });
    keyed.update([cloud(1)]);
    const { glides, fresh } = keyed.update([cloud(2)]);
    expect([glides.length, fresh.length]).toEqual([0, 1]);
  });

  it("names what is new and what is gone", () => {
    keyed.update([boat("boat:A", 1, 1), boat("boat:B", 2, 2)]);
    const gone = parent.children[0];
    const changes = keyed.update([boat("boat:B", 2, 2), boat("boat:C", 3, 3)]);
    expect(changes.gone).toEqual([gone]);
    expect(changes.fresh).toEqual([parent.lastElementChild]);
  });

  it("keeps the paint order, moving only what stands wrongly", () => {
    const [a, b, c] = [boat("boat:A", 1, 1), boat("boat:B", 2, 2), boat("boat:C", 3, 3)];
    keyed.update([a, b, c]);
    const elements = [...parent.children];
    const records = touched([b, c, a]);
    expect([...parent.children]).toEqual([elements[1], elements[2], elements[0]]);
    const moved = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    expect(moved.size).toBeLessThanOrEqual(2);
  });

  it("finds shapes by id wherever they are", () => {
    const inner: Shape = { shape: "circle", role: "lamp", id: "lamp", x: 0, y: 0, r: 1 };
    keyed.update([{ ...boat("boat:A", 5, 6), shapes: [inner] }]);
    const found = keyed.find("lamp");
    expect(found?.drawn.shape).toBe(inner);
    expect(found?.around).toEqual([{ x: 5, y: 6, turn: 0, scale: 1 }]);
    expect(keyed.find("boat:Z")).toBeNull();
  });

  it("changes words and titles in place", () => {
    const text = (words: string, title?: string): Shape => ({
      shape: "text",
      role: "label",
      x: 0,
      y: 0,
      text: words,
      ...(title === undefined ? {} : { title }),
    });
    keyed.update([text("one", "first")]);
    const element = parent.firstElementChild;
    keyed.update([text("two", "second")]);
    expect(parent.firstElementChild).toBe(element);
    expect(element?.querySelector("title")?.textContent).toBe("second");
    expect(element?.lastChild?.textContent).toBe("two");
    keyed.update([text("two")]);
    expect(element?.textContent).toBe("two");
  });
});
