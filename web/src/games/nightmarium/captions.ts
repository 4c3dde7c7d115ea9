/** What happens just now, in a few words: shown while it is performed. */

import { say, type Speech } from "../../i18n/words.svelte";
import type { Phrase, Told } from "../../net/protocol";
import { abilityName, factsOf, legionName, LEGIONS, PARTS } from "./cards";
import { creatureTitle } from "./names";
import type { TableState } from "./script";

type Args = Phrase["args"];

const who = (seat: number): Args[string] => ({ seat });

export function captionOf(told: Told, { view }: TableState, speech: Speech): string {
  const { kind, seat = -1, card = -1, spot = -1, other = -1, number = -1 } = told;
  const args: Args = { who: who(Math.max(seat, 0)), other: who(Math.max(other, 0)) };
  const creature = view.players[kind === "executed" || kind === "scavenged" ? other : seat]?.creatures[spot];
  switch (kind) {
    case "placed":
      args["part"] = PARTS[number] ?? "head";
      break;
    case "finished":
    case "reran":
    case "sealed":
      args["name"] =
        creature === undefined || creature.cards.length < PARTS.length ? "" : creatureTitle(creature.cards);
      break;
    case "demanded":
      args["legion"] = legionName(LEGIONS[number] ?? "necronauts");
      break;
    case "activated":
    case "stopped": {
      const ability = card >= 0 ? factsOf(card).ability : null;
      if (kind === "stopped") return say(told.phrase, speech);
      args["ability"] = abilityName(ability);
      break;
    }
    case "executed":
    case "devoured":
      args["part"] = PARTS[Math.max((creature?.cards.length ?? 1) - 1, 0)] ?? "head";
      break;
    case "began":
    case "drew":
    case "gave-nothing":
    case "scavenged":
    case "revealed":
    case "dropped":
    case "won":
      break;
    case "dealt":
      return say({ key: "web-nightmarium-told-dealt", args: {} }, speech);
    default:
      return say(told.phrase, speech);
  }
  return say({ key: `web-nightmarium-told-${kind}`, args }, speech);
}
