import type {
  Command,
  Hello,
  Phrase,
  Presence,
  Reach,
  Reached,
  React,
  Reaction,
  Refused,
  ServerMessage,
  Told,
  Update,
  Watch,
  Ways,
  Welcome,
} from "./protocol";
import { CloseCode, PROTOCOL } from "./protocol";
import type { Unaimed } from "./api";
import { randomHex } from "../ui/random-hex";
import { Connection, socketAddress, type Status } from "./socket";
import { actedAt, keepActed } from "../storage/seats";
import { mutedAt } from "../storage/muted.svelte";
import { settings } from "../storage/settings.svelte";
import { seatName } from "./seats";
import { reloadOnce } from "./upgrade";
import type { Speech } from "../i18n/words.svelte";
import type { Shown } from "./shown";

/** Who one is at a table: nobody of these is a spectator. */
export interface Identity {
  table: string;
  /** The token of the seat that is shown and acted for. */
  token?: string | undefined;
  host?: string;
  follow?: number;
  /** The tokens of all seats of this device. */
  tokens?: readonly string[];
}

export type Outcome = "done" | "refused";

export type Wish = Unaimed<Command | Watch | React | Reach>;

type Pace = NonNullable<Hello["pace"]>;

const NONE = -1;

/** The server's name for a player who came by a seat link, until they choose one. */
export const NAMELESS = /^Player \d+$/;

/** How fast this page tells what happens: bots wait for it. Whoever goes step by step goes no faster. */
function telling(): Pace {
  return settings.pace === "step" ? "normal" : settings.pace;
}

/** A table as this viewer sees it, kept current. Knows no rule: it shows what it is told and sends choices. */
export class TableClient implements Shown {
  status = $state<Status>("connecting");
  /** Why the connection ended for good: a close code, and what the server said. */
  ended = $state.raw<{ code: number; why: Phrase | null } | null>(null);
  seat = $state(NONE);
  host = $state(false);
  /** The newest update, with the table as last told. After a leap, nothing happened on the way. */
  now = $state.raw<Update | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  private skew = $state(0);
  /** Every line of this round's log. */
  log = $state.raw<Told[]>([]);
  /** The number of the last update before what happened since one's own last choice. */
  ownSeq = $state(0);
  /** The numbers of the updates that answered for the player, because there was one answer only. */
  automatic = $state.raw<ReadonlySet<number>>(new Set());
  /** Lines that were missed while the line was down. */
  missed = $state(0);
  presence = $state.raw<Presence>({ type: "presence", here: [], spectators: 0 });
  refused = $state.raw<Refused | null>(null);
  nudged = $state(NONE);
  /** What one could do if one's turn came now, when it was asked for last; of the position of its `seq`. */
  reached = $state.raw<Reached | null>(null);
  /** The mood that was shown last by somebody one listens to: a new object each time. */
  reaction = $state.raw<Reaction | null>(null);
  /** Commands that wait for an answer. */
  pending = $state(0);
  /** Updates that wait for somebody who wants to see one thing after the other. */
  held = $state(0);
  /** When the question last changed: a click right after it was meant for the one before. */
  askedAt = 0;

  readonly seq = $derived(this.now?.seq ?? 0);
  readonly table = $derived(this.now?.table ?? null);
  readonly view = $derived(this.now?.view ?? null);
  readonly position = $derived(this.now?.moved ?? 0);
  readonly prompt = $derived(this.now?.prompt ?? null);
  /** What this seat may choose; over somebody's shoulder there is nothing to choose. */
  private readonly own = $derived(this.seat === NONE ? null : this.now);
  readonly options = $derived(this.own?.options ?? []);
  readonly asides = $derived(this.own?.asides ?? []);
  readonly ahead = $derived(this.own?.ahead ?? []);
  readonly chosen = $derived(this.now?.chosen ?? NONE);
  /** Whether one's last choice can be taken back: at once, or if everybody else agrees. */
  readonly canUndo = $derived(this.now?.can_undo ?? "");
  readonly news = $derived(this.now?.events ?? []);
  readonly clocks = $derived({
    left: this.now?.clocks ?? [],
    since: this.now?.since ?? 0,
    skew: this.skew,
  });
  /** The seat over whose shoulder a spectator looks. */
  readonly follow = $derived.by(() => {
    const viewer = this.view?.viewer ?? NONE;
    return this.seat === NONE && viewer < (this.table?.seats.length ?? 0) ? viewer : NONE;
  });
  readonly mine = $derived(this.options.length > 0);
  readonly speech: Speech = $derived({
    names: this.table?.seats.map(seatName) ?? [],
    viewer: this.seat, // whoever looks over a shoulder is still somebody else
  });

