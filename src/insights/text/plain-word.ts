const [APOSTROPHE, BACKTICK] = [0x27, 0x60];

/**
 * The end of a word of two or more plain letters that begins at a place of a text, else that place. Most words are such, and are
 * found so in a fraction of a pattern's time.
 */
export function endOfPlainWord(text: string, start: number): number {
  let end = start;
  while (isPlainLetter(text.charCodeAt(end))) end += 1;
  return end > start + 1 && !canGoOn(text.charCodeAt(end)) ? end : start;
}

/** Whether a word may go on with a code unit that is no plain letter: an apostrophe, or a letter or mark beyond ASCII. */
function canGoOn(codeUnit: number): boolean {
  return codeUnit === APOSTROPHE || codeUnit === BACKTICK || codeUnit > 0x7f;
}

function isPlainLetter(codeUnit: number): boolean {
  const lower = codeUnit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
