/** A card is carried to where it goes, by mouse or finger, and snaps to what is marked near it. */

const FAR = 9; // pixels before a press becomes a drag
const SNAP = 36; // pixels round a place that still mean it

interface How {
  may: (card: number) => boolean;
  /** The card is taken up: mark where it may go. */
  take: (card: number) => void;
  drop: (item: HTMLElement) => void;
  root: () => HTMLElement | undefined;
  /** A fan too wide for the window is pushed sideways. */
  scroll: (by: number) => void;
}

interface Dragging {
  readonly card: number;
  dx: (card: number) => number;
  dy: (card: number) => number;
  grab: (event: PointerEvent, card: number) => void;
  swallow: (event: MouseEvent) => void;
}

export function dragging({ may, take, drop, root, scroll }: How): Dragging {
  let card = $state(-1);
  let by = $state.raw<[x: number, y: number]>([0, 0]);
  let wasDragged = false;

  function grab(event: PointerEvent, held: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const [x, y] = [event.clientX, event.clientY];
    let last = x;
    let mode: "" | "carry" | "push" = "";
    wasDragged = false;
    const move = (now: PointerEvent): void => {
      const [dx, dy] = [now.clientX - x, now.clientY - y];
      if (mode === "" && Math.hypot(dx, dy) > FAR) {
        const sideways = event.pointerType !== "mouse" && Math.abs(dx) > Math.abs(dy) * 1.2;
        mode = sideways || !may(held) ? "push" : "carry";
        if (mode === "carry") {
          card = held;
          take(held);
        }
        wasDragged = true;
      }
      if (mode === "carry") by = [dx, dy];
      else if (mode === "push") scroll(last - now.clientX);
      last = now.clientX;
    };
    const end = (now: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const found =
        mode === "carry" && now.type === "pointerup" ? nearestTo(root(), now.clientX, now.clientY) : null;
      card = -1;
      by = [0, 0];
      if (found !== null) drop(found);
      if (wasDragged) setTimeout(() => (wasDragged = false)); // the click that follows was swallowed by then
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  return {
    get card() {
      return card;
    },
    dx: (one) => (one === card ? by[0] : 0),
    dy: (one) => (one === card ? by[1] : 0),
    grab,
    swallow: (event) => {
      if (!wasDragged) return;
      event.preventDefault();
      event.stopPropagation();
      wasDragged = false;
    },
  };
}

/** What is marked under the pointer, or nearest to it within a snap. */
function nearestTo(root: HTMLElement | undefined, x: number, y: number): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = SNAP;
  for (const item of root?.querySelectorAll<HTMLElement>(".target, [data-place]") ?? []) {
    const box = item.getBoundingClientRect();
    const far = Math.hypot(
      Math.max(box.left - x, x - box.right, 0),
      Math.max(box.top - y, y - box.bottom, 0),
    );
    const reach = far + (item.classList.contains("target") ? 0 : 12); // what is marked goes first
    if (reach < least) [best, least] = [item, reach];
  }
  return best;
}
