import { hill } from "./art/hill";

/** The hill before anybody has come. */
export const backdrop = (width: number, height: number): string => {
  const narrow = width < 700;
  return hill({
    name: "backdrop-hill",
    width,
    height,
    ridge: height * 0.44,
    ground: height * 0.52,
    moon: [width / 2, height * (narrow ? 0.2 : 0.23), Math.min(width * 0.3, height / 6)],
    pool: [width / 2, height * 0.62, Math.max(320, width * 0.46), height * 0.12],
    trees: !narrow,
    castle: false,
    graves: false,
  });
};
