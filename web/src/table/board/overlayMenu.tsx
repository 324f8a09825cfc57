/** What to show on the board besides the pieces: a switch for every picture that can be laid over. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useWords } from "../../i18n";
import { IconButton, Switch } from "../../ui";
import { useHelm } from "../context";
import { isOn, setOn } from "./overlays";

export function OverlayMenu() {
  const t = useWords("table");
  const helm = useHelm();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const game = helm.story.value?.table.game ?? "";
  const overlays = helm.sight.value?.overlays ?? [];

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open]);

  if (overlays.length === 0) return null;
  return (
    <fieldset
      class="overlays"
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
        frame.current?.querySelector<HTMLElement>("button")?.focus();
      }}
    >
      <legend class="unseen">{t("overlays.label")}</legend>
      <IconButton
        label={t("overlays.label")}
        icon="layers"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div class="overlays-list" id={id}>
          {overlays.map((overlay) => (
            <Switch
              key={overlay.id}
              label={overlay.label}
              checked={isOn(game, overlay)}
              onValue={(on) => setOn(game, overlay.id, on)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
