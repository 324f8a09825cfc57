/** The page as an app of the device: the offer to install it, and keeping it once it is one. */
import { signal } from "@preact/signals";
import { isSwitch, remembered } from "./settings";

/** The browser's own question whether to install; Chromium hands it over, others have a menu. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** What the browser offered before we listened (public/boot.js). */
    installPrompt?: InstallPrompt;
  }
}

export const installPrompt = signal<InstallPrompt | null>(window.installPrompt ?? null);
/** The page was installed from this browser: it is kept, to open without a connection too. */
export const installed = remembered("installed", false, isSwitch);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt.value = event as InstallPrompt;
});
addEventListener("appinstalled", () => {
  installPrompt.value = null;
  installed.value = true;
  void keepAsApp();
});

/** Keeps the page where it is an app. */
export function followInstalling(): void {
  if (matchMedia("(display-mode: standalone)").matches) installed.value = true;
  if (installed.peek()) void keepAsApp();
}

async function keepAsApp(): Promise<void> {
  // Without a connection what was kept before has to do.
  if (!navigator.onLine) return;
  try {
    const { canKeep, keepShell } = await import("./shellCache");
    const { keepLessons } = await import("../study/keptLessons");
    if (!canKeep()) return;
    await keepShell();
    await keepLessons();
  } catch (error) {
    console.warn(error);
  }
}
