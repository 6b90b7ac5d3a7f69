/** Lists of numbers in one array: list `i` holds the values from `starts[i]` to `starts[i + 1]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Numbers from `start` to `end` (exclusive). */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Sorts values into lists by key, in the order of the visit. `visit` runs twice, and must add the same values both times. */
export function groupValues(keyCount: number, visit: (add: (key: number, value: number) => void) => void): Lists {
  const ends = new Uint32Array(keyCount + 1);
  visit((key) => {
    ends[key + 1] = (ends[key + 1] ?? 0) + 1;
  });
  for (let key = 1; key <= keyCount; key++) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0);
  const starts = ends.slice();
  const values = new Uint32Array(ends[keyCount] ?? 0);
  visit((key, value) => {
    const end = ends[key] ?? 0;
    values[end] = value;
    ends[key] = end + 1;
  });
  return { starts, values };
}

/** List `index` as a view. */
export function listAt(lists: Lists, index: number): Uint32Array {
  return lists.values.subarray(lists.starts[index], lists.starts[index + 1]);
}

/** How many values list `index` holds. */
export function lengthAt(lists: Lists, index: number): number {
  return (lists.starts[index + 1] ?? 0) - (lists.starts[index] ?? 0);
}
