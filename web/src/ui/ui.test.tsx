import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords } from "../i18n";
import { Menu, Tabs, TextField, Toasts, toast } from ".";
import { ProgressBar } from "./progressBar";

let root: HTMLElement;

beforeEach(async () => {
  await startWords();
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const draw = (what: preact.ComponentChild) => act(() => render(what, root));
const press = (key: string) =>
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
const find = (selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

describe("a text field", () => {
  it("is told by its label, its hint and what is wrong with it", async () => {
    await draw(
      <TextField label="Name" hint="Up to 32" error="Too long" value="x" onValue={() => {}} />,
    );
    const input = find("input");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(find("label").getAttribute("for")).toBe(input.id);
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Up to 32",
      "Too long",
    ]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a menu", () => {
  it("opens on its first item, walks around, and returns to its button", async () => {
    const picked: string[] = [];
    const item = (id: string) => ({ id, label: id, onPick: () => picked.push(id) });
    await draw(<Menu label="More" items={[item("one"), item("two")]} />);
    const button = find("button");
    await act(() => button.click());
    expect(document.activeElement?.textContent).toBe("one");
    await press("ArrowUp");
    expect(document.activeElement?.textContent).toBe("two");
    await act(() => (document.activeElement as HTMLElement).click());
    expect(picked).toEqual(["two"]);
    expect(document.activeElement).toBe(button);
    await act(() => button.click());
    await press("Escape");
    expect(root.querySelector('[role="menu"]')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe("tabs", () => {
  it("follow the arrow keys", async () => {
    let value = "log";
    const show = () =>
      draw(
        <Tabs
          label="Beside the board"
          value={value}
          tabs={[
            { value: "log", label: "Log", content: "what happened" },
            { value: "chat", label: "Chat", content: "what was said" },
          ]}
          onValue={(next) => {
            value = next;
          }}
        />,
      );
    await show();
    find('[aria-selected="true"]').focus();
    await press("ArrowRight");
    await show();
    expect(value).toBe("chat");
    expect(find('[role="tabpanel"]').textContent).toBe("what was said");
    expect(document.activeElement?.textContent).toBe("Chat");
  });
});

describe("toasts", () => {
  it("are read out politely, alerts at once, and never twice the same", async () => {
    await draw(<Toasts />);
    await act(() => {
      toast("Saved", "good");
      toast("Saved", "good");
      toast("No wind", "alert");
    });
    expect(find('[role="status"]').querySelectorAll(".toast")).toHaveLength(1);
    expect(find('[role="alert"]').textContent).toContain("No wind");
  });
});

describe("a bar of progress", () => {
  afterEach(() => vi.useRealTimers());

  it("comes after a moment, and says what is going on and how far it is", async () => {
    vi.useFakeTimers();
    const bar = (done: number) => (
      <ProgressBar progress={{ done, of: 8, size: null }} label="Recomputing" />
    );
    await draw(bar(1));
    expect(root.querySelector("progress")).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(find("[role=status]").textContent).toBe("Recomputing");
    await draw(bar(3));
    const { value, max } = find("progress") as HTMLProgressElement;
    expect([value, max]).toEqual([3, 8]);
  });
});
