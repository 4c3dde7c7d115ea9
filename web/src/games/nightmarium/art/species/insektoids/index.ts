import { stag } from "./stag";
import { moth } from "./moth";
import { mosquito } from "./mosquito";
import { cricket } from "./cricket";
import { spider } from "./spider";
import { scorpion } from "./scorpion";
import { mantis } from "./mantis";
import { bee } from "./bee";
import { centipede } from "./centipede";
import type { Species } from "../../joints";

/** In the order of the deck. */
export const insektoids: readonly Species[] = [
  stag,
  moth,
  mosquito,
  cricket,
  spider,
  scorpion,
  mantis,
  bee,
  centipede,
];
