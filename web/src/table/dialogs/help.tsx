/** Every key, and that everything can be done without a mouse. */
import { useWords } from "../../i18n";
import { Dialog } from "../../ui";
import { KEYS, singleKeys } from "../keyboard/keys";

/** Keys that are called by a word, which keyboards have in their own language. */
type Named = "Home" | "End" | "Esc";
const isNamed = (key: string): key is Named => ["Home", "End", "Esc"].includes(key);

export function Help({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords("table");
  return (
    <Dialog open={open} title={t("help.heading")} onClose={onClose}>
      <p>{t("help.intro")}</p>
      {!singleKeys.value && <p class="field-hint">{t("help.off")}</p>}
      <dl class="keys">
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{isNamed(key) ? t(`help.names.${key}`) : key}</kbd>
              ))}
            </dt>
            <dd>{t(`help.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
