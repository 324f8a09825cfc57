/** Waking this browser when it is my turn and the page is closed: Web Push. */
import { get, send } from "../api/client";
import type { components } from "../api/schema";
import { worker } from "./shellCache";

type PushKey = components["schemas"]["PushKey"];

/** Whether this browser can be woken at all: it needs https, and on an iPhone to be an app. */
export function canBeWoken(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether it is woken now. */
export async function isWoken(): Promise<boolean> {
  if (!canBeWoken()) return false;
  const registered = await navigator.serviceWorker.getRegistration("/");
  return (await registered?.pushManager.getSubscription()) != null;
}

/** Asks for permission and lets the service know; what came of it. */
export async function wake(): Promise<"on" | "denied" | "never"> {
  const { key } = await get<PushKey>("/api/push-key");
  if (key === null) return "never";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { pushManager } = await worker();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await send("POST", "/api/me/push", { endpoint, keys });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

/** Wakes this browser no more. */
export async function letSleep(): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registered?.pushManager.getSubscription();
  if (subscription == null) return;
  await subscription.unsubscribe();
  await send("POST", "/api/me/push/stop", { endpoint: subscription.endpoint });
}
