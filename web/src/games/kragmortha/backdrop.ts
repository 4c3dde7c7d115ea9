import { room } from "./art/room";

/** The library before anybody has come: shelves above, the boards of the floor below. */
export const backdrop = (width: number, height: number): string =>
  room({
    name: "backdrop-room",
    width,
    height,
    floor: height * (width < 700 ? 0.5 : 0.545),
    shelves: width < 700 ? 110 : 150,
    dim: true,
    lights: [
      [width / 2, height * 0.28, Math.max(260, width * 0.34), 0.6],
      [width * 0.08, height * 0.7, 220, 0.5],
    ],
  });
