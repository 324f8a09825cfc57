/** Whether this device has a connection at all; the service may be out of reach even so. */
import { signal } from "@preact/signals";

export const online = signal(navigator.onLine);
addEventListener("online", () => (online.value = true));
addEventListener("offline", () => (online.value = false));