  private readonly connection: Connection;
  private readonly waiting = new Map<string, (outcome: Outcome) => void>();
  private readonly acts = new Set<string>();
  private readonly forced = new Set<string>(); // acts that nobody chose
  private proved: readonly string[] = []; // tokens that this connection's hello carried
  private switching = ""; // the id of the `show` that is not yet answered
  private saidPace = telling();
  private pacing = ""; // the id of the newest `pace`
  private unlisten: (() => void) | null = null;
  private introduced = false;
  private lastWords: Phrase | null = null;
  private readonly waitingNews: Update[] = [];

  constructor(
    readonly identity: Identity,
    dial?: (address: string) => WebSocket,
    base: string = document.baseURI,
    /** Called after each update, and at the end. */
    private readonly changed: () => void = () => undefined,
  ) {
    const listener = {
      heard: (message: ServerMessage) => this.hear(message),
      changed: (status: Status, code: number) => this.setStatus(status, code),
    };
    this.connection = new Connection(socketAddress(base, identity.table), () => this.hello(), listener, dial);
  }

  /** Connect; or connect again, as whom the identity now says. */
  open(): this {
    this.ended = null;
    this.connection.start();
    this.unlisten ??= $effect.root(() => {
      $effect(() => this.sayPace());
    });
    return this;
  }

  close(): void {
    this.unlisten?.();
    this.unlisten = null;
    this.connection.stop();
  }

  /** Connect, or connect again, with the tokens of this device's seats. */
  join(seat: number, token: string | undefined, tokens: readonly string[]): void {
    this.forget();
    this.seat = seat;
    Object.assign(this.identity, { token, tokens });
    this.open();
  }

  /**
   * Act for another seat of this device, or for none, over the same connection. What the seat before saw is
   * forgotten at once, and what comes for it until the server has switched is ignored.
   */
  show(seat: number, token: string | undefined): void {
    if (token !== undefined && !this.proved.includes(token)) {
      this.join(seat, token, this.identity.tokens ?? []);
      return;
    }
    this.forget();
    this.seat = seat;
    this.identity.token = token;
    this.switching = randomHex(12);
    this.connection.send({ type: "show", id: this.switching, seat: seat === NONE ? null : seat });
  }

  private forget(): void {
    const { table } = this;
    this.reached = null;
    this.now = table === null ? null : { type: "update", seq: 0, at: 0, events: [], view: null, table };
    this.log = [];
    this.ownSeq = this.missed = 0;
    this.waitingNews.length = this.held = 0;
    this.connection.clear();
    for (const id of [...this.waiting.keys()]) this.settle(id, "refused");
    this.dismiss();
  }

  // What can be done

  /** Send a command; the promise says whether it was carried out. */
  send(wish: Wish, id = randomHex(12)): Promise<Outcome> {
    this.pending += 1;
    this.refused = null;
    if (wish.type === "act" || wish.type === "ahead" || wish.type === "call") this.acts.add(id);
    const answer = new Promise<Outcome>((resolve) => this.waiting.set(id, resolve));
    this.connection.send({ ...wish, id });
    return answer;
  }

  act(index: number): Promise<Outcome> {
    return this.send({ type: "act", seq: this.seq, index });
  }

  /** Give the only answer there is. */
  actForced(index: number): Promise<Outcome> {
    const id = randomHex(12);
    this.forced.add(id);
    return this.send({ type: "act", seq: this.seq, index }, id);
  }

  answerAhead(index: number | null): Promise<Outcome> {
    return this.send({ type: "ahead", seq: this.seq, index });
  }

  call(index: number): Promise<Outcome> {
    return this.send({ type: "call", index });
  }

  undo(): Promise<Outcome> {
    return this.send({ type: "undo", seq: this.seq });
  }

  changeOptions(options: Record<string, string>): Promise<Outcome> {
    return this.send({ type: "change", options });
  }

  changeWays(ways: Ways): Promise<Outcome> {
    return this.send({ type: "change", ways });
  }

  /** Look over the shoulder of a seat that allows it, or of none. */
  watch(seat: number | null): Promise<Outcome> {
    if (seat === null) delete this.identity.follow;
    else this.identity.follow = seat;
    return this.send({ type: "watch", seat });
  }

  /** Show a mood to everybody at the table. */
  react(mood: React["mood"]): Promise<Outcome> {
    return this.send({ type: "react", mood });
  }

  /** Ask what one could do if one's turn came now: the answer is `reached`. */
  askReach(): Promise<Outcome> {
    return this.send({ type: "reach" });
  }

  dismiss(): void {
    this.refused = null;
    this.missed = 0;
    this.nudged = NONE;
  }

  // What is heard

  private sayPace(): void {
    const pace = telling();
    if (pace === this.saidPace) return;
    this.connection.settle(this.pacing);
    this.saidPace = pace;
    this.pacing = randomHex(12);
    this.connection.send({ type: "pace", id: this.pacing, pace });
  }

