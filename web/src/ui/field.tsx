/** Form controls: a label above, an explanation below, and what is wrong at the place itself. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useWords } from "../i18n";
import { Icon, type Sign } from "./icon";

interface Explained {
  label: string;
  hint?: ComponentChildren | undefined;
  /** What is wrong with the value; shown and read out with the control. */
  error?: string | null;
}

interface Wiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** The frame around any control; gives it its id and what describes it. */
export function Field({
  label,
  hint,
  error,
  whys,
  children,
}: Explained & { whys?: ComponentChildren; children(wiring: Wiring): ComponentChildren }) {
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`, whys && `${id}-whys`]
    .filter(Boolean)
    .join(" ");
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({
        id,
        ...(said && { "aria-describedby": said }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {whys && <div id={`${id}-whys`}>{whys}</div>}
    </div>
  );
}

/** What is wrong, beside its control. */
export function FieldError({ id, children }: { id?: string; children: ComponentChildren }) {
  return (
    <p class="field-error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

interface TextFieldProps extends Explained {
  value: string;
  onValue(value: string): void;
  type?: "text" | "password" | "number" | "url";
  /** What browsers and password keepers may fill in. */
  autocomplete?: string;
  maxLength?: number | undefined;
  inputMode?: "numeric" | "url";
  autocapitalize?: "characters" | "none";
  spellcheck?: boolean;
  placeholder?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number;
  onBlur?(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  value,
  onValue,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          // Preact's types tie each type to roles of its own; this one has none.
          {...({ type } as { type: "text" })}
          class="control"
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Why something cannot be chosen now; equal keys are shown once. */
export interface Refused {
  key: string;
  said: ComponentChildren;
}

export interface Item<V extends string> {
  value: V;
  label: string;
  hint?: string;
  icon?: Sign;
  refused?: Refused | undefined;
}

/** What cannot be chosen now, and why: once for all that have the same reason. */
function Whys({ id, items }: { id?: string; items: readonly Item<string>[] }) {
  const reasons = new Map<string, { said: ComponentChildren; labels: string[] }>();
  for (const { refused, label } of items) {
    if (refused === undefined) continue;
    const { labels } = reasons.get(refused.key) ?? { labels: [] };
    reasons.set(refused.key, { said: refused.said, labels: [...labels, label] });
  }
  const t = useWords("common");
  if (reasons.size === 0) return null;
  return (
    <ul class="field-whys" id={id}>
      {[...reasons].map(([key, { said, labels }]) => (
        <li key={key}>
          <Icon name="help" />
          <span>
            <strong>{labels.join(", ")}</strong>
            {t("colon")} {said}
          </span>
        </li>
      ))}
    </ul>
  );
}

type SelectProps<V extends string> = Explained & {
  value: V;
  items: readonly Item<V>[];
  onValue(value: V): void;
};

/** One of many. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error, value, items, onValue } = props;
  const greyed = items.some((item) => item.refused !== undefined);
  return (
    <Field label={label} hint={hint} error={error ?? null} whys={greyed && <Whys items={items} />}>
      {(wiring) => (
        <span class="select">
          <select
            {...wiring}
            class="control"
            value={value}
            onChange={(event) => onValue(event.currentTarget.value as V)}
          >
            {items.map((item) => (
              <option key={item.value} value={item.value} disabled={item.refused !== undefined}>
                {item.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}

type RadioProps<V extends string> = SelectProps<V> & {
  /** cards: each with its explanation; strip: short words side by side. */
  look?: "cards" | "strip";
  /** The label is for screen readers only. */
  quietLabel?: boolean;
};

/** One of a few, all in sight. */
export function Radios<V extends string>(props: RadioProps<V>) {
  const { label, hint, error, value, items, onValue, look = "strip", quietLabel = false } = props;
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const whys = `${id}-whys`;
  return (
    <fieldset class={`radios radios-${look}`} aria-describedby={said || undefined}>
      <legend class={quietLabel ? "unseen" : "field-label"}>{label}</legend>
      <div class="radios-row">
        {items.map((item) => (
          <label key={item.value} class="radio">
            <input
              type="radio"
              name={id}
              value={item.value}
              checked={item.value === value}
              aria-disabled={item.refused === undefined ? undefined : true}
              aria-describedby={item.refused === undefined ? undefined : whys}
              // It can be reached, so that its reason can be read; it cannot be chosen.
              onClick={(event) => {
                if (item.refused !== undefined) event.preventDefault();
              }}
              onChange={() => {
                if (item.refused === undefined) onValue(item.value);
              }}
            />
            <span class="radio-face">
              {item.icon && <Icon name={item.icon} />}
              <span class="radio-label">{item.label}</span>
              {item.hint && <span class="radio-hint">{item.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Whys id={whys} items={items} />
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  hint?: ComponentChildren;
  checked: boolean;
  onValue(checked: boolean): void;
  disabled?: boolean;
  /** Why it cannot be switched now. */
  refused?: Refused | undefined;
  error?: string | null;
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  const { label, hint, checked, onValue, disabled = false, refused, error } = props;
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`, refused && `${id}-whys`]
    .filter(Boolean)
    .join(" ");
  return (
    <div class="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-disabled={refused === undefined ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={said || undefined}
        onClick={(event) => {
          if (refused !== undefined) event.preventDefault();
        }}
        onChange={(event) => {
          if (refused === undefined) onValue(event.currentTarget.checked);
        }}
      />
      <label for={id}>
        <span class="switch-track" aria-hidden="true" />
        <span>{label}</span>
      </label>
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Whys id={`${id}-whys`} items={[{ value: id, label, refused }]} />
    </div>
  );
}
