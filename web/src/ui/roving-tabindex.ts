const THINGS = "a, button";
const WAYS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A long list is one stop of the Tab key: up and down go from one thing in it to the next. */
export function oneStop(list: HTMLElement): () => void {
  const things = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(THINGS)];

  function press(event: KeyboardEvent): void {
    const by = WAYS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = things();
    const at = all.findIndex((one) => one === document.activeElement);
    const first = all.find((one) => one.ariaCurrent !== null) ?? all.at(by > 0 ? 0 : -1);
    (at < 0 ? first : all[at + by])?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  const leaveOut = (): void => things().forEach((one) => (one.tabIndex = -1));
  const grown = new MutationObserver(leaveOut);
  grown.observe(list, { childList: true, subtree: true });
  leaveOut();
  list.addEventListener("keydown", press);
  return () => {
    grown.disconnect();
    list.removeEventListener("keydown", press);
  };
}
