const ASCII = /^[\0-\x7f]*$/;

/**
 * The form in which texts are compared: two are the same if their NFKC has the same full case folding of Unicode (statuses C and F of
 * `CaseFolding.txt`).
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // In capitals, ß is SS. ı is another letter than i, but has the same capital.
      .replace(/[^ı]+/g, (part) => part.toUpperCase().toLowerCase())
      // A small sigma has another form at the end of a word.
      .replaceAll('ς', 'σ')
  );
}

/** The words of a text, folded: its letters, with their marks, and digits. */
export function textWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
