import { describe, expect, it } from "vitest";
import type { Attention, BoardTarget } from "../api";
import type { Scene, Shape } from "../scene";
import { extentOf } from "./extent";
import { cutBy, framed } from "./framing";
import { aimOf, placesOf, subjectOf } from "./subject";
import { type Frame, openRoom, type View, whole } from "./view";

const size = { width: 50, height: 40, title: "", description: "" };
const boat = (id: string, x: number, y: number): Shape => {
  const hull: Shape = { shape: "rect", role: "hull", x: -0.4, y: -1, w: 0.8, h: 2 };
  return { shape: "group", role: "boat", id: `boat:${id}`, seat: 0, x, y, shapes: [hull] };
};
const onMove = (x: number, y: number): Shape => ({
  shape: "circle",
  role: "on-move",
  id: "on-move",
  x,
  y,
  r: 1,
});
const goal = (x: number, y: number): Shape => ({
  shape: "circle",
  role: "mark-halo",
  id: "goal",
  title: "Mark 1",
  x,
  y,
  r: 0.9,
});
const buoy = (x: number, y: number): Shape => {
  const float: Shape = { shape: "circle", role: "mark", x: 0, y: 0, r: 0.6 };
  return { shape: "group", role: "buoy", id: "mark:1", title: "Mark 1", x, y, shapes: [float] };
};
const name: Shape = {
  shape: "text",
  role: "label",
  x: 27,
  y: 24,
  text: "Start and finish",
  size: 1,
};
const scene = (...shapes: Shape[]): Scene => ({ ...size, shapes });
const pick = (x: number, y: number): BoardTarget => ({
  actions: [`${x},${y}`],
  kind: "point",
  x,
  y,
  label: "",
});

const port = (width: number, height: number): Frame => ({
  scene: size,
  port: { width, height },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  rulers: { top: 0, right: 0, bottom: 18, left: 24 },
});
const phone = port(360, 300);
const desk = port(1000, 600);

interface Case {
  frame: Frame;
  board: Scene;
  ground?: Scene;
  targets?: BoardTarget[];
  what?: Attention;
  from?: View;
}

function look({ frame, board, ground = scene(), targets = [], what = "turn", from }: Case): View {
  const subject = subjectOf(ground, board, targets, what);
  return framed(frame, from ?? whole(frame), subject, what);
}

/** Whether shapes lie whole in a view, clear of the numbers at its edges. */
function shows(frame: Frame, view: View, ...shapes: Shape[]): boolean {
  const room = openRoom(frame);
  return shapes.every((shape) => {
    const box = extentOf(shape);
    if (box === null) return false;
    const [x, y] = [view.x + box.x * view.unit, view.y + box.y * view.unit];
    const [right, low] = [x + box.width * view.unit, y + box.height * view.unit];
    const across = x >= room.x && right <= room.x + room.width;
    return across && y >= room.y && low <= room.y + room.height;
  });
}

describe("the view of a turn", () => {
  const legs = [pick(18, 20), pick(23, 20), pick(20, 23), pick(20, 18)];

  it("shows whoever is to move and all targets, large enough for a finger", () => {
    const board = scene(onMove(20, 20), boat("A", 20, 20), boat("B", 40, 35));
    const view = look({ frame: phone, board, targets: legs });
    expect(view.unit).toBeGreaterThanOrEqual(24);
    expect(shows(phone, view, onMove(20, 20))).toBe(true);
    for (const { x, y } of legs) expect(shows(phone, view, { ...goal(x, y), id: "" })).toBe(true);
  });

  it("shows the next mark too where that leaves room for a finger, and else not", () => {
    const near = scene(onMove(20, 20), boat("A", 20, 20), goal(25, 14));
    const view = look({ frame: phone, board: near, targets: legs });
    expect(shows(phone, view, goal(25, 14))).toBe(true);
    const far = scene(onMove(20, 20), boat("A", 20, 20), goal(45, 2));
    const close = look({ frame: phone, board: far, targets: legs });
    expect(close.unit).toBeGreaterThanOrEqual(24);
    expect(shows(phone, close, goal(45, 2))).toBe(false);
    expect(aimOf(far)?.name).toBe("Mark 1");
  });

  it("shows a line with the buoys that hold it, even where its name finds no room", () => {
    const held = { shape: "circle", role: "buoy", title: "Buoy", y: 20, r: 0.25 } as const;
    const [left, right]: [Shape, Shape] = [
      { ...held, x: 20 },
      { ...held, x: 24.8 },
    ];
    const ground = scene({ ...name, x: 25.4, y: 20 } as Shape, left, right);
    const rails: Shape = { shape: "path", role: "line-next", id: "goal", d: "M20.3 20H24.5" };
    const targets = [20.9, 21.4, 21.9, 22.4, 22.9, 23.4, 23.9].map((x) => pick(x, 20));
    const { rulers: _, ...frame } = port(445, 346);
    const view = look({ frame, board: scene(rails), ground, targets });
    expect(shows(frame, view, left, right)).toBe(true);
  });

  it("is larger where others are close enough to touch", () => {
    const alone = scene(onMove(20, 20), boat("A", 20, 20), goal(30, 20));
    const other: Shape = { ...boat("B", 21, 21), seat: 1 };
    const met = scene(...alone.shapes, other);
    const targets = [pick(20, 19), pick(22, 19)];
    const view = look({ frame: phone, board: met, targets });
    expect(view.unit).toBeGreaterThanOrEqual(36);
    expect(look({ frame: phone, board: alone, targets }).unit).toBeLessThan(view.unit);
  });

  it("shows those who are near whole", () => {
    const other = boat("B", 22.5, 23);
    const board = scene(onMove(20, 20), boat("A", 20, 20), other);
    const view = look({ frame: phone, board, targets: [pick(20, 19), pick(20, 18.5)] });
    expect(shows(phone, view, other)).toBe(true);
  });

  it("cuts neither names nor marks at its edge where that can be helped", () => {
    const ground = scene(name, buoy(25.6, 16), buoy(14.5, 22));
    const board = scene(onMove(20, 20), boat("A", 20, 20));
    const view = look({ frame: phone, board, ground, targets: legs });
    const things = ground.shapes.flatMap((shape) => extentOf(shape) ?? []);
    expect(cutBy(phone, view, things)).toEqual([]);
  });

  it("is the whole board where what can be picked lies all over it, or nothing is", () => {
    const spread = [pick(1, 1), pick(48, 38)];
    expect(look({ frame: phone, board: scene(), targets: spread })).toEqual(whole(phone));
    expect(look({ frame: phone, board: scene() })).toEqual(whole(phone));
  });
});

