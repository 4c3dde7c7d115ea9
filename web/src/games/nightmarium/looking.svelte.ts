import type { Picking } from "./picking.svelte";
import { keepOneStop } from "./roving";

const HOVER = 600; // milliseconds until a card is shown large
const PRESS = 450; // of a finger

/** What is under the finger or the focus, and after a moment large. */
export class Looking {
  /** What is shown large. */
  anchor = $state.raw<Element | null>(null);
  private timer = 0;
  private pressed = false;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly picking: Picking,
  ) {}

  at = (what: Element): void => void (this.anchor = what);

  leave = (): void => this.pointAt(null);

  /** Was anything shown large? */
  put(): boolean {
    const had = this.anchor !== null;
    this.anchor = null;
    return had;
  }

  enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.pointAt(itemOf(event));
  };

  focused = (event: FocusEvent): void => {
    const found = itemOf(event);
    const root = this.root();
    if (root !== undefined && found !== null) keepOneStop(root, found);
    if (found?.matches(":focus-visible") === true) this.pointAt(found);
  };

  /** A finger that stays shows the card; the tap that follows when it goes is no choice. */
  touch = (event: PointerEvent): void => {
    this.pressed = false;
    const found = itemOf(event);
    if (event.pointerType === "mouse" || found === null || !isLookable(found)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.pressed = true;
      this.anchor = found;
    }, PRESS);
  };

  letGo = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    clearTimeout(this.timer);
    if (this.pressed) this.anchor = null;
  };

  swallow = (event: MouseEvent): void => {
    clearTimeout(this.timer);
    this.anchor = null;
    if (this.pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.pressed = false;
  };

  noMenu = (event: MouseEvent): void => {
    if (this.pressed) event.preventDefault();
  };

  private pointAt(found: HTMLElement | null): void {
    clearTimeout(this.timer);
    this.picking.under = found === null ? null : placeOf(found);
    if (found === null || !isLookable(found)) this.anchor = null;
    else if (found !== this.anchor) {
      this.anchor = null;
      this.timer = window.setTimeout(() => (this.anchor = found.isConnected ? found : null), HOVER);
    }
  }
}

function itemOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-item]") : null;
}

function isLookable(found: HTMLElement): boolean {
  return (
    found.dataset["card"] !== undefined ||
    (found.dataset["place"] !== undefined && !found.classList.contains("empty"))
  );
}

function placeOf({ dataset }: HTMLElement): Picking["under"] {
  const [seat = -1, spot = -1] = (dataset["place"] ?? "").split("-").map(Number);
  if (dataset["place"] !== undefined) return { at: "creature", seat, spot };
  if (dataset["deck"] !== undefined || dataset["draw"] !== undefined) return { at: "deck" };
  return dataset["pile"] !== undefined ? { at: "pile" } : null;
}
