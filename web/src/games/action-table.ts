/** What an action number means: a verb and at most three nouns, -1 where there is none. */
export interface Action {
  index: number;
  verb: string;
  card: number;
  seat: number;
  spot: number;
}

/** The action table of `generated/<game>.json`. */
export function readActions(facts: { verbs: string[]; actions: number[][] }): Action[] {
  return facts.actions.map(([verb = 0, card = -1, seat = -1, spot = -1], index) => {
    return { index, verb: facts.verbs[verb] ?? "", card, seat, spot };
  });
}
