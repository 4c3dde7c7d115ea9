/**
 * Options by number keys. With ten or more, a digit waits for the next as long as one could follow.
 * Returns what has been typed, and the option that is meant (from 0), or null while that is open.
 */
export function typeDigit(
  typed: string,
  digit: string,
  count: number,
): { typed: string; chosen: number | null } {
  const number = Number(typed + digit);
  if (number < 1 || number > count) {
    return typed === "" ? { typed: "", chosen: null } : typeDigit("", digit, count);
  }
  return number * 10 > count ? { typed: "", chosen: number - 1 } : { typed: typed + digit, chosen: null };
}
