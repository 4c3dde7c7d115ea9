import type { OwnSeat } from "./seats";

/**
 * Who of those who share this device should hold it: whoever is asked; if that is none of them, whoever has it;
 * if nobody has, the one who will be asked next.
 */
export function holderOf(own: readonly OwnSeat[], asked: number, holder: number): number {
  const seats = own.flatMap(({ seat }) => (seat === null ? [] : [seat])).sort((one, other) => one - other);
  if (seats.includes(asked) || seats.length === 0) return asked;
  if (seats.includes(holder)) return holder;
  return seats.find((seat) => seat > asked) ?? seats[0] ?? asked;
}
