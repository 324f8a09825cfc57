/** The frame around the small forms on this page. */

import type { ComponentChildren } from "preact";
import { Button, FieldError } from "../ui";
import type { Sending } from "./useForm";

interface FormProps {
  sending: Sending;
  label: string;
  onSubmit(): void;
  children: ComponentChildren;
}

export function Form({ sending, label, onSubmit, children }: FormProps) {
  const whole = sending.wrong[""];
  return (
    <form
      class="small-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div role="alert">{whole && <FieldError>{whole}</FieldError>}</div>
      <Button type="submit" busy={sending.busy}>
        {label}
      </Button>
    </form>
  );
}
