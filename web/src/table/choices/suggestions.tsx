/** A few good choices among very many, each with its reason; all others are folded below. */
import "./suggestions.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useWords } from "../../i18n";
import type { Choice, Sight } from "../../live/wire";

export type Suggestions = NonNullable<Sight["suggestions"]>;

/** The choices that are suggested, in the order of the suggestions, and all the others. */
export function proposed(choices: readonly Choice[], suggestions: Suggestions | null | undefined) {
  const best = (suggestions?.best ?? []).flatMap(({ action, why }) => {
    const choice = choices.find((one) => one.action === action);
    return choice === undefined ? [] : [{ choice, why }];
  });
  const named = new Set(best.map(({ choice }) => choice.action));
  return { best, others: choices.filter((one) => !named.has(one.action)) };
}

interface SuggestedProps {
  best: ReturnType<typeof proposed>["best"];
  count: number;
  button(choice: Choice): ComponentChildren;
  /** The list of all others, made when somebody asks for it. */
  others(): ComponentChildren;
}

export function Suggested({ best, count, button, others }: SuggestedProps) {
  const t = useWords("table");
  const id = useId();
  const open = useSignal(false);
  return (
    <>
      <div class="choice-group">
        <h3 id={id}>{t("suggestions.heading")}</h3>
        <ol class="suggested" aria-labelledby={id}>
          {best.map(({ choice, why }) => (
            <li key={choice.action}>
              {button(choice)}
              <p class="suggested-why">{why}</p>
            </li>
          ))}
        </ol>
      </div>
      <p class="choices-note">{t("suggestions.anywhere")}</p>
      <details
        class="choices-more"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{t("suggestions.others", { count })}</summary>
        {open.value && others()}
      </details>
    </>
  );
}
