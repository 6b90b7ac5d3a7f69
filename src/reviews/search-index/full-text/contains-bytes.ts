/** A needle, and for each prefix the length of the longest shorter prefix that it also ends with (Knuth, Morris and Pratt). */
interface Pattern {
  readonly needle: Uint8Array;
  readonly borders: Uint32Array;
}

/** Prepares a needle of at least one byte. */
export function createPattern(needle: Uint8Array): Pattern {
  const borders = new Uint32Array(needle.length);
  for (let index = 1; index < needle.length; index++) {
    borders[index] = nextMatched({ needle, borders }, borders[index - 1] ?? 0, needle[index] ?? 0);
  }
  return { needle, borders };
}

/** Whether the bytes from `start` to `end` contain the needle; never reads a byte twice, so that no needle is slow. */
export function containsBytes(bytes: Uint8Array, start: number, end: number, pattern: Pattern): boolean {
  let matched = 0;
  for (let index = start; index < end; index++) {
    matched = nextMatched(pattern, matched, bytes[index] ?? 0);
    if (matched === pattern.needle.length) return true;
  }
  return false;
}

/** How many bytes of the needle match up to this byte, if `matched` did up to the one before it. */
function nextMatched({ needle, borders }: Pattern, matched: number, byte: number): number {
  let length = matched;
  while (length > 0 && needle[length] !== byte) length = borders[length - 1] ?? 0;
  return needle[length] === byte ? length + 1 : 0;
}
