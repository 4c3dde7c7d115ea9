const GAP = 10; // pixels between a thing and what is said about it
const EDGE = 6;

/** Keeps a fixed element beside another: above if there is room, else below, and always within the window. */
export function around(anchor: Element): (node: HTMLElement) => void {
  return (node) => {
    const at = anchor.getBoundingClientRect();
    const { width, height } = node.getBoundingClientRect();
    const above = at.top - height - GAP;
    const below = Math.min(at.bottom + GAP, innerHeight - height - EDGE);
    const middle = at.left + at.width / 2 - width / 2;
    node.style.top = `${Math.max(EDGE, above >= EDGE ? above : below)}px`;
    node.style.left = `${Math.max(EDGE, Math.min(middle, innerWidth - width - EDGE))}px`;
  };
}
