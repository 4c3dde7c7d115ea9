/** What a page does that is older than its server: it loads anew. The seat is in its address or in storage. */

const KEY = "gloam.reloaded";
const AGAIN_AFTER = 60_000;

export const page = { reload: () => location.reload() };

/** Load the page of the server's own version. False if that was tried just now, and did not help. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false; // where nothing may be kept it could go on for ever: a button is there
  }
  page.reload();
  return true;
}
