import { beforeEach, describe, expect, it, vi } from "vitest";

const OWN = "http://192.168.1.5:8000/gloam/";

async function seenFrom(base: string, told: string[]): Promise<{ link: () => string; asked: () => number }> {
  vi.resetModules();
  vi.spyOn(document, "baseURI", "get").mockReturnValue(base);
  const server = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(told)));
  const { forOthers } = await import("../src/net/near.svelte");
  const link = (): string => forOthers(`${base}t/abc#token`);
  link();
  return { link, asked: () => server.mock.calls.length };
}

beforeEach(() => void vi.restoreAllMocks());

describe("what others are invited to", () => {
  it.each(["http://127.0.0.1:8000/gloam/", "http://localhost:8000/gloam/", "http://[::1]:8000/gloam/"])(
    "is not %s, if the server knows better",
    async (base) => {
      const { link, asked } = await seenFrom(base, [OWN, "http://10.0.0.2:8000/gloam/"]);
      await vi.waitFor(() => expect(link()).toBe(`${OWN}t/abc#token`));
      expect(asked()).toBe(1);
    },
  );

  it("is the page's own address if the server knows no other", async () => {
    const { link } = await seenFrom("http://127.0.0.1:8000/", []);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(link()).toBe("http://127.0.0.1:8000/t/abc#token");
  });

  it("is the page's own address wherever others see the same page", async () => {
    const { link, asked } = await seenFrom("https://gloam.example/", [OWN]);
    expect([link(), asked()]).toEqual(["https://gloam.example/t/abc#token", 0]);
  });
});
