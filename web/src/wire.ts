/* Made by tools/web_types.py from the server's definitions: change those, not this. */

/** A seat as a noun: shown by its player's name, or as "you". */
export interface Who {
  seat: number;
}

/** A sentence before it has a language: a message of the locale files and its nouns. */
export interface Phrase {
  key: string;
  args: Record<string, Arg>;
}

export type Arg = number | string | Who | Phrase;

export const PROTOCOL = 1;
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "oops", "hurry", "thinking", "back-soon", "ha", "ouch", "mercy"] as const;
export const LEVELS = ["asleep", "drowsy", "uneasy", "haunting", "nightmare"] as const;
export const GAMES = ["kragmortha", "nightmarium"] as const;
export type GameId = (typeof GAMES)[number];
/** The fewest and the most players of each game. */
export const SEATS: Record<GameId, [number, number]> = {"kragmortha": [2, 8], "nightmarium": [2, 5]};

/** The first message. Without a token one looks on. `since` is the last `seq` heard, 0: the whole log. Several people may share a device, which shows the hand of one of them, or of nobody: `beside` are the tokens of the others. They count as being there, and nothing of theirs is told. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  host?: string | null;
  since?: number;
  follow?: number | null;
  beside?: string[];
}

/** Choose an option. `seq` is that of the update one chose by; if the game has moved on, it is refused. */
export interface Act {
  type: "act";
  id: string;
  seq: number;
  index: number;
}

/** Answer before one's turn, where several are asked at once; null takes the answer back. */
export interface Ahead {
  type: "ahead";
  id: string;
  seq: number;
  index: number | null;
}

/** Do what one may do unasked, such as calling somebody out; one of `asides`. */
export interface Accusation {
  type: "call";
  id: string;
  index: number;
}

/** Take back one's last choice; if something came to light since, the others are asked. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** Answer somebody's wish to take back. */
export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
}

/** Say one of the canned phrases. */
export interface Say {
  type: "say";
  id: string;
  phrase: string;
}

/** Say something in own words, if the table allows it. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Add one's own chance to the deal, after the commitment was published and before the start. */
export interface Nonce {
  type: "nonce";
  id: string;
  value: string;
}

/** Let spectators follow one's seat, or no longer. */
export interface Grant {
  type: "grant";
  id: string;
  follow: boolean;
}

/** Be called otherwise. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Get up: before the start the seat is free again, during a game a bot plays on until one is back. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Deal. The host's; after a rematch anybody's who sits. */
export interface Start {
  type: "start";
  id: string;
}

/** The host's: empty a seat (whoever sat there has to go) or give it to a bot. */
export interface Seating {
  type: "seat";
  id: string;
  seat: number;
  bot?: string | null;
}

/** The host's: let a bot play for somebody absent, or, with null, no longer. */
export interface StandIn {
  type: "standin";
  id: string;
  seat: number;
  bot: string | null;
}

/** The host's: stop the game and its clocks, or go on. */
export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

/** The host's, before the start: other options, other ways. What is not given stays. */
export interface Change {
  type: "change";
  id: string;
  options?: Record<string, string>;
  ways?: Ways;
}

/** After the end: the same seats, and the next one begins. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** A spectator's: look over the shoulder of a seat that allows it, of any after the end, or of none. */
export interface Watch {
  type: "watch";
  id: string;
  seat: number | null;
}

/** Act for another seat whose token came with `hello`, or, with null, for none: answered by a `welcome`. A shared device changes hands by it. From that `welcome` on, everything is told as the new seat sees it. */
export interface Show {
  type: "show";
  id: string;
  seat: number | null;
}

/** Is the line alive? Answered by `done`, and nothing else comes of it. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to hello: who one is here, and an update with every event since `since`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number;
  follow: number;
  host: boolean;
  now: Update;
  presence: Presence;
}

/** Everything there is to know now, and what happened since the last update. `answers` are the ids of this client's commands that were carried out. `view` has the shape of its game; it is null before the deal. `table` is left out while it stays as it was. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  events: Told[];
  view: View | null;
  table?: TableTold;
  answers?: string[];
  moved?: number;
  prompt?: Phrase | null;
  options?: Option[];
  asides?: Option[];
  ahead?: Option[];
  chosen?: number;
  clocks?: number[];
  since?: number;
  can_undo?: "" | "alone" | "ask";
}

/** A command that changed nothing others see, or had been carried out before. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** A command that was not carried out: by which rule, why, and when it would be legal. */
export interface Refused {
  type: "refused";
  id: string;
  seq: number;
  rule: string;
  why: Phrase;
  legal_if: Phrase | null;
}

