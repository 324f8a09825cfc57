import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choice, update } from "../../live/samples";
import type { Helm } from "../helm";
import { atTheHelm, mine, service, settled } from "../samples";
import { actionsOf, sequenceOf } from "./sequence";

describe("shortcuts", () => {
  let helm: Helm;
  let leave: () => void;

  beforeEach(async () => {
    ({ helm, leave } = await atTheHelm());
  });
  afterEach(() => leave());

  it("are played choice by choice, a chore until it is stopped", async () => {
    const lay = { id: "lay", label: "Lay", actions: ["luff"], how: "again" as const };
    const hold = { id: "hold", label: "Hold", actions: ["leg N", "luff"], how: "once" as const };
    helm.shortcuts.run(hold);
    expect(helm.sending.value).toBe("leg N");
    service().says(update(5, { sight: mine(5, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBe("luff");
    service().says(update(6, { sight: mine(6, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBeNull();
    helm.shortcuts.run(lay);
    service().says(update(7, { sight: mine(7, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBe("luff");
    helm.shortcuts.stop();
    service().says(update(8, { sight: mine(8, { shortcuts: [lay] }) }));
    await settled();
    expect(helm.sending.value).toBeNull();
  });

  it("are picked like choices: shown with all they play, and asked twice of a finger", async () => {
    const hold = { id: "hold", label: "Hold", actions: ["leg N", "luff"], how: "once" as const };
    service().says(update(5, { sight: mine(5, { shortcuts: [hold] }) }));
    await settled();
    const { action, label } = sequenceOf(hold);
    helm.chooser.pick([action], "touch");
    expect(helm.chooser.labelOf(action)).toBe(label);
    await vi.waitFor(() =>
      expect(service().last("preview")).toMatchObject({ action: "leg N", and_then: ["luff"] }),
    );
    expect(helm.sending.value).toBeNull();
    helm.chooser.pick([action], "touch");
    expect(helm.sending.value).toBe("leg N");
    expect(actionsOf("leg N")).toEqual(["leg N"]);
  });

  it("of a lone choice play themselves after a notice, unless they are held", async () => {
    const pass = { id: "pass", label: "Skip", actions: ["luff"], how: "itself" as const };
    const alone = (seq: number) => mine(seq, { choices: [choice("luff")], shortcuts: [pass] });
    vi.useFakeTimers();
    service().says(update(5, { sight: alone(5) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(helm.shortcuts.due.value?.label).toBe("Skip");
    helm.shortcuts.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(helm.sending.value).toBeNull();
    service().says(update(6, { sight: alone(6) }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(helm.sending.value).toBe("luff");
    vi.useRealTimers();
  });
});
