/**
 * Shortcuts: choices the page plays one after the other, chores it takes over until it is told to
 * stop, and lone choices that are played automatically after a short notice.
 */
import { computed, effect, signal } from "@preact/signals";
import type { Shortcut, Sight } from "../../live/wire";
import type { Helm } from "../helm";

/** How long the notice stands before a lone choice is played. */
export const NOTICE = 1600;

export class ShortcutRunner {
  /** The chore that is taken over, by its id. */
  readonly chore = signal<string | null>(null);
  /** The lone choice that is about to be played automatically. */
  readonly due = signal<Shortcut | null>(null);

  /** Those that can be picked now. */
  readonly offered = computed(() =>
    this.helm.choices.value.length === 0 || this.chore.value !== null
      ? []
      : (this.helm.shown.value?.shortcuts ?? []).filter(({ how }) => how !== "itself"),
  );

  private rest: string[] = [];
  private heldAt = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly helm: Helm) {}

  /** Attend to what is shown until the returned function is called. */
  attend(): () => void {
    const end = effect(() => this.look());
    return () => {
      end();
      clearTimeout(this.timer);
    };
  }

  run(shortcut: Shortcut): void {
    this.rest = [...shortcut.actions];
    this.chore.value = shortcut.how === "again" ? shortcut.id : null;
    this.next();
  }

  /** The player takes over again. */
  stop(): void {
    this.rest = [];
    this.chore.value = null;
    this.heldAt = this.helm.shown.peek()?.seq ?? -1;
    this.lapse();
  }

  private lapse(): void {
    clearTimeout(this.timer);
    this.due.value = null;
  }

  private look(): void {
    const [choices, sight, sending] = [
      this.helm.choices.value,
      this.helm.shown.value,
      this.helm.sending.value,
    ];
    this.lapse();
    if (sight === null || sending !== null || choices.length === 0) return;
    if (this.rest.length > 0) this.next();
    else this.takeUp(sight);
  }

  /** Goes on with the chore, or announces what will be played automatically. */
  private takeUp({ shortcuts, seq }: Sight): void {
    const chore = this.chore.peek();
    const again = shortcuts.find(({ id, how }) => how === "again" && id === chore);
    if (again !== undefined) {
      this.run(again);
      return;
    }
    this.chore.value = null;
    const due = shortcuts.find(({ how }) => how === "itself");
    if (due === undefined || this.heldAt === seq) return;
    this.due.value = due;
    this.timer = setTimeout(() => this.run(due), NOTICE);
  }

  /** Plays what comes next, as long as it is a choice. */
  private next(): void {
    const action = this.rest.shift();
    const offered = this.helm.choices.peek().some((choice) => choice.action === action);
    if (action === undefined || !offered) {
      this.rest = [];
      return;
    }
    void this.helm.play(action);
    // It was not played: the player is asked something first.
    if (this.helm.sending.peek() === null) this.rest = [];
  }
}
