/** When the page itself fails: a sentence and a way on, never a blank sheet. */

import { Component, type ComponentChildren } from "preact";
import { useWords, words } from "../i18n";
import { Button, Notice, toast } from "../ui";

interface Props {
  /** Another place is another chance. */
  place: string;
  children: ComponentChildren;
}

interface State {
  failedAt: string | null;
}

export class Calm extends Component<Props, State> {
  override state: State = { failedAt: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failedAt: this.props.place });
  }

  override render() {
    return this.state.failedAt === this.props.place ? <Wrecked /> : this.props.children;
  }
}

/** Says so, and offers to begin again. */
export function Wrecked() {
  const t = useWords("common");
  return (
    <div class="lost page-width">
      <Notice tone="alert">{t("trouble.page")}</Notice>
      <Button kind="primary" onClick={() => location.reload()}>
        {t("trouble.reload")}
      </Button>
    </div>
  );
}

/** What fails outside of drawing, say in answer to a click, is reported too. */
export function tellFailures(): void {
  addEventListener("unhandledrejection", () => toast(words("common")("trouble.page"), "alert"));
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent && !isPostponed(event)) {
      toast(words("common")("trouble.page"), "alert");
    }
  });
}

/** What browsers say when sizes changed while they were reporting changed sizes. */
const POSTPONED = [
  "ResizeObserver loop completed with undelivered notifications.",
  "ResizeObserver loop limit exceeded",
];

/** Whether a browser only says that it will report the rest of the new sizes in the next frame. */
function isPostponed({ message, error }: ErrorEvent): boolean {
  return error == null && POSTPONED.includes(message);
}
