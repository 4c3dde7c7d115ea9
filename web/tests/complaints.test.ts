import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTable, useCode } from "../src/net/api";
import { complaints, tell } from "../src/net/errors.svelte";
import { go } from "../src/net/router.svelte";

const answer = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const WHY = { key: "denied-code", args: {} };

beforeEach(async () => {
  vi.stubGlobal("fetch", () => answer(404, { why: WHY }));
  vi.stubGlobal("scrollTo", () => undefined);
  await useCode("ABCDEF").catch(tell);
  expect(complaints.now).toEqual(WHY);
});

afterEach(() => vi.unstubAllGlobals());

it("goes when something else was done", async () => {
  vi.stubGlobal("fetch", () => answer(201, {}));
  await makeTable("nightmarium", []);
  expect(complaints.now).toBeNull();
});

it("does not outlive its page", () => {
  go("settings");
  expect(complaints.now).toBeNull();
});

it("is about people's doings only", () => {
  expect(() => tell(new RangeError("a bug"))).toThrow("a bug");
});
