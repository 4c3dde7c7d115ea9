import type { TableTold } from "../../net/protocol";
import { doAs } from "../../net/api";
import { complaints, tell } from "../../net/errors.svelte";
import { CloseCode } from "../../net/protocol";
import { isStartArranged, takeStart } from "../table/intents";
import { giveChance } from "../fair-deal/promise";
import { dropToken, keepTable, keepToken, knownTable, type OwnSeat } from "../../storage/seats";
import { ALONE, IN_LOBBY, lookAgain, observe, passOn, shownSeat, take, type Holding } from "./shared-device";
import { TableClient } from "../../net/table-client.svelte";

const NOBODY = -1;

/** This device at one table: its seats, its one connection, and whose hand it shows. */
export class DeviceSession {
  readonly client: TableClient;
  seats = $state.raw<readonly OwnSeat[]>([]);
  holding = $state.raw<Holding>(ALONE);
  /** It is dealt as soon as it can be, and nobody has anything to set up before. */
  starting = $state(false);
  private kept: TableTold | null = null; // the table as it was last noted for the home page

  constructor(
    readonly table: string,
    dial?: (address: string) => WebSocket,
  ) {
    const { host } = knownTable(table);
    this.starting = isStartArranged(table);
    const identity = { table, ...(host === null ? {} : { host }) };
    this.client = new TableClient(identity, dial, document.baseURI, () => this.follow());
    this.join();
  }

  /** Connect, or connect again, with the seats this device has now. */
  join = (): void => {
    this.seats = knownTable(this.table).seats;
    this.holding = this.numbers.length > 1 ? IN_LOBBY : ALONE;
    const own = this.holding === ALONE ? this.first : undefined;
    this.client.join(
      own?.seat ?? NOBODY,
      own?.token,
      this.seats.map(({ token }) => token),
    );
  };

  close(): void {
    this.client.close();
  }

  take = (): void => this.hold(take(this.holding));
  lookAgain = (): void => this.hold(lookAgain(this.holding));
  passOn = (): void => this.hold(passOn(this.holding));

  deal = (): void => {
    const { client, first } = this;
    const failed = (): void => void (this.starting = false); // then the lobby says what is missing
    if (client.host || client.seat !== NOBODY || first === undefined)
      void client.send({ type: "start" }).then((outcome) => outcome === "refused" && failed());
    else
      doAs(this.table, first.token, { type: "start" }).catch((error: unknown) => {
        failed();
        tell(error);
      });
  };

  /** The seat of a link that was just opened, whose number is not known yet, comes first. */
  private get first(): OwnSeat | undefined {
    return this.seats.find(({ seat }) => seat === null) ?? this.seats[0];
  }

  /** The seats of this device; none as long as one is not known. */
  private get numbers(): number[] {
    const known = this.seats.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    return known.length === this.seats.length ? known : [];
  }

  /** The table has changed, or the connection has ended. */
  private follow(): void {
    this.keepSeats();
    const { table } = this.client;
    if (this.client.ended !== null || table === null) return;
    if (table !== this.kept) this.note(table);
    if (table.status === "lobby") this.prepare(table);
    const asked = this.client.view?.to_act ?? NOBODY;
    this.hold(observe(this.holding, { seats: this.numbers, status: table.status, asked }));
  }

  /** Remember the seat a link led to; forget one whose token is no longer good. */
  private keepSeats(): void {
    const { ended, seat, identity } = this.client;
    if (identity.token === undefined) return;
    if (ended?.code === CloseCode.BAD_TOKEN) dropToken(this.table, identity.token);
    else if (seat !== NOBODY && !this.numbers.includes(seat)) keepToken(this.table, identity.token, seat);
    else return;
    this.seats = knownTable(this.table).seats;
  }

  private note(table: TableTold): void {
    if (table.status !== this.kept?.status) complaints.now = null; // the lobby and the game are two pages
    if (table.status === "playing") this.starting = false;
    if (this.client.host || this.seats.length > 0) keepTable(table);
    this.kept = table;
  }

  /** Everybody of this device adds to the deal; then it begins, if that was arranged. */
  private prepare(table: TableTold): void {
    for (const { seat, token } of this.seats) {
      if (seat === null || table.seats[seat]?.kind !== "person" || table.seats[seat].nonce === true) continue;
      const value = giveChance(table, seat);
      if (value === null) continue;
      if (seat === this.client.seat) void this.client.send({ type: "nonce", value });
      else doAs(this.table, token, { type: "nonce", value }).catch(tell);
    }
    const gave = (seat: number): boolean => table.seats[seat]?.nonce === true;
    if (this.numbers.length > 0 && this.numbers.every(gave) && takeStart(this.table)) this.deal();
  }

  private hold(next: Holding): void {
    this.holding = next;
    const seat = shownSeat(next);
    if (seat === undefined || seat === this.client.seat) return;
    this.client.show(seat, this.seats.find((own) => own.seat === seat)?.token);
  }
}
