import { render } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWords } from "../i18n";
import { BarChart, ChartFrame, LineChart } from ".";
import { labelEvery, niceStep, scale, stepPath, ticks } from "./scale";

let root: HTMLElement;

beforeAll(() => startWords("results"));

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const settled = () => new Promise((done) => setTimeout(done, 20));
const found = (selector: string) => {
  const element = root.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  return element;
};
const press = async (element: Element, key: string) => {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await settled();
};

describe("scales", () => {
  it("have round numbers up to the largest value", () => {
    expect(ticks(23)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(3, 5, 1)).toEqual([1, 2, 3]);
    expect(ticks(0)).toEqual([0, 1]);
  });

  it("step by 1, 2 or 5 times a power of ten", () => {
    expect([0.3, 1, 1.2, 3, 7, 30, 180].map(niceStep)).toEqual([1, 1, 2, 5, 10, 50, 200]);
    expect(labelEvery(160, 320, 26)).toBe(20);
  });

  it("lead from one range to another", () => {
    const y = scale([0, 10], [100, 0]);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  });

  it("draw steps, with gaps where there is no value and at breaks", () => {
    const same = (value: number) => value;
    expect(stepPath([3, 3, 2], same, same)).toBe("M0 3H1H2V2");
    expect(stepPath([null, 3, null, 1], same, same)).toBe("M1 3M3 1");
    expect(stepPath([3, 2, 9], same, same, [2])).toBe("M0 3H1V2M2 9");
  });
});

const LINES = [
  { id: "A", name: "Red", sign: "A", team: "A", values: [12, 7, 0] },
  { id: "B", name: "Blue", sign: "B", team: "B", values: [12, null, null] },
];
const MOMENTS = ["Round 1", "Round 2", "Round 3"].map((label, n) => ({
  label,
  short: String(n + 1),
  part: 1,
}));
const HAPPENINGS = [
  { moment: 1, kind: "incident" as const, lines: ["B"], text: "B retires." },
  { moment: 2, kind: "finish" as const, lines: ["A"], text: "A finishes." },
];

describe("a line chart", () => {
  beforeEach(() => {
    render(
      <LineChart label="Legs" lines={LINES} moments={MOMENTS} happenings={HAPPENINGS} />,
      root,
    );
  });

  it("is one stop for the keyboard, read moment by moment", async () => {
    const slider = found("[role=slider]");
    slider.focus();
    await settled();
    expect(slider.getAttribute("aria-valuetext")).toBe("Round 1: Red 12, Blue 12");
    await press(slider, "ArrowRight");
    expect(slider.getAttribute("aria-valuetext")).toBe(
      "Round 2: Red 7, Blue not under way. B retires.",
    );
    await press(slider, "End");
    await press(slider, "ArrowRight");
    expect(slider.getAttribute("aria-valuenow")).toBe("2");
    expect(found(".chart-readout").textContent).toContain("A finishes.");
    await press(slider, "Home");
    expect(slider.getAttribute("aria-valuenow")).toBe("0");
  });

  it("tells lines apart by more than colour", () => {
    const dashes = [...root.querySelectorAll(".chart-line")].map((line) =>
      line.getAttribute("stroke-dasharray"),
    );
    expect(new Set(dashes).size).toBe(2);
    const signs = [...root.querySelectorAll(".chart-end text")].map((sign) => sign.textContent);
    expect(signs.sort()).toEqual(["A", "B"]);
  });

  it("draws a line of two colours in both, with letters that can be read on it", async () => {
    const lines = [
      { ...LINES[0], cloth: ["#f3c33c", "#26292c"] as const },
      { ...LINES[1], cloth: ["#f3c33c", "#27407f"] as const },
    ] as never;
    render(<LineChart label="Squares" lines={lines} moments={MOMENTS} />, root);
    await settled();
    expect(root.querySelectorAll(".chart-trim")).toHaveLength(2);
    const ends = [...root.querySelectorAll<SVGElement>(".chart-end")];
    const colour = (name: string) => ends.map((end) => end.style.getPropertyValue(name));
    expect(colour("--team")).toEqual(["#f3c33c", "#f3c33c"]);
    expect(new Set(colour("--team-trim")).size).toBe(2);
    expect(colour("--on-team")).toEqual(["#1d2b36", "#1d2b36"]);
    const dashes = [...root.querySelectorAll(".chart-line")].map((line) =>
      line.getAttribute("stroke-dasharray"),
    );
    expect(new Set(dashes).size).toBe(2);
  });

  it("marks what happened, each kind with a shape of its own", () => {
    const shapes = [...root.querySelectorAll(".chart-sign")].map((sign) => sign.getAttribute("d"));
    expect(shapes).toHaveLength(2);
    expect(new Set(shapes).size).toBe(2);
  });
});

describe("a bar chart", () => {
  it("reads out every bar with what was expected", () => {
    const bars = [
      { label: "1 leg", observed: 3, expected: 4.333 },
      { label: "2 legs", observed: 9, expected: 8.667 },
    ];
    render(<BarChart label="The die" bars={bars} />, root);
    const told = [...root.querySelectorAll(".chart-bar")].map((bar) =>
      bar.getAttribute("aria-label"),
    );
    expect(told).toEqual(["1 leg: 3 times, expected 4.3", "2 legs: 9 times, expected 8.7"]);
    expect(root.querySelectorAll(".chart-bar[tabindex='0']")).toHaveLength(2);
    expect(root.querySelectorAll(".chart-expected")).toHaveLength(2);
  });
});

describe("a chart", () => {
  it("is also a table", async () => {
    const table = (
      <table>
        <tbody>
          <tr>
            <td>7</td>
          </tr>
        </tbody>
      </table>
    );
    render(<ChartFrame title="Legs" picture={<p class="picture" />} table={table} />, root);
    expect(root.querySelector("table")).toBeNull();
    found("button").click();
    await settled();
    expect(found("button").getAttribute("aria-pressed")).toBe("true");
    expect(found("table").textContent).toBe("7");
    expect(root.querySelector(".picture")).toBeNull();
  });
});
