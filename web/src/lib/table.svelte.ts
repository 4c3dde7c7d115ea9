import type {
  Command,
  Hello,
  Option,
  Phrase,
  Presence,
  Refused,
  SeatTold,
  ServerMessage,
  TableTold,
  Told,
  Update,
  View,
  Watch,
  Ways,
  Welcome,
} from "../wire";
import { PROTOCOL } from "../wire";
import type { Unaimed } from "./api";
import { randomHex } from "./chance";
import { Connection, socketAddress, type Status } from "./connection";
import { keepNonce } from "./promise";
import { actedAt, keepActed } from "./seats";
import { settings } from "./settings.svelte";
import { t, type Speech } from "./words.svelte";
import type { Shown } from "../games/registry";

/** Who one is at a table: nobody of these is a spectator. */
export interface Identity {
  table: string;
  token?: string;
  host?: string;
  follow?: number;
  /** The tokens of others who share this device. */
  beside?: string[];
}

export type Outcome = "done" | "refused";

export type Wish = Unaimed<Command | Watch>;

const NONE = -1;

function called(seat: SeatTold, at: number): string {
  return seat.kind === "bot" ? t("web-bot", { seat: at + 1 }) : (seat.name ?? "");
}

const NONCE_BYTES = 32;

/** The server's name for a player who came by a seat link, until they choose one. */
export const NAMELESS = /^Player \d+$/;

/** A table as this viewer sees it, kept current. Knows no rule: it shows what it is told and sends choices. */
export class TableClient implements Shown {
  status = $state<Status>("connecting");
  /** Why the connection ended for good: a close code, and what the server said. */
  ended = $state.raw<{ code: number; why: Phrase | null } | null>(null);
  seat = $state(NONE);
  host = $state(false);
  follow = $state(NONE);
  seq = $state(0);
  table = $state.raw<TableTold | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Phrase | null>(null);
  options = $state.raw<Option[]>([]);
  asides = $state.raw<Option[]>([]);
  ahead = $state.raw<Option[]>([]);
  chosen = $state(NONE);
  /** Whether one's last choice can be taken back: at once, or if everybody else agrees. */
  canUndo = $state<NonNullable<Update["can_undo"]>>("");
  clocks = $state.raw<{ left: number[]; since: number; skew: number }>({ left: [], since: 0, skew: 0 });
  /** Every line of this round's log. */
  log = $state.raw<Told[]>([]);
  /** What happened on the way to the position shown now; nothing after a leap. */
  news = $state.raw<Told[]>([]);
  /** The number of the last update before what happened since one's own last choice. */
  ownSeq = $state(0);
  /** The numbers of the updates that answered for the player, because there was one answer only. */
  automatic = $state.raw<ReadonlySet<number>>(new Set());
  /** Lines that were missed while the line was down. */
  missed = $state(0);
  presence = $state.raw<Presence>({ type: "presence", here: [], spectators: 0 });
  refused = $state.raw<Refused | null>(null);
  nudged = $state(NONE);
  /** Commands that wait for an answer. */
  pending = $state(0);
  /** Updates that wait for somebody who wants to see one thing after the other. */
  held = $state(0);
  /** When the question last changed: a click right after it was meant for the one before. */
  askedAt = $state(0);

  readonly mine = $derived(this.options.length > 0);
  readonly speech: Speech = $derived({
    names: this.table?.seats.map(called) ?? [],
    viewer: this.seat, // whoever looks over a shoulder is still somebody else
  });

  private readonly connection: Connection;
  private readonly waiting = new Map<string, (outcome: Outcome) => void>();
  private readonly acts = new Set<string>();
  private readonly forced = new Set<string>(); // acts that nobody chose
  private readonly promised = new Set<string>(); // commitments this client has answered with a nonce
  private introduced = false;
  private lastWords: Phrase | null = null;
  private readonly waitingNews: Update[] = [];

  constructor(
    readonly identity: Identity,
    dial?: (address: string) => WebSocket,
    base: string = document.baseURI,
  ) {
    const listener = {
      heard: (message: ServerMessage) => this.hear(message),
      changed: (status: Status, code: number) => this.changed(status, code),
    };
    this.connection = new Connection(socketAddress(base, identity.table), () => this.hello(), listener, dial);
  }

