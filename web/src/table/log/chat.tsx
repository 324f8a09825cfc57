/** What people say to each other at the table. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { useWords } from "../../i18n";
import { timeOfDay } from "../../i18n/format";
import { Button, FieldError, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { GrowingList } from "./growingList";

const LONGEST = 500;
/** From here on the counter is shown. */
const NEARLY = 100;

export function Chat() {
  const t = useWords("table");
  const helm = useHelm();
  const chat = helm.story.value?.chat ?? [];
  return (
    <div class="chat">
      {chat.length === 0 ? (
        <p class="log-empty">{t("chat.empty")}</p>
      ) : (
        <GrowingList>
          <ol class="chat-lines">
            {chat.map((line) => (
              <li key={line.n} class="chat-line">
                <p class="chat-head">
                  {line.seat !== null && <SeatChip seat={line.seat} />}
                  <strong>{line.name}</strong>
                  <time dateTime={new Date(line.at * 1000).toISOString()}>
                    {timeOfDay(line.at)}
                  </time>
                </p>
                <p class="chat-text">{line.text}</p>
              </li>
            ))}
          </ol>
        </GrowingList>
      )}
      <Say />
    </div>
  );
}

function Say() {
  const t = useWords("table");
  const helm = useHelm();
  const id = useId();
  const typed = useSignal("");
  const error = useSignal<string | null>(null);
  const left = LONGEST - typed.value.length;
  const submit = async () => {
    const text = typed.value.trim();
    if (text === "") return;
    typed.value = "";
    error.value = null;
    const refused = await helm.say(text);
    if (refused === null) return;
    error.value = t("chat.failed", { reason: refused.message });
    if (typed.value === "") typed.value = text;
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="unseen" for={id}>
        {t("chat.label")}
      </label>
      <div class="notation-row">
        <input
          id={id}
          data-chat
          class="control"
          type="text"
          autocomplete="off"
          maxLength={LONGEST}
          placeholder={t("chat.label")}
          value={typed.value}
          aria-describedby={`${id}-left`}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" size="small" icon="chat">
          {t("chat.send")}
        </Button>
      </div>
      <p class={left > NEARLY ? "unseen" : "field-hint"} id={`${id}-left`}>
        {t("chat.left", { count: left })}
      </p>
      {error.value !== null && <FieldError>{error.value}</FieldError>}
    </form>
  );
}
