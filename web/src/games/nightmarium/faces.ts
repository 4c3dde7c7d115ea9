/** The faces of seats: heads of our own art. */

const FACES = [105, 84, 18, 60, 15] as const;

export const faceOfSeat = (seat: number): number => FACES[seat % FACES.length] ?? 84;