  open(): this {
    this.connection.start();
    return this;
  }

  close(): void {
    this.connection.stop();
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

  dismiss(): void {
    this.refused = null;
    this.missed = 0;
    this.nudged = NONE;
  }

  // What is heard

  private hello(): Hello {
    const { table, token, host, follow, beside = [] } = this.identity;
    return {
      type: "hello",
      protocol: PROTOCOL,
      table,
      since: this.seq,
      ...(token === undefined ? {} : { token }),
      ...(host === undefined ? {} : { host }),
      ...(follow === undefined ? {} : { follow }),
      ...(beside.length === 0 ? {} : { beside }),
    };
  }

  private changed(status: Status, code: number): void {
    this.status = status;
    if (status === "closed") this.ended = { code, why: this.lastWords };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        return;
      case "update":
        if (this.holdsBack(message)) this.held = this.waitingNews.push(message);
        else this.update(message);
        return;
      case "done":
        this.settle(message.id, "done");
        return;
      case "refused":
        this.refused = message;
        this.settle(message.id, "refused");
        return;
      case "presence":
        this.presence = message;
        return;
      case "nudge":
        this.nudged = message.seat;
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
    return settings.motion === "step" && !own && events.some(({ ply = -1 }) => ply >= 0);
  }

  private welcome(message: Welcome): void {
    this.waitingNews.length = this.held = 0;
    const back = this.seq > 0;
    this.seat = message.seat;
    this.host = message.host;
    this.presence = message.presence;
    if (back) this.missed = message.now.events.length;
    else if (this.seat !== NONE) this.ownSeq = actedAt(this.identity.table, this.seat);
    this.update(message.now, true);
  }

  private update(now: Update, leap = false): void {
    if (now.table !== undefined) this.seatTable(now.table);
    this.news = leap ? [] : now.events;
    if (now.events.length > 0) this.log = [...this.log, ...now.events];
    if (now.answers?.some((id) => this.acts.has(id)) === true) {
      this.ownSeq = now.seq;
      keepActed(this.identity.table, this.seat, now.seq);
    }
    if (now.answers?.some((id) => this.forced.has(id)) === true) {
      this.automatic = new Set([...this.automatic, now.seq]);
    }
    const { options = [], asides = [], ahead = [] } = this.seat === NONE ? {} : now;
    const question = [now.prompt ?? null, options];
    if (JSON.stringify(question) !== JSON.stringify([this.prompt, this.options]))
      this.askedAt = performance.now();
    this.seq = now.seq;
    this.view = now.view;
    const eyes = now.view?.viewer ?? NONE;
    this.follow = this.seat === NONE && eyes < (this.table?.seats.length ?? 0) ? eyes : NONE;
    this.prompt = now.prompt ?? null;
    [this.options, this.asides, this.ahead] = [options, asides, ahead];
    this.chosen = now.chosen ?? NONE;
    this.canUndo = now.can_undo ?? "";
    this.clocks = { left: now.clocks ?? [], since: now.since ?? 0, skew: now.at - Date.now() };
    this.nudged = NONE;
    for (const id of now.answers ?? []) this.settle(id, "done");
  }

  /** The table has changed: another round has a log of its own. */
  private seatTable(table: TableTold): void {
    if (this.table !== null && this.table.round !== table.round) this.log = [];
    if (this.table?.status !== table.status) this.refused = null; // it was about what went before
    this.table = table;
    this.introduce(table);
    this.addChance(table);
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
  private introduce(table: TableTold): void {
    if (this.introduced || table.status !== "lobby" || settings.name === "") return;
    if (!NAMELESS.test(table.seats[this.seat]?.name ?? "")) return;
    this.introduced = true;
    void this.send({ type: "rename", name: settings.name });
  }

  /** Give one's own part of the deal as soon as the server has promised its own. */
  private addChance(table: TableTold): void {
    const seat = this.seat === NONE ? undefined : table.seats[this.seat];
    const { commitment } = table.deal;
    if (table.status !== "lobby" || seat?.kind !== "person" || seat.nonce === true) return;
    if (this.promised.has(commitment)) return;
    this.promised.add(commitment);
    const value = randomHex(NONCE_BYTES);
    keepNonce(table, { commitment, seat: this.seat, nonce: value });
    void this.send({ type: "nonce", value });
  }
}
