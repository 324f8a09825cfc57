/** The rulebook on paper: the first example of every rule is laid beside it as a picture. */
import type { Reading } from "./context";

/** How long to wait for the last picture, in milliseconds; without a connection some never come. */
const PATIENCE = 20_000;

export async function printBook(reading: Reading): Promise<void> {
  reading.opened.value = null;
  reading.query.value = "";
  reading.pictures.value = true;
  await drawn();
  window.print();
  reading.pictures.value = false;
}

async function drawn(): Promise<void> {
  const until = performance.now() + PATIENCE;
  const isMissing = () => document.querySelector('.still[data-ready="false"]') !== null;
  do {
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (isMissing() && performance.now() < until);
}
