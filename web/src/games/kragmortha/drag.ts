/** A card or one's own goblin is dragged onto a square. A tap stays a tap. */

import type { BoardController } from "./board-controller.svelte";
import { NONE } from "./layout";

const FAR = 9; // pixels from which on it is no tap

interface Held {
  readonly card: number;
  readonly source: HTMLElement;
  readonly x: number;
  readonly y: number;
  copy: HTMLElement | null;
}

const numberOf = (value: string | undefined): number => (value === undefined ? NONE : Number(value));

function squareAt(x: number, y: number): number {
  for (const element of document.elementsFromPoint(x, y))
    if (element instanceof HTMLElement && element.dataset["square"] !== undefined)
      return numberOf(element.dataset["square"]);
  return NONE;
}

export function dragging(
  board: () => BoardController,
  canChoose: () => boolean,
): (root: HTMLElement) => () => void {
  return (root) => {
    let held: Held | null = null;

    function begin(event: PointerEvent): void {
      if (!canChoose() || event.button !== 0 || !(event.target instanceof Element)) return;
      const card = event.target.closest<HTMLElement>("[data-hand] [data-live]");
      const square = event.target.closest<HTMLElement>("[data-square]");
      const { me } = board();
      const isOwn =
        square !== null && me !== NONE && numberOf(square.dataset["square"]) === board().player(me).square;
      const source = card ?? (isOwn ? root.querySelector<HTMLElement>(`[data-figure="${me}"]`) : null);
      if (source === null) return;
      held = {
        card: numberOf(card?.dataset["card"]),
        source,
        x: event.clientX,
        y: event.clientY,
        copy: null,
      };
    }

    function move(event: PointerEvent): void {
      if (held === null) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (held.copy === null) {
        if (Math.hypot(x, y) < FAR) return;
        held.copy = lift(held);
        if (held.card !== NONE && board().card !== held.card) board().tapCard(held.card);
      }
      held.copy.style.transform = `translate(${x}px, ${y}px)`;
      const square = squareAt(event.clientX, event.clientY);
      board().under = square === NONE ? null : { at: "square", id: square };
    }

    /** A copy that follows the finger, over everything. */
    function lift({ source }: Held): HTMLElement {
      const { left, top, width, height } = source.getBoundingClientRect();
      const copy = source.cloneNode(true) as HTMLElement;
      for (const name of ["data-card", "data-live", "data-actor", "data-figure"]) copy.removeAttribute(name);
      copy.setAttribute("aria-hidden", "true");
      const scale = source.offsetWidth === 0 ? 1 : width / source.offsetWidth;
      Object.assign(copy.style, {
        position: "fixed",
        zIndex: "70",
        left: `${left}px`,
        top: `${top}px`,
        width: `${source.offsetWidth}px`,
        height: `${height / scale}px`,
        zoom: String(scale),
        pointerEvents: "none",
        opacity: "0.9",
        transition: "none",
      });
      root.append(copy);
      return copy;
    }

    function end(event: PointerEvent): void {
      const now = held;
      held = null;
      if (now?.copy == null) return;
      now.copy.remove();
      // The click that follows a drag is no tap.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      root.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
      const square = event.type === "pointerup" ? squareAt(event.clientX, event.clientY) : NONE;
      board().under = null;
      if (square !== NONE) board().drop(square, now.card);
    }

    root.addEventListener("pointerdown", begin);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      root.removeEventListener("pointerdown", begin);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  };
}
