/** Asking the referee: about what was typed, a greyed choice, or a click beside every target. */
import type { Place } from "../board";
import { typedChoice } from "../choosing/choices";
import { type RefereeWord, refusedWord, troubleWord } from "../choosing/refereeWord";
import { words } from "../i18n";
import { line } from "../live";
import { NoAnswer } from "../live/line";
import type { Helm } from "./helm";

export class Referee {
  constructor(private readonly helm: Helm) {}

  /** A typed action: played if it is a choice, else the referee says why not. */
  async type(text: string): Promise<boolean> {
    const choice = typedChoice(text, this.helm.choices.peek());
    if (choice !== null) {
      await this.helm.play(choice.action);
      return true;
    }
    await this.whyNot(text.trim(), text.trim());
    return false;
  }

  async whyNot(action: string, about: string): Promise<void> {
    await this.answered(async () => {
      const answer = await line.ask<"why_not">({ type: "why_not", table: this.helm.id, action });
      if (answer.type === "refused") return refusedWord(answer, about);
      const { allowed, message, rule, pieces } = answer;
      return { kind: allowed ? "yes" : "no", message, rule, pieces, about };
    });
  }

  /**
   * A click beside every target, perhaps on one's own piece: what it is about is shown, and what
   * stands against it said. It never plays anything.
   */
  async point(at: Place): Promise<void> {
    const { selection } = this.helm;
    if (!this.helm.isLive.peek() || this.helm.isSpectator.peek()) return;
    selection.unpick();
    const before = selection.chosen.peek();
    await this.answered(async () => {
      const answer = await line.ask<"meant">({
        type: "meant",
        table: this.helm.id,
        x: at.x,
        y: at.y,
      });
      // Whoever chose something meanwhile does not want to know any more.
      if (selection.chosen.peek() !== before) return null;
      if (answer.type === "refused") return refusedWord(answer, null);
      const wanted = this.helm.hand.narrowed(answer.actions);
      const meant = this.helm.choices.peek().filter((choice) => wanted.includes(choice.action));
      const [first] = meant;
      if (first !== undefined) {
        if (meant.length > 1) this.helm.ask(meant);
        else this.helm.choose(first.action);
        return null;
      }
      const elsewhere = answer.actions.length > 0;
      return {
        kind: "no",
        message: elsewhere ? words("table")("hand.elsewhere") : answer.message,
        rule: answer.rule,
        pieces: answer.pieces,
        about: null,
      };
    });
  }

  private async answered(ask: () => Promise<RefereeWord | null>): Promise<void> {
    try {
      const word = await ask();
      if (word !== null) this.helm.word.value = word;
    } catch (trouble) {
      if (!(trouble instanceof NoAnswer)) throw trouble;
      this.helm.word.value = troubleWord(words("table")("referee.noAnswer"));
    }
  }
}
