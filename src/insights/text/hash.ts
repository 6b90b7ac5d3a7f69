/**
 * Hashes a text to a signed number of 32 bits, which V8 keeps without an object of its own, with FNV-1a over its UTF-16 code units.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Hashes an ordered pair of numbers to a signed number of 32 bits. The last step of MurmurHash3 spreads its bits. */
export function hashPair(left: number, right: number): number {
  let hash = Math.imul(left, 0x85ebca6b) ^ right;
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}
