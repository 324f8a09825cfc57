/** Buttons and links that look like them. */

import type { ComponentChildren, JSX } from "preact";
import { Icon, type Sign } from "./icon";

type Kind = "plain" | "primary" | "quiet" | "danger";

interface Looks {
  /** primary: the one thing most people came for; quiet: no border; danger: cannot be undone. */
  kind?: Kind;
  size?: "small" | "large";
  icon?: Sign;
  /** Stretches over the whole width. */
  wide?: boolean;
  children?: ComponentChildren;
}

type ButtonProps = Looks & {
  /** Something is under way: the button cannot be pressed again, but keeps its focus. */
  busy?: boolean;
} & Omit<JSX.IntrinsicElements["button"], "size" | "icon">;

function looks({ kind = "plain", size, wide }: Looks): string {
  return ["button", `button-${kind}`, size && `button-${size}`, wide && "button-wide"]
    .filter(Boolean)
    .join(" ");
}

/** A button. Its type is "button" unless told otherwise, so it never sends a form by accident. */
export function Button({
  kind,
  size,
  icon,
  wide,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      class={[looks(look), rest.class].filter(Boolean).join(" ")}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span class="button-text">{children}</span>}
    </button>
  );
}

interface LinkProps extends Looks {
  href: string;
  class?: string;
  /** Lets the browser save the file, under this name or (true) the service's own. */
  download?: string | boolean;
  "aria-current"?: "page";
  onClick?(event: MouseEvent): void;
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, icon, wide, children, ...rest }: LinkProps) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <a {...rest} class={[looks(look), rest.class].filter(Boolean).join(" ")}>
      {icon && <Icon name={icon} />}
      <span class="button-text">{children}</span>
    </a>
  );
}

/** A button that shows only a sign; `label` is its name for everybody else, and its tooltip. */
export function IconButton({
  label,
  icon,
  kind = "quiet",
  ...rest
}: { label: string; icon: Sign } & Omit<ButtonProps, "children" | "icon">) {
  return (
    <Button
      {...rest}
      kind={kind}
      icon={icon}
      aria-label={label}
      title={label}
      class={["button-icon", rest.class].filter(Boolean).join(" ")}
    />
  );
}
