/** The rulebook on paper: the first example of every rule is laid beside it as a picture. */
import type { Reading } from "./context";

/** How long to wait for another picture, in milliseconds; without a connection some never come. */
const PATIENCE = 10_000;

export async function printBook(reading: Reading): Promise<void> {
  reading.opened.value = null;
  reading.query.value = "";
  reading.pictures.value = true;
  await drawn();
  window.print();
  reading.pictures.value = false;
}

async function drawn(): Promise<void> {
  let [missing, since] = [Number.POSITIVE_INFINITY, performance.now()];
  while (missing > 0 && performance.now() - since < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = document.querySelectorAll('.still[data-ready="false"]').length;
    if (now < missing) [missing, since] = [now, performance.now()];
  }
}