/** Who is connected: a letter for each seat, and how many look on. */
export interface Presence {
  type: "presence";
  here: boolean[];
  spectators: number;
}

/** The table waits for this seat. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** Something is wrong with the connection or with a message. `code` is the close code if it ends it. */
export interface Error {
  type: "error";
  code: number;
  why: Phrase;
}

/** Something that can be chosen, and what a client should know about it without knowing the rules. */
export interface Option {
  index: number;
  label: Phrase;
  then?: number[];
  costly?: "" | "creature" | "game";
  rare?: boolean;
  brings?: string[];
}

/** One line of the log. `by` says who decided if it was not the person in the seat. What the game tells has the fields of its event; what the table tells a kind, a seat and a phrase. */
export interface Told {
  seq: number;
  kind: string;
  phrase: Phrase;
  ply?: number;
  by?: "" | "bot" | "standin" | "clock" | "ahead";
  rule?: string;
  seat?: number;
  card?: number;
  spot?: number;
  other?: number;
  number?: number;
}

/** The table as everybody may know it. */
export interface TableTold {
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  ways: Ways;
  seats: SeatTold[];
  status: "lobby" | "playing" | "over";
  round: number;
  deal: DealTold;
  paused?: boolean;
  begun?: number;
  undo?: UndoTold | null;
}

/** A seat as everybody may know it. */
export interface SeatTold {
  kind: "open" | "person" | "bot";
  name?: string;
  bot?: string;
  standin?: string;
  follow?: boolean;
  nonce?: boolean;
  answered?: boolean;
  consents?: boolean;
  kept?: boolean;
}

/** What is published of the deal: the commitment, at the start the nonces, in the end the rest. */
export interface DealTold {
  commitment: string;
  nonces?: string[];
  secret?: string;
  seed?: string;
}

/** Somebody wishes to take back to before a ply, and waits for the others. */
export interface UndoTold {
  seat: number;
  ply: number;
}

/** How a table is run, apart from the rules of its game. */
export interface Ways {
  absence: Absence;
  clock: Clock | null;
  chat: boolean;
  spectators: boolean;
  public: boolean;
}

/** What happens when the one to act does not: nothing, a nudge, or a bot plays until they are back. */
export interface Absence {
  policy: "wait" | "nudge" | "bot";
  after: number;
  bot: string;
}

/** Seconds to think for the whole game and more for each decision. Used up, a bot decides. */
export interface Clock {
  base: number;
  increment: number;
}

