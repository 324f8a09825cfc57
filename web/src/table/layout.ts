/**
 * How the table is laid out in this window.
 *
 * Everything is measured in letters (rem), so that larger type is like a smaller window: whether it
 * was chosen in the browser, by zooming, or by a style sheet, which media queries would not notice.
 */
import { computed, signal } from "@preact/signals";
import { finger } from "../device/pointing";

/**
 * wide: the board, and beside it a desk with everything at once. In smaller windows the desk shows
 * one sheet at a time: beside the board in low ones, stacked under it in the others.
 */
export type Arrangement = "wide" | "beside" | "stacked";

/** Rems that the desk with everything at once needs around it. */
const WIDE = { width: 56, height: 40 };
/** In windows at least this much wider than high there is more room beside the board. */
const LANDSCAPE = 1.1;
/** Rems at which the seats have a place of their own too. */
const LOFTY = 67;
/** Rems below which a sheet has no room of its own to scroll in. */
const LOW = 32;

export interface Room {
  width: number;
  height: number;
}

/** The arrangement for a window of this many rems. */
export function arranged({ width, height }: Room): Arrangement {
  if (width >= WIDE.width && height >= WIDE.height) return "wide";
  return width >= height * LANDSCAPE ? "beside" : "stacked";
}

const room = signal<Room>({ width: 0, height: 0 });

function measure(): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  room.value = { width: innerWidth / rem, height: innerHeight / rem };
}

/** Measures now, and whenever the window or the letters change. */
function keepMeasured(): void {
  measure();
  addEventListener("resize", measure);
  // Only an element as large as a letter notices that letters have grown.
  const letter = document.createElement("div");
  letter.className = "letter";
  document.body.append(letter);
  new ResizeObserver(measure).observe(letter);
}
keepMeasured();

export const arrangement = computed(() => arranged(room.value));
export const wide = computed(() => arrangement.value === "wide");
/** Room for the seats beside everything else. */
export const lofty = computed(() => room.value.height >= LOFTY);
/** So little height that the whole desk has to scroll, whatever it shows. */
export const low = computed(() => room.value.height < LOW);
/** A finger on a small screen is taken to what it may touch; everybody else sees the whole race. */
export const guided = computed(() => finger.value && !wide.value);
