/** The signs of the shell's round buttons: paths in a square of 24, drawn as strokes of the text's colour. */
export const ICONS = {
  undo: "M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-2",
  say: "M4 4.5h16v11.5h-9.5L6 20.5V16H4Z",
  list: "M4 6.5h1M4 12h1M4 17.5h1M9 6.5h11M9 12h11M9 17.5h11",
  log: "M8 3.5h11.5V18M8 3.5A2.5 2.5 0 0 0 5.5 6v12A2.5 2.5 0 0 0 8 20.5h10a2.5 2.5 0 0 0 0-5H8M10.5 8h5.5M10.5 12h5.5",
  help: "M8.5 8.5a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.4-1.7 3M12 18.4v.2",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  pace: "M4 6l7 6-7 6ZM13 6l7 6-7 6Z",
  skip: "M4 6l6.5 6L4 18ZM11 6l6.5 6-6.5 6ZM20 6v12",
  step: "M6 5l9 7-9 7ZM19 5v14",
  close: "M6 6l12 12M18 6 6 18",
} as const;

export type Icon = keyof typeof ICONS;
