import { necronauts } from "./species/necronauts";
import { homunculi } from "./species/homunculi";
import { insektoids } from "./species/insektoids";
import { chimeridae } from "./species/chimeridae";
import { HEMS, NECKS, NECK, WAIST, groundShadow, openEnd } from "./joints";
import type { Legion, Part, Species } from "./joints";
import { INK } from "./ink";

export const SPECIES: readonly Species[] = [...necronauts, ...homunculi, ...insektoids, ...chimeridae];
const LEG: Legion[] = ["necronauts", "homunculi", "insektoids", "chimeridae"];
export function card(number: number, part: Part) {
  const k = Math.floor((number - 1) / 3);
  const s = SPECIES[k] as Species;
  const l = LEG[Math.floor(k / 9)] as Legion;
  const a = s.anatomy;
  const body =
    part === "head"
      ? NECKS[l](s.palette) + HEMS[l](NECK, s.palette) + a.head()
      : part === "torso"
        ? a.torso() + openEnd(NECK, s.palette) + HEMS[l](WAIST, s.palette)
        : groundShadow() + a.legs() + openEnd(WAIST, s.palette);
  return {
    body: `<g fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${body}</g>`,
    box: [0, 0, 240, 400],
  };
}
export const creature = (cards: number[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 400">${cards.map((n, i) => card(n, (["legs", "torso", "head"] as const)[i] as Part).body).join("")}</svg>`;
