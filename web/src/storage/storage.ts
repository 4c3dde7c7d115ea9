/** What this browser remembers. Where it may remember nothing, everything still works until the page closes. */

const PREFIX = "gloam.";
const memory = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function read<T>(key: string, fallback: T): T {
  const text = stored(key);
  try {
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback; // somebody else's, or cut off
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    memory.set(key, text); // not allowed, or full
  }
}
