import { describe, expect, it } from "vitest";
import { type BoardSign, nameOf } from "./legendWords";

const signs = [
  {
    text: "A mark",
    picture: { width: 1, height: 1, title: "", description: "", shapes: [circle("mark")] },
  },
  {
    text: "Your next mark",
    picture: {
      width: 1,
      height: 1,
      title: "",
      description: "",
      shapes: [
        { shape: "group", role: "buoy", shapes: [circle("mark"), circle("rounding-arc-next")] },
      ],
    },
  },
  { text: "A leg", target: { kind: "point", x: 0, y: 0, sign: "2", tone: "plain" } },
] as BoardSign[];

function circle(role: string) {
  return { shape: "circle", role, x: 0, y: 0, r: 1 } as const;
}

describe("the name of what is pointed at", () => {
  it("is its own, if it has one", () => {
    expect(nameOf([{ title: "Mark 2, 9,17", roles: ["mark", "buoy"] }], signs)).toBe(
      "Mark 2, 9,17",
    );
  });

  it("is else what the first sign drawn like it means, also where it is drawn more quietly", () => {
    expect(nameOf([{ title: null, roles: ["mark"] }], signs)).toBe("A mark");
    expect(nameOf([{ title: null, roles: ["rounding-arc"] }], signs)).toBe("Your next mark");
  });

  it("is that of the uppermost thing that has one; water has none", () => {
    const water = { title: null, roles: ["water"] };
    expect(nameOf([water, { title: null, roles: ["mark"] }], signs)).toBe("A mark");
    expect(nameOf([water], signs)).toBeNull();
  });
});