describe("the view of a study", () => {
  it("is about the piece on move and those it has to do with, not about others far away", () => {
    const [one, other] = [boat("A", 20, 20), boat("B", 24, 20)];
    const board = scene(onMove(20, 20), one, other, boat("C", 45, 36));
    const view = look({ frame: desk, board, what: "study" });
    expect(shows(desk, view, one, other)).toBe(true);
    expect(view.unit).toBe(46);
  });

  it("shows what it is asked about even where targets are closer than a finger likes", () => {
    const board = scene(onMove(20, 20), boat("A", 20, 20));
    const targets = [pick(20, 18), pick(20.8, 18.2)];
    const subject = subjectOf(scene(), board, targets, "study");
    subject.near.push({ x: 30.5, y: 17.5, width: 1, height: 1 });
    const view = framed(phone, whole(phone), subject, "study");
    expect(shows(phone, view, { ...goal(31, 18), r: 0.5 } as Shape)).toBe(true);
    expect(view.unit).toBeLessThan(30);
  });
});

describe("the things that a question is about", () => {
  it("are found by their ids", () => {
    const ground = scene(
      { ...buoy(10, 10), id: "mark:1" },
      { ...buoy(20, 10), id: "mark:2" },
      name,
    );
    expect(placesOf(ground, ["mark:2", "mark:7"])).toEqual([{ x: 20, y: 10 }]);
    expect(placesOf(ground, [])).toEqual([]);
  });
});

describe("following the race", () => {
  const fleet = [boat("A", 10, 10), boat("B", 16, 14)];

  it("goes nearer where the whole board is small", () => {
    const view = look({ frame: desk, board: scene(...fleet), what: "race" });
    expect(view.unit).toBe(42);
    expect(shows(desk, view, ...fleet)).toBe(true);
  });

  it("stays where it is while everything is in sight and about as large as it could be", () => {
    const view = look({ frame: desk, board: scene(...fleet), what: "race" });
    const sailed = scene(boat("A", 11, 9), boat("B", 17, 13));
    expect(look({ frame: desk, board: sailed, what: "race", from: view })).toBe(view);
  });

  it("moves on when somebody leaves the picture", () => {
    const view = look({ frame: desk, board: scene(...fleet), what: "race" });
    const gone = scene(boat("A", 32, 22), boat("B", 16, 14));
    const next = look({ frame: desk, board: gone, what: "race", from: view });
    expect(next).not.toBe(view);
    expect(look({ frame: desk, board: gone, what: "race", from: next })).toBe(next);
  });

  it("shows the whole board where the fleet is spread, or the units are large anyway", () => {
    const spread = scene(boat("A", 2, 2), boat("B", 48, 38));
    expect(look({ frame: desk, board: spread, what: "race" })).toEqual(whole(desk));
    const large: Frame = { ...desk, scene: { width: 20, height: 16 } };
    const view = look({ frame: large, board: scene(...fleet), what: "race" });
    expect(view).toEqual(whole(large));
  });
});
