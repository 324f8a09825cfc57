/**
 * What plays something when it is pressed carries `data-plays`, which names what it plays, and at
 * which moment. When it has just appeared, has just come to play something else, or lies elsewhere
 * because the view moved by itself, it takes no press of a pointer for a moment: the second half of
 * a double click was meant for what was there before. Meanwhile it carries `data-fresh`. A key that
 * is held down plays once.
 */

/** How long, in milliseconds: longer than the two halves of a double click are apart. */
export const MOMENT = 400;
/** Two presses nearer to each other than this, in pixels, are at the same place. */
export const SAME_PLACE = 24;

const PLAYS = "data-plays";
const FRESH = "data-fresh";

/** The time, to be replaced where a test must not wait for it. */
export interface Clock {
  now(): number;
  /** When an event came about, which may be a while before anybody hears of it. */
  of(event: Event): number;
  later(wait: number, act: () => void): void;
}

const wallClock: Clock = {
  now: () => performance.now(),
  of: (event) => event.timeStamp,
  later: (wait, act) => void setTimeout(act, wait),
};

interface Press {
  x: number;
  y: number;
  time: number;
  /** It reached something that plays. */
  taken: boolean;
}

export class Freshness {
  private readonly since = new WeakMap<Element, number>();
  private press: Press | null = null;
  /** The last press before this one that something took. */
  private before: Press | null = null;

  constructor(private readonly clock: Clock = wallClock) {}

  /** Looks after everything below an element, until the returned function is called. */
  watch(root: HTMLElement): () => void {
    const observer = new MutationObserver((changes) => this.look(changes));
    const wanted = { subtree: true, childList: true, attributes: true, attributeFilter: [PLAYS] };
    observer.observe(root, wanted);
    const listeners = {
      pointerdown: (event: Event) => this.pressed(event as PointerEvent),
      click: (event: Event) => this.clicked(event as MouseEvent),
      keydown: (event: Event) => keyed(event as KeyboardEvent),
    };
    for (const [type, listen] of Object.entries(listeners)) {
      root.addEventListener(type, listen, { capture: true });
    }
    return () => {
      observer.disconnect();
      for (const [type, listen] of Object.entries(listeners)) {
        root.removeEventListener(type, listen, { capture: true });
      }
    };
  }

  /**
   * Whether something that plays takes the press of a pointer. What carries no `data-plays`, or
   * was never seen to appear, always does.
   */
  takes(element: Element): boolean {
    const since = this.since.get(element);
    const pressed = this.press?.time ?? this.clock.now();
    if (since !== undefined && pressed - since < MOMENT) return false;
    if (this.press !== null) this.press.taken = true;
    return true;
  }

  /**
   * Whether something appeared where the last press was, after it: whoever presses there again
   * may not have seen what it is now.
   */
  cameUnderPointer(element: Element): boolean {
    const [now, before, since] = [this.press, this.before, this.since.get(element)];
    if (now === null || before === null || since === undefined || since < before.time) return false;
    return Math.hypot(now.x - before.x, now.y - before.y) <= SAME_PLACE;
  }

  private look(changes: readonly MutationRecord[]): void {
    const found = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") found.add(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.hasAttribute(PLAYS)) found.add(node);
        for (const below of node.querySelectorAll(`[${PLAYS}]`)) found.add(below);
      }
    }
    this.renew(found);
  }

  /** These take no press for a moment: they have just come up, or moved away by themselves. */
  renew(found: ReadonlySet<Element>): void {
    if (found.size === 0) return;
    const now = this.clock.now();
    for (const element of found) {
      this.since.set(element, now);
      element.setAttribute(FRESH, "");
    }
    this.clock.later(MOMENT, () => {
      for (const element of found) {
        if (this.since.get(element) === now) element.removeAttribute(FRESH);
      }
    });
  }

  private pressed(event: PointerEvent): void {
    if (this.press?.taken) this.before = this.press;
    const { clientX: x, clientY: y } = event;
    this.press = { x, y, time: this.clock.of(event), taken: false };
  }

  /** A click of a pointer has presses in it; one by keyboard or by a screen reader has none. */
  private clicked(event: MouseEvent): void {
    const playing = playingOf(event.target);
    if (playing === null || event.detail === 0 || this.takes(playing)) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

function keyed(event: KeyboardEvent): void {
  const presses = event.key === "Enter" || event.key === " ";
  if (!event.repeat || !presses || playingOf(event.target) === null) return;
  event.stopPropagation();
  event.preventDefault();
}

function playingOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${PLAYS}]`) : null;
}

/** The one that looks after the page. */
export const freshness = new Freshness();

let watched = false;

/** Looks after the page from now on; every area with something that plays asks for it. */
export function watchFreshness(): void {
  if (!watched) freshness.watch(document.documentElement);
  watched = true;
}
