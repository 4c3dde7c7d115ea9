import { ape } from "./ape";
import { jester } from "./jester";
import { owl } from "./owl";
import { hare } from "./hare";
import { boar } from "./boar";
import { bat } from "./bat";
import { bear } from "./bear";
import { lion } from "./lion";
import { mop } from "./mop";
import type { Species } from "../../joints";

/** In the order of the deck. */
export const homunculi: readonly Species[] = [ape, jester, owl, hare, boar, bat, bear, lion, mop];
