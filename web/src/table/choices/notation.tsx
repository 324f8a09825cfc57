/** A field for moves in notation, with the possible ones suggested while typing. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { completions } from "../../choosing/choices";
import { finger } from "../../device/pointing";
import { useWords } from "../../i18n";
import { Button, FieldError } from "../../ui";
import { useHelm } from "../context";

export function Notation() {
  const t = useWords("table");
  const helm = useHelm();
  const id = useId();
  const typed = useSignal("");
  /** What is wrong with the field itself; what the referee thinks of a move is in the advice. */
  const error = useSignal<string | null>(null);
  const failed = useSignal(false);
  const choices = helm.choices.value;
  const said = error.value !== null ? `${id}-error` : failed.value ? "referee-word" : `${id}-hint`;
  if (choices.length === 0) return null;
  const submit = async () => {
    const text = typed.value;
    if (text.trim() === "") {
      error.value = t("notation.empty", { example: choices[0]?.action ?? "" });
      return;
    }
    error.value = null;
    // With a finger everything is shown before it is played.
    failed.value = !(await helm.chooser.type(text, finger.peek() ? "show" : "play"));
    if (!failed.value) typed.value = "";
  };
  return (
    <form
      class="notation"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="unseen" for={id}>
        {t("notation.label")}
      </label>
      <div class="notation-row">
        <input
          id={id}
          data-notation
          class="control"
          type="text"
          list={`${id}-list`}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={200}
          placeholder={t("notation.label")}
          value={typed.value}
          aria-describedby={said}
          aria-invalid={error.value !== null || failed.value || undefined}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            error.value = null;
            failed.value = false;
          }}
        />
        <Button type="submit" size="small">
          {t("notation.play")}
        </Button>
      </div>
      <datalist id={`${id}-list`}>
        {completions(typed.value, choices).map((choice) => (
          <option key={choice.action} value={choice.action}>
            {choice.label}
          </option>
        ))}
      </datalist>
      <p class="unseen" id={`${id}-hint`}>
        {t("notation.hint")}
      </p>
      {error.value !== null && <FieldError id={`${id}-error`}>{error.value}</FieldError>}
    </form>
  );
}
