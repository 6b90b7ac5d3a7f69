/** Makes a value when it is first asked for, and keeps it. A promise that is rejected is not kept: the next call tries again. */
export function once<T extends NonNullable<unknown>>(make: () => T): () => T {
  const made = onceFor(make);
  return () => made(undefined);
}

/** Keeps values by key: a `Map`, a `WeakMap`, which forgets keys that nothing else holds, or a cache. */
interface Store<K, T> {
  get(key: K): T | undefined;
  set(key: K, value: T): unknown;
  delete(key: K): unknown;
}

/** Makes the value of each key when it is first asked for, and keeps it, as `once` does. */
export function onceFor<K, T extends NonNullable<unknown>>(make: (key: K) => T, made: Store<K, T> = new Map()): (key: K) => T {
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    if (value instanceof Promise) value.catch(() => made.delete(key));
    return value;
  };
}
