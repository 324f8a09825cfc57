import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { startWords } from "../../i18n";
import { known } from "../../live";
import { TABLE, tableView } from "../../live/samples";
import { HelmContext } from "../context";
import { Helm } from "../helm";
import { OptionWords } from "./about";

const root = document.createElement("div");
afterEach(() => render(null, root));

it("what is played begins with the time there is for it", async () => {
  await startWords("table");
  const table = tableView({
    clock: { seconds: 300, increment: 10 },
    option_words: [{ key: "players", label: "Players", value: "2" }],
  });
  known.value = {
    ...known.peek(),
    stories: { [TABLE]: { table, entries: [], chat: [] } as never },
  };
  await act(() =>
    render(
      <HelmContext.Provider value={new Helm(TABLE)}>
        <OptionWords />
      </HelmContext.Provider>,
      root,
    ),
  );
  expect(root.querySelector("dt")?.textContent).toBe("Thinking time");
  expect(root.querySelector("dd")?.textContent).toMatch(/^5:00 .* 0:10 /);
});
