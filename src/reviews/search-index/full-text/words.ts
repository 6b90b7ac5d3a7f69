/** Splits a byte string into words, each with all white space after it and the last character of the white space before it. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && !(isSpace(text.charCodeAt(end - 1)) && !isSpace(text.charCodeAt(end)))) continue;
    words.push(text.slice(Math.max(0, start - 1), end));
    start = end;
  }
  return words;
}

/** White space of ASCII; NFKC turns most of the other white space into a space, and the rest counts as letters. */
function isSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/**
 * Splits a needle into words as they stand in a text. A single word is any part of a word; of several, the first is the end of a
 * word, the last the start of one, and all between are whole.
 */
export function splitNeedle(needle: string): string[] {
  const words = splitWords(needle);
  // A lone character of white space at the start is in the second word as well.
  return words.length > 1 && words[0]?.length === 1 ? words.slice(1) : words;
}
