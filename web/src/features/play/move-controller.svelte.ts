import type { TableTold, Option } from "../../net/protocol";
import { onlyAnswer } from "./forced";
import { resetBy } from "../../ui/reset";
import { settings } from "../../storage/settings.svelte";
import type { TableClient } from "../../net/table-client.svelte";

const TOO_SOON = 300; // milliseconds: a click so shortly after the question changed was meant for the last one

const isCostly = ({ costly = "" }: Option): boolean => costly !== "";

/** From a click to a choice: what is hasty is ignored, what costs dearly is asked about, what is forced is done. */
export class MoveController {
  /** A choice that costs its chooser dearly, and waits for a second click. */
  doubtful = $derived.by(() => resetBy<Option | null>(null, this.client().options));
  private doubtedAt = 0;
  /** Somebody who has taken back wants to choose: then nothing is answered for them until they did. */
  private tookBack = $state(false);
  private readonly forced: Option | null = $derived.by(() => {
    const client = this.client();
    const may = settings.forced && !this.tookBack;
    return may ? onlyAnswer(this.told().game, client.view, client.options) : null;
  });

  constructor(
    private readonly client: () => TableClient,
    private readonly told: () => TableTold,
  ) {
    $effect(() => {
      const client = this.client();
      if (this.forced === null || client.pending > 0 || client.status !== "open") return;
      if (isCostly(this.forced)) return;
      void client.actForced(this.forced.index);
    });
  }

  /** Was something sent? */
  choose = (index: number, planned = false): boolean => {
    const client = this.client();
    if (client.pending > 0 || client.held > 0 || (!planned && performance.now() - client.askedAt < TOO_SOON))
      return false;
    const among = (list: Option[]): Option | undefined => list.find((option) => option.index === index);
    const option = among(client.options);
    if (among(client.ahead)) void client.answerAhead(index === client.chosen ? null : index);
    else if (among(client.asides)) void client.call(index);
    else if (option !== undefined && isCostly(option)) this.doubt(option);
    else if (client.mine) this.act(index); // what is not allowed is answered with the rule
    return client.pending > 0;
  };

  private doubt(option: Option): void {
    this.doubtful = option;
    this.doubtedAt = performance.now();
  }

  /** The second click on a doubtful choice, unless it is the second half of a double click. */
  confirm = (): void => {
    if (this.doubtful !== null && performance.now() - this.doubtedAt >= TOO_SOON)
      this.act(this.doubtful.index);
  };

  private act(index: number): void {
    this.doubtful = null;
    this.tookBack = false;
    void this.client().act(index);
  }

  undo = (): void => {
    this.tookBack = true;
    void this.client().undo();
  };
}
