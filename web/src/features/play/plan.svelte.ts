import { untrack } from "svelte";
import type { TableClient } from "../../net/table-client.svelte";
import type { Option } from "../../net/protocol";
import type { Shown } from "../../net/shown";

const BEAT = 700; // milliseconds in which a plan can be stopped before it is carried out
const NONE = -1;

/**
 * What a player plans while others are asked. The server says what the seat could do if its turn came now; what was
 * picked is carried out when it can be, after a beat, and dropped if it cannot.
 */
export class Plan {
  /** Somebody is planning: what could be done is shown. */
  isOpen = $state(false);
  /** What is to be done. */
  chosen = $state.raw<Option | null>(null);
  /** It is about to be carried out. */
  isDue = $state(false);
  /** It was dropped when the turn came. */
  wasDropped = $state(false);

  constructor(
    private readonly client: () => TableClient,
    /** What is asked can be seen, and answered. */
    private readonly isAsked: () => boolean,
    private readonly play: (index: number) => void,
  ) {
    $effect(() => {
      const client = this.client();
      if (this.isOpen && this.canPlan && client.reached?.seq !== client.seq)
        void untrack(() => client.askReach());
    });
    $effect(() => {
      if (!this.isAsked()) return;
      this.isOpen = false;
      const { chosen } = this;
      if (chosen === null) return;
      if (!this.client().options.some(({ index }) => index === chosen.index)) {
        this.chosen = null;
        this.wasDropped = true;
        return;
      }
      this.isDue = true;
      const timer = setTimeout(() => {
        this.stop();
        this.play(chosen.index);
      }, BEAT);
      return () => {
        clearTimeout(timer);
        this.isDue = false;
      };
    });
  }

  private get canPlan(): boolean {
    const { seat, options, ahead, table } = this.client();
    return seat !== NONE && options.length === 0 && ahead.length === 0 && table?.status === "playing";
  }

  /** What could be done; nothing if nobody is planning, or the game cannot say. */
  get options(): readonly Option[] {
    if (!this.canPlan || !(this.isOpen || this.chosen !== null)) return [];
    return this.client().reached?.options ?? [];
  }

  /** Was it one of what could be planned? Picking it again drops it. */
  pick(index: number): boolean {
    const option = this.options.find((one) => one.index === index);
    if (option === undefined) return false;
    this.chosen = this.chosen?.index === index ? null : option;
    this.wasDropped = false;
    return true;
  }

  stop = (): void => {
    this.chosen = null;
    this.isDue = false;
    this.wasDropped = false;
  };

  /** The table with what is planned as what can be answered ahead: boards show it as such. */
  shown(): Shown {
    const client = this.client();
    const { options } = this;
    if (options.length === 0) return client;
    const chosen = this.chosen?.index ?? NONE;
    return {
      seat: client.seat,
      view: client.view,
      position: client.position,
      options: client.options,
      ahead: [...options],
      chosen,
      asides: client.asides,
      news: client.news,
      speech: client.speech,
    };
  }
}
