import { keepOneStop } from "./roving";
import type { Selection } from "./selection.svelte";

const PRESS = 350; // milliseconds of a finger
const SLIP = 10; // pixels a finger may move and still press

/** What is under the finger or the focus; a long press, the right button or the space bar lifts it out of the table. */
export class Looking {
  /** What is shown large: `card:17` or `place:1:2`, empty for nothing. */
  lifted = $state("");
  private timer = 0;
  private pressed = false;
  private start: [x: number, y: number] = [0, 0];

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly selection: Selection,
  ) {}

  at = (what: Element): void => void (this.lifted = nameOf(what));

  leave = (): void => {
    clearTimeout(this.timer);
    this.selection.under = null;
  };

  /** Was anything shown large? */
  put(): boolean {
    const had = this.lifted !== "";
    this.lifted = "";
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
    if (event.pointerType === "mouse" || found === null || nameOf(found) === "") return;
    clearTimeout(this.timer);
    this.start = [event.clientX, event.clientY];
    this.timer = window.setTimeout(() => {
      this.pressed = true;
      this.at(found);
    }, PRESS);
  };

  slip = (event: PointerEvent): void => {
    const [x, y] = this.start;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) clearTimeout(this.timer);
  };

  letGo = (): void => clearTimeout(this.timer);

  swallow = (event: MouseEvent): void => {
    clearTimeout(this.timer);
    if (this.pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.pressed = false;
  };

  menu = (event: MouseEvent): void => {
    const found = itemOf(event);
    if (found === null || nameOf(found) === "") return;
    event.preventDefault();
    this.at(found);
  };

  private pointAt(found: HTMLElement | null): void {
    this.selection.under = found === null ? null : placeOf(found);
  }
}

export function itemOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-item]") : null;
}

/** Of a card or a creature, which can be looked at; an empty place shows nothing. */
function nameOf(found: Element): string {
  const { card, actor = "" } = found instanceof HTMLElement ? found.dataset : {};
  if (card !== undefined) return `card:${card}`;
  return actor.startsWith("place:") && !found.classList.contains("empty") ? actor : "";
}

function placeOf({ dataset }: HTMLElement): Selection["under"] {
  const [seat = -1, spot = -1] = (dataset["place"] ?? "").split("-").map(Number);
  if (dataset["place"] !== undefined) return { at: "creature", seat, spot };
  if (dataset["deck"] !== undefined) return { at: "deck" };
  return dataset["pile"] !== undefined ? { at: "pile" } : null;
}
