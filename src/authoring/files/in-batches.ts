/** How many files are open at once: far fewer than systems allow. */
const AT_ONCE = 32;

/** Maps the items, a batch at a time; the results keep the order. */
export async function mapInBatches<T, U>(items: readonly T[], map: (item: T) => Promise<U>): Promise<U[]> {
  const mapped: U[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    mapped.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(map))));
  }
  return mapped;
}
