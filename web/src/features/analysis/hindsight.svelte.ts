import type { AnalysisResult, AnalysisStatus, TurningPoint } from "../../net/protocol";
import { say, t, type Speech } from "../../i18n/words.svelte";

/** What decided a game that is over. It takes some seconds to find out, so it is asked for, and again, until it is there. */
export class Hindsight {
  asking = $state(false);
  /** How much of the work is done, 0 to 1. */
  done = $state(0);
  found = $state.raw<AnalysisResult | null>(null);

  private run = 0; // which asking is the newest

  constructor(private readonly fetch: () => Promise<AnalysisStatus>) {}

  async ask(): Promise<void> {
    if (this.asking || this.found !== null) return;
    this.asking = true;
    const run = (this.run += 1);
    try {
      while (this.found === null) {
        const { done, found } = await this.fetch();
        if (run !== this.run) return;
        this.done = done;
        this.found = found;
      }
    } catch (error) {
      if (run === this.run) throw error; // otherwise nobody wants to know any more
    } finally {
      if (run === this.run) this.asking = false;
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.run += 1;
    this.asking = false;
  }
}

/** A share of one in hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share) + 0; // no minus before nought
}

/** A change in hundredths, with its sign. */
export function signed(change: number): string {
  const number = percent(change);
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
}

/** The first decision of a turning point, as the replay counts them: where it begins to turn. */
export const first = ({ ply }: TurningPoint): number => ply + 1;

export function where(point: TurningPoint): string {
  const { turn, until: last } = point;
  return last === first(point)
    ? t("web-turning-where", { turn, decision: last })
    : t("web-turning-where-many", { turn, first: first(point), last });
}

/** What was chosen, or what happened. */
export function happened({ kind, by, what, more }: TurningPoint, speech: Speech): string {
  const told = [...what.map((phrase) => say(phrase, speech)), ...(more ? ["…"] : [])];
  if (kind !== "choice") return told.join(" ");
  return say({ key: "web-turning-chose", args: { who: { seat: by }, what: told.join("; ") } }, speech);
}

export function change({ seat, before, after, margin }: TurningPoint, speech: Speech): string {
  const numbers = {
    change: signed(percent(after) / 100 - percent(before) / 100), // so that the three numbers fit together
    margin: percent(margin),
    before: percent(before),
    after: percent(after),
  };
  return say({ key: "web-turning-change", args: { who: { seat }, ...numbers } }, speech);
}
