/** Many texts, numbered from 0 in the order in which they come. */
export interface TextStore {
  add(text: string): void;
  /** The text of this number; empty if there is none. */
  at(number: number): string;
}

/**
 * Keeps texts as UTF-8, one behind the other: a buffer of its own for each takes 1,000 bytes more, and strings that are cut out
 * of larger ones keep these.
 */
export function createTextStore(): TextStore {
  let bytes = Buffer.allocUnsafe(64 * 1024);
  const ends = [0];
  return {
    add(text) {
      const start = ends.at(-1) ?? 0;
      const end = start + Buffer.byteLength(text);
      if (end > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(end, 2 * bytes.length));
        bytes.copy(larger, 0, 0, start);
        bytes = larger;
      }
      bytes.write(text, start);
      ends.push(end);
    },
    at: (number) => bytes.toString('utf8', ends[number], ends[number + 1] ?? 0),
  };
}
