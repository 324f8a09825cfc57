// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { entry, state } from "../../live/samples";
import type { Setback } from "../../live/wire";
import type { Helm } from "../helm";
import { atTheHelm, mine, service, settled } from "../samples";
import { beginning, noticesIn } from "./notices";

const setback = (seat: string, rule: string): Setback => ({
  seat,
  rule,
  title: `By ${rule}`,
  text: "",
  remedy: "",
  due: "penalty",
});
const costs = (seq: number, ...setbacks: Setback[]) => entry(seq, { seat: "B", setbacks });

describe("what befell somebody", () => {
  it("is told to whom it befell, in order, unless it was taken back", () => {
    const entries = [
      costs(1, setback("A", "X-1")),
      costs(2, setback("B", "X-2")),
      costs(3, setback("A", "X-3"), setback("A", "X-4")),
      costs(4, setback("A", "X-5")),
      entry(5, { kind: "undo", undone: 4 }),
    ];
    const told = (after: number, upTo: number) =>
      noticesIn(entries, "A", after, upTo).map(({ seq, setbacks }) => [
        seq,
        ...setbacks.map(({ rule }) => rule),
      ]);
    expect(told(0, 5)).toEqual([
      [1, "X-1"],
      [3, "X-3", "X-4"],
    ]);
    expect(told(1, 5)).toEqual([[3, "X-3", "X-4"]]);
    expect(told(0, 2)).toEqual([[1, "X-1"]]);
  });

  it("is told once where a fault and its penalty come by one rule", () => {
    const fault = { ...setback("A", "X-1"), title: "A fault" };
    const [notice] = noticesIn([costs(1, fault, setback("A", "X-1"))], "A", 0, 1);
    expect(notice?.setbacks.map(({ title }) => title)).toEqual(["By X-1"]);
  });

  it("begins, on a device that knows nothing, with one's own last action", () => {
    const entries = [costs(1), entry(2, { seat: "A" }), costs(3)];
    expect(beginning(entries, "A")).toBe(1);
    expect(beginning(entries, "C")).toBe(0);
  });
});

describe("notices at the table", () => {
  let helm: Helm;
  let leave: () => void;
  beforeEach(async () => {
    // as if nothing had been read on this device
    dispatchEvent(new StorageEvent("storage", { key: "layline.noticesRead", newValue: null }));
    ({ helm, leave } = await atTheHelm());
  });
  afterEach(() => leave());

  const happens = async (seq: number, rule: string, dues = mine(seq).dues) => {
    const message = state(seq - 1, seq, { sight: mine(seq, { dues }) });
    const entries = [costs(seq, setback("A", rule))];
    service().says({ ...message, entries, table: helm.story.peek()?.table ?? message.table });
    await settled();
  };

  it("stay until they are read, one after the other", async () => {
    await happens(5, "X-1");
    await happens(6, "X-2");
    expect(helm.notices.queue.value.map(({ seq }) => seq)).toEqual([5, 6]);
    helm.notices.dismiss();
    expect(helm.notices.current.value?.seq).toBe(6);
    helm.notices.dismiss();
    expect(helm.notices.current.value).toBeNull();
    expect(Object.values(JSON.parse(localStorage.getItem("layline.noticesRead") ?? "{}"))).toEqual([
      6,
    ]);
  });

  it("say how it stands, and with which choice it is made good", async () => {
    const due = { key: "penalty", rule: "X-9", text: "Now.", actions: ["luff"], pieces: ["line"] };
    await happens(5, "X-1", [due, { ...due, key: "other", pieces: ["pin"] }]);
    expect(helm.notices.dues.value).toEqual([due]);
    expect(helm.notices.pieces.value).toEqual(["line"]);
    expect(helm.notices.payments.value.has("luff")).toBe(true);
  });

  it("are not shown while one looks back", async () => {
    await happens(5, "X-1");
    helm.lookAt(2);
    expect(helm.notices.current.value).toBeNull();
    helm.backToLive();
    expect(helm.notices.current.value?.seq).toBe(5);
  });
});
