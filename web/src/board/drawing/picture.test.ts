import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../scene";
import { animateDie } from "./die";
import { create } from "./draw";
import { drawScene } from "./picture";

const FRAMES = [
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "setTimeout",
  "clearTimeout",
] as const;

function dials(turn: number, pips: number): Scene {
  return {
    width: 15,
    height: 10,
    title: `Wind ${turn}`,
    description: "",
    shapes: [
      { shape: "group", role: "needle", id: "wind", turn, shapes: [] },
      {
        shape: "group",
        role: "die",
        id: "die",
        x: 12,
        y: 5,
        shapes: Array.from({ length: pips }, (_, k) => ({
          shape: "circle" as const,
          role: "pip",
          x: k,
          y: 0,
          r: 0.2,
        })),
      },
    ],
  };
}

describe("a still picture", () => {
  let svg: SVGSVGElement;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: [...FRAMES, "performance"] });
    svg = create("svg");
    document.body.replaceChildren(svg);
  });
  afterEach(() => vi.useRealTimers());

  const needle = (): string | null | undefined =>
    svg.querySelector('[data-id="wind"]')?.getAttribute("transform");

  it("is drawn whole, with a name", async () => {
    await drawScene(dials(90, 2), svg);
    expect(svg.getAttribute("viewBox")).toBe("0 0 15 10");
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-label")).toBe("Wind 90");
    await drawScene(dials(45, 2), svg);
    expect(svg.getAttribute("aria-label")).toBe("Wind 45");
  });

  it("keeps a name that the page gave it", async () => {
    svg.setAttribute("aria-label", "Instruments");
    await drawScene(dials(90, 2), svg);
    expect(svg.getAttribute("aria-label")).toBe("Instruments");
  });

  it("lets its needle swing to the next scene when asked", async () => {
    const how = { animate: true, reducedMotion: false };
    await drawScene(dials(90, 2), svg, how);
    expect(needle()).toBe("rotate(90)");
    const settled = drawScene(dials(135, 2), svg, how);
    await vi.advanceTimersByTimeAsync(60);
    expect(needle()).not.toBe("rotate(135)");
    await vi.advanceTimersByTimeAsync(900);
    await settled;
    expect(needle()).toBe("rotate(135)");
    await drawScene(dials(0, 2), svg, { animate: true, reducedMotion: true });
    expect(needle() ?? "").toBe("");
  });

  describe("with a die", () => {
    const die = (): SVGGElement => {
      const found = svg.querySelector<SVGGElement>('[data-id="die"]');
      if (!found) throw new Error("no die");
      return found;
    };
    beforeEach(async () => {
      await drawScene(dials(0, 3), svg);
      die().getBBox = () => ({ x: -1, y: -1, width: 2, height: 2 }) as DOMRect;
    });

    it("tumbles, and then shows the face it was given", async () => {
      const lies = vi.fn();
      void animateDie(svg, { reducedMotion: false }).then(lies);
      expect(die().classList.contains("ll-hidden")).toBe(true);
      await vi.advanceTimersByTimeAsync(300);
      expect(svg.querySelector(".ll-tumbling")?.getAttribute("transform")).toContain("rotate");
      expect(lies).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(500);
      expect(lies).toHaveBeenCalledOnce();
      expect(svg.querySelector(".ll-tumbling")).toBeNull();
      expect(die().classList.contains("ll-hidden")).toBe(false);
    });

    it("tumbles once however often it is thrown", async () => {
      const first = animateDie(svg, { reducedMotion: false });
      void animateDie(svg, { reducedMotion: false });
      await first;
      expect(svg.querySelectorAll(".ll-tumbling")).toHaveLength(1);
    });

    it("lies at once where motion is unwanted or there is no die", async () => {
      await animateDie(svg, { reducedMotion: true });
      await animateDie(svg, { id: "second die", reducedMotion: false });
      expect(svg.querySelector(".ll-tumbling")).toBeNull();
    });
  });
});
