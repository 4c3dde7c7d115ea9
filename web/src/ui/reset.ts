/** Give a writable `$derived` its first value, to which it returns whenever one of the others changes. */
export function resetBy<T>(...[value]: [T, ...unknown[]]): T {
  return value;
}
