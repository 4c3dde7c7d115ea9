/** Colours of scenery, which is there by night and by day. */

const hex = (share: number): string =>
  Math.round(255 * share)
    .toString(16)
    .padStart(2, "0");

/** A colour by night and by day, each as opaque as given; a browser takes the one of the page's theme. */
export const tint = (night: string, day: string, nightly = 1, daily = 1): string =>
  `light-dark(${day}${daily < 1 ? hex(daily) : ""}, ${night}${nightly < 1 ? hex(nightly) : ""})`;

export const stop = (at: number, colour: string): string => `<stop offset="${at}" stop-color="${colour}"/>`;
