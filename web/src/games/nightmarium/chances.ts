import { t } from "../../lib/words.svelte";
import type { Option } from "../../wire";

const WAKING = ["head", "torso", "legs"];

/** What of a choice is left to chance; what is certain is in its words already. */
export function chanceOf({ label: { key, args } }: Option): string {
  const draws = key === "nightmarium-do-draw" || (key === "nightmarium-do-done" && args["count"] !== 0);
  if (draws) return t("web-nightmarium-chance-draw");
  const wakes = (ability: string): boolean =>
    WAKING.some((part) => {
      const noun = args[part];
      return typeof noun === "object" && "key" in noun && noun.key === `nightmarium-ability-${ability}`;
    });
  return ["weeper", "herald"]
    .filter(wakes)
    .map((ability) => t(`web-nightmarium-chance-${ability}`))
    .join(" ");
}
