/**
 * The legend: what is on the board now, and every sign that this board may show, drawn as it is drawn
 * there, with its meaning.
 */
import "./legend.css";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { drawSign, type NamedPart, OWN_SIGNS } from "../../board";
import { fitting, lastInput } from "../../device/pointing";
import { language, useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import { Dialog, IconButton, tellRefusal } from "../../ui";
import { type BoardSign, fetchLegend } from "./legendWords";

export function LegendButton({ onOpen }: { onOpen(): void }) {
  const t = useWords("table");
  return (
    <div class="stage-legend">
      <IconButton label={t("legend.open")} icon="key" onClick={onOpen} />
    </div>
  );
}

/** A sign of the game, or one that the board itself adds, with its meaning. */
interface Explained {
  text: string;
  sign: Parameters<typeof drawSign>[0];
}

interface LegendProps {
  /** Of the table or the replay, at the service. */
  address: string;
  named: ReadonlySignal<() => readonly NamedPart[]>;
  open: boolean;
  onClose(): void;
}

export function Legend({ address, named, open, onClose }: LegendProps) {
  const t = useWords("table");
  const signs = useSignal<readonly BoardSign[]>([]);
  const lang = language.value;
  useEffect(() => {
    if (!open) return;
    fetchLegend(address).then((found) => {
      signs.value = found;
    }, tellRefusal);
  }, [open, address, lang]);
  const explained = (picked: boolean): Explained[] =>
    signs.value
      .filter(({ target }) => (target != null) === picked)
      .map(({ text, picture = null, target = null }) => ({ text, sign: { picture, target } }));
  const own = (picked: boolean): Explained[] =>
    OWN_SIGNS.filter((sign) => (sign === "several") === picked).map((sign) => ({
      text: t(`legend.own.${sign}`),
      sign,
    }));
  const groups = [
    { name: "pick", signs: explained(true), own: own(true) },
    { name: "board", signs: explained(false), own: own(false) },
  ] as const;
  return (
    <Dialog open={open} title={t("legend.open")} onClose={onClose}>
      <p class="field-hint">{t(`legend.${fitting("point")}`)}</p>
      <OnTheBoard named={named} />
      {groups
        .filter((group) => group.signs.length > 0)
        .map((group) => (
          <section key={group.name}>
            <h3 class="legend-heading">{t(`legend.${group.name}`)}</h3>
            <ul class="legend">
              {[...group.signs, ...group.own].map(({ text, sign }) => (
                <li key={text}>
                  <Picture sign={sign} />
                  <span>{typeset(text)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Dialog>
  );
}

/** What pointing would tell, for whoever has not come here by pointing; folded up for the others. */
function OnTheBoard({ named }: Pick<LegendProps, "named">) {
  const t = useWords("table");
  const [unfolded] = useState(() => lastInput() === "keyboard");
  const parts = named.value();
  if (parts.length === 0) return null;
  return (
    <details open={unfolded}>
      <summary class="legend-fold">
        <h3 class="legend-heading">{t("legend.now")}</h3>
      </summary>
      <dl class="legend-now">
        {parts.map(({ part, names }) => (
          <div key={part}>
            <dt>{t(`legend.parts.${part}`)}</dt>
            {names.map((name) => (
              <dd key={name}>{typeset(name)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function Picture({ sign }: Pick<Explained, "sign">) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (svg.current !== null) drawSign(sign, svg.current);
  }, [sign]);
  return (
    <span class="legend-picture">
      <svg ref={svg} aria-hidden="true" />
    </span>
  );
}
