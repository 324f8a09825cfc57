/** The situation in words: asked for when somebody opens it, and after each change while it is open. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useWords } from "../../i18n";
import { answered } from "../../live/asking";
import { useHelm } from "../context";

export function Description() {
  const t = useWords("table");
  const helm = useHelm();
  const open = useSignal(false);
  const text = useSignal("");
  useSignalEffect(() => {
    const sight = helm.sight.value;
    if (!open.value || sight === null) return;
    let isOld = false;
    void answered<"describe">({ type: "describe", table: helm.id, seq: sight.seq }).then((said) => {
      if (!isOld) text.value = said?.type === "describe" ? said.text : t("describe_failed");
    });
    return () => {
      isOld = true;
    };
  });
  if (helm.sight.value === null || helm.veiled.value) return null;
  return (
    <details
      class="describe"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t("describe")}</summary>
      {open.value && text.value.split("\n").map((line) => <p key={line}>{line}</p>)}
    </details>
  );
}
