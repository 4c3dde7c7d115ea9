import { crow } from "./crow";
import { diver } from "./diver";
import { hound } from "./hound";
import { pike } from "./pike";
import { mummy } from "./mummy";
import { ragdoll } from "./ragdoll";
import { ram } from "./ram";
import { lantern } from "./lantern";
import { mammoth } from "./mammoth";
import type { Species } from "../../joints";

/** In the order of the deck. */
export const necronauts: readonly Species[] = [
  crow,
  diver,
  hound,
  pike,
  mummy,
  ragdoll,
  ram,
  lantern,
  mammoth,
];
