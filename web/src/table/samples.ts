/** A table for tests: its service is on paper, A is mine and to move, and a bot has B. */
import { type ComponentChildren, h, render } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import { startWords } from "../i18n";
import { me } from "../identity/visitor";
import { connect } from "../live";
import { PaperService } from "../live/paperService";
import { choice, seatCard, sight, state, TABLE, tableView } from "../live/samples";
import type { Sight } from "../live/wire";
import { HelmContext } from "./context";
import { Helm } from "./helm";

export const service = (): PaperService => PaperService.newest;
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const CHOICES = [choice("leg N"), choice("leg NE"), choice("luff")];

/** A moment in which I have three choices. */
export const mine = (seq: number, more: Partial<Sight> = {}) =>
  sight(seq, { choices: CHOICES, ...more });

const bot = seatCard("B", { kind: "bot", bot: "greedy" });
const racing = tableView({ seats: [seatCard("A", { you: true }), bot] });

/** The helm of that table after four entries, and how to leave it. */
export async function atTheHelm(): Promise<{ helm: Helm; leave(): void }> {
  await startWords("table");
  vi.stubGlobal("WebSocket", PaperService);
  me.value = {
    visitor: { id: "v", name: "Ada", kept: false, invented: true, webhook: null },
    tables: [],
  };
  connect();
  service().onopen?.();
  const helm = new Helm(TABLE);
  const stop = helm.embark();
  service().says(state(0, 4, { table: racing, sight: mine(4) }));
  await settled();
  const leave = () => {
    stop();
    vi.unstubAllGlobals();
  };
  return { helm, leave };
}

/** Parts of the page at that helm, the element they are in, and how to leave them. */
export async function shownAtTheHelm(
  parts: (helm: Helm) => ComponentChildren,
): Promise<{ helm: Helm; root: HTMLElement; leave(): void }> {
  const { helm, leave: leaveHelm } = await atTheHelm();
  const root = document.body.appendChild(document.createElement("div"));
  await act(() => render(h(HelmContext.Provider, { value: helm }, parts(helm)), root));
  const leave = () => {
    render(null, root);
    root.remove();
    leaveHelm();
  };
  return { helm, root, leave };
}
