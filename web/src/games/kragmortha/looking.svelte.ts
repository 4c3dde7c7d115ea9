import type { Pile } from "./art";

/** A piece, and where it lies. */
export interface Looked {
  readonly card: number;
  readonly pile: Pile;
  readonly anchor: Element;
}

/** The piece that is shown large, a moment after somebody began to look at it. */
export class Looking {
  piece = $state.raw<Looked | null>(null);
  /** What is shown or will be. */
  private looked: Looked | null = null;
  private timer = 0;

  soon(piece: Looked, moment: number): void {
    clearTimeout(this.timer);
    this.looked = piece;
    this.timer = window.setTimeout(() => (this.piece = piece), moment);
  }

  away(card: number): void {
    if (this.looked?.card === card) this.put();
  }

  /** Nobody looks at anything any more, nor was about to. Was anything shown? */
  put(): boolean {
    clearTimeout(this.timer);
    const had = this.piece !== null;
    this.piece = this.looked = null;
    return had;
  }
}
