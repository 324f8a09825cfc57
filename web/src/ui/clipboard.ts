/** Copying and sharing a text; both say whether it worked. */

/** To the clipboard; false when the browser does not let us (a page without https, say). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}

/** Whether the device has a sheet for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the device's sheet for sharing a link; closing it is not an error. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