  private hello(): Hello {
    const { table, token, host, follow, tokens = [] } = this.identity;
    const beside = tokens.filter((one) => one !== token);
    this.connection.settle(this.switching); // hello says it as well
    this.connection.settle(this.pacing);
    this.switching = "";
    this.saidPace = telling();
    this.proved = token === undefined ? beside : [token, ...beside];
    return {
      type: "hello",
      protocol: PROTOCOL,
      table,
      since: this.seq,
      pace: this.saidPace,
      ...(token === undefined ? {} : { token }),
      ...(host === undefined ? {} : { host }),
      ...(follow === undefined ? {} : { follow }),
      ...(beside.length === 0 ? {} : { beside }),
    };
  }

  private setStatus(status: Status, code: number): void {
    this.status = status;
    if (status !== "closed") return;
    if (code === CloseCode.OLD_CLIENT && reloadOnce()) return;
    this.ended = { code, why: this.lastWords };
    this.changed();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        return;
      case "update":
        if (this.switching !== "") return; // it is for the seat before
        if (this.holdsBack(message)) this.held = this.waitingNews.push(message);
        else this.update(message);
        return;
      case "done":
        this.settle(message.id, "done");
        return;
      case "reached":
        this.reached = message;
        this.settle(message.id, "done");
        return;
      case "refused":
        if (message.id === this.switching) this.open(); // the seat has moved: take it over, or hear why not
        if (this.switching !== "") return;
        this.refused = message;
        this.settle(message.id, "refused");
        return;
      case "presence":
        this.presence = message;
        return;
      case "nudge":
        this.nudged = message.seat;
        return;
      case "reaction":
        if (!mutedAt(this.identity.table).includes(message.seat)) this.reaction = message;
        return;
      case "error":
        this.lastWords = message.why;
    }
  }

  /** Show the next thing that happened. */
  step(): void {
    const next = this.waitingNews.shift();
    this.held = this.waitingNews.length;
    if (next !== undefined) this.update(next);
  }

  /** What others do is shown step by step to those who wish so; what one does oneself at once. */
  private holdsBack({ events, answers }: Update): boolean {
    if (this.held > 0) return true;
    const own = answers?.some((id) => this.waiting.has(id)) === true;
    return settings.pace === "step" && !own && events.some(({ ply = -1 }) => ply >= 0);
  }

  private welcome(message: Welcome): void {
    if (this.switching !== "") {
      if (message.seat !== this.seat) return; // it answers an earlier switch
      this.connection.settle(this.switching);
    }
    this.switching = "";
    this.waitingNews.length = this.held = 0;
    const back = this.seq > 0;
    this.seat = message.seat;
    this.host = message.host;
    this.presence = message.presence;
    if (back) this.missed = message.now.events.length;
    else if (this.seat !== NONE) this.ownSeq = actedAt(this.identity.table, this.seat);
    this.update(message.now, true);
  }

  private update(update: Update, leap = false): void {
    const { table: before } = this;
    const table = update.table ?? before;
    if (before?.round !== table?.round) this.log = []; // another round has a log of its own
    if (before?.status !== table?.status) this.refused = null; // it was about what went before
    if (update.events.length > 0) this.log = [...this.log, ...update.events];
    if (this.answers(update, this.acts)) {
      this.ownSeq = update.seq;
      keepActed(this.identity.table, this.seat, update.seq);
    }
    if (this.answers(update, this.forced)) this.automatic = new Set([...this.automatic, update.seq]);
    if (update.moved !== this.now?.moved) this.askedAt = performance.now();
    this.now = {
      ...update,
      ...(table === null ? {} : { table }),
      ...(leap ? { events: [] } : {}),
    };
    this.skew = update.at - Date.now();
    this.nudged = NONE;
    for (const id of update.answers ?? []) this.settle(id, "done");
    this.introduce();
    this.changed();
  }

  private answers({ answers = [] }: Update, commands: ReadonlySet<string>): boolean {
    return answers.some((id) => commands.has(id));
  }

  private settle(id: string, outcome: Outcome): void {
    this.connection.settle(id);
    const resolve = this.waiting.get(id);
    if (resolve === undefined) return;
    this.waiting.delete(id);
    this.pending -= 1;
    resolve(outcome);
  }

  /** A player who came by a seat link goes by the name saved in this browser. Tried once: it may be refused. */
  private introduce(): void {
    if (this.introduced || this.table?.status !== "lobby" || settings.name === "") return;
    if (!NAMELESS.test(this.table.seats[this.seat]?.name ?? "")) return;
    this.introduced = true;
    void this.send({ type: "rename", name: settings.name });
  }
}
