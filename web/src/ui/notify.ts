import { settings } from "../storage/settings.svelte";

const TAG = "gloam-turn"; // one at a time: the next replaces it

/** Can this page notify at all? Browsers allow it on safe addresses only. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Ask for permission, as an answer to a click. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Call somebody back who is looking at something else. A click brings the table to the front. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: text, tag: TAG, icon: "icon.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    settings.notify = false; // some phones let only a service worker notify
  }
}
