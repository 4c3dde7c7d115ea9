import { octopus } from "./octopus";
import { snail } from "./snail";
import { frog } from "./frog";
import { angler } from "./angler";
import { jelly } from "./jelly";
import { flytrap } from "./flytrap";
import { amoeba } from "./amoeba";
import { axolotl } from "./axolotl";
import { mushroom } from "./mushroom";
import type { Species } from "../../joints";

/** In the order of the deck. */
export const chimeridae: readonly Species[] = [
  octopus,
  snail,
  frog,
  angler,
  jelly,
  flytrap,
  amoeba,
  axolotl,
  mushroom,
];
