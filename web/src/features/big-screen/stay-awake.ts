/** Keep a screen lit as long as it is looked at, where the browser can. Call what it returns to let it sleep. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const hold = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // a battery that is low, or a browser that does not allow it: the screen sleeps as usual
    }
  };
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
