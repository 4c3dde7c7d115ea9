const BACKDROPS = import.meta.glob<{ backdrop: (width: number, height: number) => string }>(
  "./*/backdrop.ts",
);

/** What draws the place of a game without anybody in it: the markup of an `<svg>` as large as the window. */
export async function backdropOf(game: string): Promise<(width: number, height: number) => string> {
  const load = BACKDROPS[`./${game}/backdrop.ts`];
  return load === undefined ? () => "" : (await load()).backdrop;
}
