const HALF = 4;

/** A code as it is easy to read out. */
export function spaced(code: string): string {
  return `${code.slice(0, HALF)} ${code.slice(HALF)}`;
}

/** A code as somebody typed it: without spaces and strokes, in capitals. */
export function tidied(typed: string): string {
  return typed.replace(/[\s-]+/g, "").toUpperCase();
}
