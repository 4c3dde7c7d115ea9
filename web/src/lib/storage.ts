/** What this browser remembers. Where it may remember nothing, everything still works until the page closes. */

const PREFIX = "gloam.";
const memory = new Map<string, string>();

export function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? memory.get(key);
    return text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    /* full, or not allowed: memory has it */
  }
}