/** Who is to sit somewhere: whoever comes, a person of this device, or a bot. */
export interface Chair {
  kind?: "open" | "person" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** What this server is. */
export interface About {
  version: string;
  protocol: number;
  games: string[];
  levels: string[];
  phrases: string[];
  languages: string[];
  bots: string[];
}

/** What a seat's chance of winning owes to what: from `start` all parts lead to `end`. */
export interface Account {
  start: number;
  own: Part;
  others: Part;
  luck: Part;
  whole: Part;
  end: number;
}

/** What an action number means. */
export interface ActionTold {
  index: number;
  verb: string;
  text: string;
  card?: number;
  seat?: number;
  spot?: number;
}

export interface Carried {
  seq: number;
}

export interface CodeGiven {
  code: string;
  expires: number;
}

export interface CodeUsed {
  code: string;
}

/** What decided a game: chances of winning if from there on everybody plays by quick guesses. */
export interface Findings {
  plies: number[];
  chances: number[][];
  accounts: Account[];
  points: TurningPoint[];
  playouts: number;
  every: number;
}

/** A record to go on from after `ply` decisions: in which seat, and against which bots. */
export interface GameContinued {
  record: string;
  ply: number;
  seat: number;
  name: string;
  bot: string;
}

/** A game and its options. `presets` are departures from the defaults. */
export interface GameTold {
  id: string;
  version: number;
  seats: number[];
  settings: SettingTold[];
  presets: Record<string, Record<string, string>>;
  actions: number;
}

/** How much of the work is done, 0 to 1, and what was found when it is. */
export interface HindsightTold {
  done: number;
  found: Findings | null;
}

/** A public table that waits for players, or is played. */
export interface Listing {
  table: TableTold;
  created: number;
  updated: number;
}

/** A part of a chance, and half the width of the band the truth lies in. */
export interface Part {
  value: number;
  margin: number;
}

/** A position of the past as the viewer knew it, what was asked then, and what had led there. */
export interface PositionTold {
  ply: number;
  plies: number;
  view: View;
  prompt: Phrase;
  events: Told[];
}

export interface RecordSent {
  record: string;
}

/** A record to go through: from which ply on, by whose eyes (-1: of somebody who looks on), hands open? */
export interface RecordShown {
  record: string;
  first?: number;
  seat?: number;
  opened?: boolean;
}

/** Some positions of a game. `free`: everybody's eyes may be chosen, and the game may be gone on with. */
export interface ReplayTold {
  game: string;
  seats: SeatTold[];
  viewer: number;
  plies: number;
  free: boolean;
  positions: PositionTold[];
}

/** A seat, and the token that proves it is yours. It belongs into the part of a link behind the #. */
export interface SeatGiven {
  table: string;
  seat: number;
  token: string;
}

export interface SeatWanted {
  name: string;
  seat?: number | null;
}

/** A section of the rules; `text` is Markdown. */
export interface SectionTold {
  id: string;
  title: string;
  text: string;
}

export interface SettingTold {
  key: string;
  default: string;
  values: string[];
  rule: string;
}

export interface TableMade {
  table: TableTold;
  host: string;
  seats: SeatGiven[];
}

/** A table to be made. Chairs of kind `person` are taken at once by whoever asks. */
export interface TableWanted {
  game: string;
  seats: Chair[];
  options?: Record<string, string>;
  ways?: Ways;
}

/** A change of a seat's chance that stands out: by the decisions from `ply` up to `until`, or by luck. */
export interface TurningPoint {
  ply: number;
  until: number;
  turn: number;
  kind: "choice" | "luck" | "whole";
  by: number;
  seat: number;
  before: number;
  after: number;
  margin: number;
  what: Phrase[];
  more: boolean;
}

/** Was it dealt as promised and played by the rules? If not, `why`. */
export interface Verified {
  sound: boolean;
  why: Phrase | null;
}

export interface KragmorthaView {
  viewer: number;
  seats: number;
  rules: Record<string, string>;
  turn: number;
  to_act: number;
  asked: string;
  options: number[];
  asides: number[];
  players: KragmorthaPlayer[];
  rigor: number;
  deck: number;
  discards: number[];
  look_deck: number;
  looks_below: number[];
  tome_deck: number;
  token_deck: number;
  tokens_used: number[];
  frames: KragmorthaFrame[];
  moved: number;
  called: number;
  votes: number[];
  scores: number[];
}

export interface KragmorthaPlayer {
  square: number;
  hand: number[];
  open_hand: number[];
  newest: number;
  looks: number[];
  tomes: KragmorthaTome[];
}

/** An open decision, or one that waits below it, as views show it. */
export interface KragmorthaFrame {
  kind: string;
  seat: number;
  one: number;
  two: number;
}

export interface KragmorthaTome {
  card: number;
  face_down: boolean;
}

export interface NightmariumView {
  viewer: number;
  seats: number;
  rules: Record<string, string>;
  turn: number;
  to_act: number;
  asked: string;
  options: number[];
  players: NightmariumPlayer[];
  laid: number[];
  deck: number;
  pile: number[];
  revealed: number[];
  chain: NightmariumChain | null;
  frames: NightmariumFrame[];
  passed: number;
  steps: number;
  scores: number[];
}

export interface NightmariumPlayer {
  hand: NightmariumHand;
  creatures: NightmariumCreature[];
  finished: number;
}

/** The creature now activating and its abilities from the head down. */
export interface NightmariumChain {
  seat: number;
  spot: number;
  links: NightmariumLink[];
}

/** An open decision, or one that waits below it, as views show it. */
export interface NightmariumFrame {
  kind: string;
  seat: number;
  one: number;
  two: number;
}

/** A hand as the viewer knows it: its size, the cards known to be in it, those all the world knows. */
export interface NightmariumHand {
  size: number;
  cards: number[];
  public: number[];
}

/** Its cards from the legs up, and its seal or NONE. No cards: the place is free. */
export interface NightmariumCreature {
  cards: number[];
  seal: number;
}

/** One ability of a chain: `state` is done, running or next. */
export interface NightmariumLink {
  card: number;
  ability: number;
  state: string;
}

export type Command =
  | Act
  | Ahead
  | Accusation
  | Undo
  | Consent
  | Say
  | Chat
  | Nonce
  | Grant
  | Rename
  | Leave
  | Start
  | Seating
  | StandIn
  | Pause
  | Change
  | Rematch;

export type ClientMessage =
  | Hello
  | Act
  | Ahead
  | Accusation
  | Undo
  | Consent
  | Say
  | Chat
  | Nonce
  | Grant
  | Rename
  | Leave
  | Start
  | Seating
  | StandIn
  | Pause
  | Change
  | Rematch
  | Watch
  | Show
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Presence
  | Nudge
  | Error;

/** The view of each game. */
export interface Views {
  kragmortha: KragmorthaView;
  nightmarium: NightmariumView;
}

export type View = Views[GameId];
