import type { Figure, Portraits } from "../../games/portraits";

/** Somebody on the picture of a finished game. */
export interface Ranked {
  name: string;
  standing: string;
  figure: Figure;
  won: boolean;
}

const [WIDTH, HIGH] = [1200, 675];

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The final table of a game as an SVG that needs nothing else: everybody in the order of the result. */
export function pictureOf(
  title: string,
  subtitle: string,
  ranked: readonly Ranked[],
  portraits: Portraits,
): string {
  const step = (WIDTH - 80) / ranked.length;
  const line = (x: number, y: number, size: number, colour: string, text: string, most: number): string =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="middle"${
      text.length * size * 0.5 > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : ""
    }>${escaped(text)}</text>`;
  const people = ranked.map(({ name, standing, figure, won }, at) => {
    const { body, box } = portraits.bust(figure);
    const size = Math.min(step * (won ? 0.95 : 0.72), won ? 300 : 220);
    const high = (size * box[3]) / box[2];
    const x = 40 + step * (at + 0.5);
    return (
      `<svg x="${x - size / 2}" y="${500 - high}" width="${size}" height="${high}" viewBox="${box.join(" ")}" overflow="visible">${body}</svg>` +
      line(x, 552, 34, won ? "#ffd76a" : "#f6efdc", `${at + 1}. ${name}`, step - 16) +
      line(x, 590, 22, "#c3bce0", standing, step - 16)
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HIGH}" viewBox="0 0 ${WIDTH} ${HIGH}" font-family="Alegreya, Georgia, serif" font-weight="bold">` +
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#15122f"/><stop offset="1" stop-color="#574e97"/></linearGradient></defs>' +
    `<rect width="${WIDTH}" height="${HIGH}" fill="url(#sky)"/><circle cx="600" cy="330" r="230" fill="#f7edc9" opacity=".9"/>` +
    `<path d="M0 480Q300 430 600 480T1200 470V${HIGH}H0Z" fill="#1b1745"/>` +
    `<g paint-order="stroke" stroke="#221540" stroke-width="10" stroke-linejoin="round">${line(600, 86, 64, "#fff6dc", title, WIDTH - 120)}</g>` +
    people.join("") +
    line(600, 650, 22, "#c3bce0", subtitle, WIDTH - 120) +
    "</svg>"
  );
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const svgFile = (svg: string, name: string): File =>
  new File([svg], `${name}.svg`, { type: "image/svg+xml" });

/** The same picture in pixels, drawn by the browser. */
export async function pngFile(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("the browser cannot draw a PNG");
  return new File([blob], `${name}.png`, { type: "image/png" });
}

/** Keep a file where the browser keeps what it has loaded. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
