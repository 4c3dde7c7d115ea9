import type { Option } from "../net/protocol";
import { inOrder } from "./registry";

/** What an option is about, for the headings of a list. */
export type OptionGroup = "draw" | "play" | "exchange" | "move" | "tome" | "end" | "choose";

const GROUPS: Record<string, OptionGroup> = {
  "nightmarium-draw": "draw",
  "nightmarium-start": "play",
  "nightmarium-build": "play",
  "nightmarium-finish": "play",
  "nightmarium-win": "play",
  "nightmarium-seal": "play",
  "nightmarium-discard": "exchange",
  "nightmarium-done": "end",
  "kragmortha-play": "move",
  "kragmortha-step": "move",
  "kragmortha-go": "move",
  "kragmortha-use": "tome",
  "kragmortha-done": "end",
  "kragmortha-show": "end",
};

/** By the verb of its label: `<game>-do-<verb>…`. */
function groupOf({ label }: Option): OptionGroup {
  const [, game = "", verb = ""] = /^(\w+)-do-(\w+)/.exec(label.key) ?? [];
  return GROUPS[`${game}-${verb}`] ?? "choose";
}

/** Options by what they are about, in the order they are numbered. */
export function grouped(options: readonly Option[]): { group: OptionGroup; options: Option[] }[] {
  const groups = new Map<OptionGroup, Option[]>();
  for (const option of inOrder(options)) {
    const group = groupOf(option);
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([group, some]) => ({ group, options: some }));
}
