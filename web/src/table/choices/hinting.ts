/** "What would you do?": asks the service, and shows the answer as a choice that is picked. */
import { computed, signal } from "@preact/signals";
import { answered } from "../../live/asking";
import type { HintAnswer } from "../../live/wire";
import type { Helm } from "../helm";
import { refusedWord, unanswered } from "../liveReferee";

export class Hinting {
  /** Whether an answer is on its way. */
  readonly asking = signal(false);
  private readonly last = signal<HintAnswer | null>(null);

  /** The hint for the moment that is shown, as long as it lasts. */
  readonly hint = computed(() => {
    const hint = this.last.value;
    return hint !== null && hint.seq === this.helm.shown.value?.seq ? hint : null;
  });

  /** Whether there is somebody to ask, and something to ask about. */
  readonly offered = computed(
    () => this.helm.story.value?.table.hints === true && this.helm.choices.value.length > 1,
  );

  constructor(private readonly helm: Helm) {}

  async ask(): Promise<void> {
    const { helm } = this;
    if (this.asking.peek() || !this.offered.peek()) return;
    this.asking.value = true;
    const answer = await answered<"hint">({ type: "hint", table: helm.id });
    this.asking.value = false;
    if (answer === null) helm.chooser.word.value = unanswered();
    else if (answer.type === "refused") helm.chooser.word.value = refusedWord(answer, null);
    else this.show(answer);
  }

  private show(answer: HintAnswer): void {
    this.last.value = answer;
    // Somebody may have decided meanwhile: then it is about a moment that is gone.
    if (this.hint.peek() !== null) this.helm.chooser.choose(answer.action);
  }
}
