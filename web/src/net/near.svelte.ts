import { addresses } from "./api";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where others near by find this server. */
class Near {
  base = $state<string | null>(null);
  private asked = false;

  /** Asks once, and only where the page's own address would lead everybody to their own machine. */
  ask(): void {
    if (this.asked || !isLoopback(new URL(document.baseURI).hostname)) return;
    this.asked = true;
    void addresses().then(
      ([first]) => (this.base = first ?? null),
      () => undefined, // then the page's own address must do
    );
  }
}

const near = new Near();

export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** An address of ours as it looks from another base. */
export function movedTo(base: string, address: string): string {
  const from = document.baseURI;
  return address.startsWith(from) ? base + address.slice(from.length) : address;
}

/** An address of ours to be opened on another device: the one by which that device can come. */
export function forOthers(address: string): string {
  near.ask();
  return near.base === null ? address : movedTo(near.base, address);
}
