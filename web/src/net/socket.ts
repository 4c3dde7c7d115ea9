import { CloseCode } from "./protocol";
import type { ClientMessage, Hello, ServerMessage } from "./protocol";

/**
 * `waiting`: the line is down and will be tried again; `closed`: it will not; `silent`: it seemed to be there, but
 * nothing was heard after something was said, and another one is tried.
 */
export type Status = "connecting" | "open" | "waiting" | "silent" | "closed";

export type Aimed = Exclude<ClientMessage, Hello>;

export interface Listener {
  heard(message: ServerMessage): void;
  changed(status: Status, code: number): void;
}

const FINAL = new Set<number>([
  CloseCode.BAD_TOKEN,
  CloseCode.FORBIDDEN,
  CloseCode.NO_TABLE,
  CloseCode.TAKEN_OVER,
  CloseCode.OLD_CLIENT,
]);
const NO_CODE = 0;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** Milliseconds without a word after which a line is given up: one that was open, and one that is to be. */
const ANSWER_WITHIN = 5000;
const WELCOME_WITHIN = 20_000;
/** After so many milliseconds without a word one asks whether anybody is still there. */
const QUIET = 20_000;
const PING = "ping";

/** The address of the socket, under whatever path the page lives. A proxy may go by the table it names. */
export function socketAddress(base: string, table: string): string {
  const address = new URL(`ws?table=${encodeURIComponent(table)}`, base);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/**
 * A socket that comes back. What was sent and not answered is sent again under the same id after each
 * welcome: the server carries it out once.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private welcomed = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Aimed>();

  constructor(
    private readonly address: string,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
    private readonly dial: (address: string) => WebSocket = (at) => new WebSocket(at),
  ) {}

  start(): void {
    addEventListener("online", this.again);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  stop(): void {
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.timer);
    this.drop();
  }

  send(message: Aimed): void {
    this.unanswered.set(message.id, message);
    if (this.welcomed) this.put(message);
  }

  /** This command needs no sending again. */
  settle(id: string): void {
    this.unanswered.delete(id);
  }

  /** Nothing that was sent before needs an answer any more. */
  clear(): void {
    this.unanswered.clear();
  }

  private connect(status: Status = "connecting"): void {
    clearTimeout(this.timer);
    this.drop();
    this.listener.changed(status, 0);
    const socket = this.dial(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
    this.silence = setTimeout(this.cut, WELCOME_WITHIN);
  }

  /** Let go of the socket without listening to its last words. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.silence);
    clearTimeout(this.quiet);
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    clearTimeout(this.quiet);
    this.silence = undefined;
    this.quiet = setTimeout(this.ask, QUIET);
    if (message.type === "done" && message.id === PING) return;
    if (message.type === "welcome") {
      const waiting = [...this.unanswered.values()];
      this.welcomed = true;
      this.failures = 0;
      this.listener.heard(message);
      this.listener.changed("open", 0);
      for (const message of waiting) if (this.unanswered.has(message.id)) this.put(message);
    } else {
      this.listener.heard(message);
    }
  }

  private put(message: Aimed): void {
    this.socket?.send(JSON.stringify(message));
    this.silence ??= setTimeout(() => this.connect("silent"), ANSWER_WITHIN);
  }

  private lost(code: number): void {
    this.drop();
    if (code === CloseCode.BAD_MESSAGE) this.unanswered.clear(); // sent again, it would end the line again
    if (FINAL.has(code)) {
      this.stop();
      this.listener.changed("closed", code);
      return;
    }
    this.listener.changed("waiting", code);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait(code));
    this.failures += 1;
  }

  /** Milliseconds until the next try: none after a restart, more after each failure. */
  private wait(code: number): number {
    if (code === CloseCode.RESTARTING && this.failures === 0) return 0;
    if (code === CloseCode.RATE_LIMITED || code === CloseCode.TRY_LATER) return LONGEST_WAIT;
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
  }

  /** The network is back: whatever there was before may be dead without knowing it. */
  private readonly again = (): void => this.connect();

  /** The network is gone, or nobody answers: the line would not say so by itself for a long time. */
  private readonly cut = (): void => this.lost(NO_CODE);

  /** A line can die without a word, while one only waits for others. */
  private readonly ask = (): void => {
    if (this.welcomed) this.put({ type: "ping", id: PING });
  };

  /** Whoever comes back to the page may have been away for long. */
  private readonly look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket === null) this.connect();
    else this.ask();
  };
}
