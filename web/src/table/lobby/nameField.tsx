/** Who are you? Asked once of a guest who is about to sit down; an empty field is an answer too. */
import { type Signal, useSignal } from "@preact/signals";
import { Refusal } from "../../api/client";
import { useWords } from "../../i18n";
import { answerName, wantsName } from "../../identity/nameOnce";
import { me } from "../../identity/visitor";
import { TextField } from "../../ui";

export interface NameQuestion {
  readonly typed: Signal<string>;
  readonly error: Signal<string | null>;
  /** Takes the name that was typed, if any; false when the service refuses it. */
  settle(): Promise<boolean>;
}

export function useNameQuestion(): NameQuestion {
  const typed = useSignal("");
  const error = useSignal<string | null>(null);
  const settle = async () => {
    if (!wantsName.peek()) return true;
    try {
      await answerName(typed.peek());
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      error.value = refusal.message;
      return false;
    }
    return true;
  };
  return { typed, error, settle };
}

interface NameFieldProps {
  question: NameQuestion;
  /** What Enter does: sits down at the first seat that is free. */
  onEnter(): void;
}

export function NameField({ question, onEnter }: NameFieldProps) {
  const t = useWords("table");
  if (!wantsName.value) return null;
  return (
    <form
      class="lobby-name"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <TextField
        label={t("lobby.name")}
        hint={t("lobby.nameHint", { name: me.value?.visitor.name ?? "" })}
        value={question.typed.value}
        onValue={(name) => {
          question.typed.value = name;
          question.error.value = null;
        }}
        error={question.error.value}
        autocomplete="nickname"
        maxLength={32}
      />
    </form>
  );
}
