import type { ServerMessage, TableTold, Update, Welcome } from "../src/net/protocol";

/** A socket without a network: it keeps what was sent and says what the test lets it say. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has dialled");
    return socket;
  }

  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): this {
    this.onopen?.();
    return this;
  }

  say(message: ServerMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  /** The line breaks, or the server hangs up. */
  break(code = 1006): void {
    this.onclose?.({ code });
  }

  commands(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

export const dial = (address: string): WebSocket => new FakeSocket(address) as unknown as WebSocket;

export function table(some: Partial<TableTold> = {}): TableTold {
  return {
    id: "abcdefghij",
    game: "nightmarium",
    version: 1,
    options: {},
    ways: {
      absence: { policy: "wait", after: 60, bot: "haunting" },
      clock: null,
      chat: false,
      spectators: true,
      public: false,
    },
    seats: [
      { kind: "person", name: "Ann", nonce: true },
      { kind: "bot", bot: "uneasy" },
    ],
    status: "playing",
    round: 1,
    deal: { commitment: "c0ffee" },
    ...some,
  };
}

export function update(some: Partial<Update> = {}): Update {
  return { type: "update", seq: 1, at: 0, events: [], view: null, ...some };
}

export function welcome(some: Partial<Update> = {}): Welcome {
  return {
    type: "welcome",
    protocol: 1,
    seat: 0,
    follow: -1,
    host: true,
    now: update({ table: table(), ...some }),
    presence: { type: "presence", here: [true, false], spectators: 0 },
  };
}
