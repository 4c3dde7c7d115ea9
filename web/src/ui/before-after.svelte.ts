import { untrack } from "svelte";

/** Each time `scene` changes: look at the page before it shows that, and act once it does. */
export function beforeAndAfter<T>(scene: () => unknown, before: () => T, after: (seen: T) => void): void {
  let seen: T;
  $effect.pre(() => {
    scene();
    seen = untrack(before);
  });
  $effect(() => {
    scene();
    untrack(() => after(seen));
  });
}
