import type { GameId } from "./protocol";
import { GAMES } from "./protocol";
import { complaints } from "./errors.svelte";
import { keepToken } from "../storage/seats";

export type Route =
  | { page: "home" | "settings" | "lost" }
  | { page: "replay"; table: string | null }
  | { page: "table" | "screen"; table: string }
  | { page: "rules" | "lesson"; game: GameId };

const TABLE = /^t\/([a-z2-7]{10,26})$/;
const REPLAY = /^(?:t\/([a-z2-7]{10,26})\/)?replay$/;
const SCREEN = /^t\/([a-z2-7]{10,26})\/screen$/;
const GAME = /^(rules|lesson)\/([a-z]+)$/;

/** The page of a path below the base, without the stroke before it. */
export function read(path: string): Route {
  const plain = path.replace(/\/+$/, "");
  if (plain === "") return { page: "home" };
  if (plain === "settings") return { page: plain };
  const replay = REPLAY.exec(plain);
  if (replay !== null) return { page: "replay", table: replay[1] ?? null };
  const table = TABLE.exec(plain)?.[1];
  if (table !== undefined) return { page: "table", table };
  const screen = SCREEN.exec(plain)?.[1];
  if (screen !== undefined) return { page: "screen", table: screen };
  const [, page, name] = GAME.exec(plain) ?? [];
  const game = GAMES.find((known) => known === name);
  if (game === undefined) return { page: "lost" };
  return { page: page === "rules" ? "rules" : "lesson", game };
}

/** The path of an address below the base. */
export function pathBelow(base: string, address: string): string {
  const from = new URL(base).pathname;
  const path = new URL(address).pathname;
  return path.startsWith(from) ? path.slice(from.length) : path.slice(1);
}

/** An address of ours in full, for links and invitations. */
export function addressOf(path: string): string {
  return new URL(path, document.baseURI).href;
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Replaced at each arrival, even at the same address. */
  address = $state.raw(new URL(document.baseURI));
}

const router = new Router();

export function routeNow(): Route {
  return router.route;
}

/** What followed the `?` when this page was arrived at. */
export function searchNow(): string {
  return router.address.search;
}

function arrive(): void {
  complaints.now = null; // it was about the page before
  router.address = new URL(location.href);
  router.route = read(pathBelow(document.baseURI, location.href));
  if (router.route.page === "table") takeToken(router.route.table);
}

/** A seat's secret comes behind the #: it is kept here, and goes from the address bar and the history. */
function takeToken(table: string): void {
  const token = decodeURIComponent(location.hash.slice(1));
  if (token === "") return;
  keepToken(table, token, null);
  history.replaceState(null, "", location.pathname + location.search);
}

export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  arrive();
  scrollTo(0, 0);
}

/** Links of ours change the page without loading it again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  const ours = link.href.startsWith(document.baseURI);
  if (!ours || link.pathname.includes("/api/")) return;
  event.preventDefault();
  if (link.hash !== "" && link.pathname === location.pathname) {
    location.hash = link.hash;
    return;
  }
  history.pushState(null, "", link.href);
  arrive();
  scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  arrive();
}
