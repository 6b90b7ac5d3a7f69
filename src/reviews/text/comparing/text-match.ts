const ASCII = /^[\0-\x7f]*$/;

/** The form in which texts are compared: NFKC, then the full case folding of Unicode (statuses C and F of `CaseFolding.txt`). */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // In capitals, ß is SS. ı is another letter than i, but has the same capital.
      .replace(/[^ı]+/g, (part) => part.toUpperCase().toLowerCase())
      // A small sigma has another form at the end of a word, and Cherokee is folded to its capitals.
      .replace(/[ς\u13f8-\u13fd\uab70-\uabbf]/g, (letter) => (letter === 'ς' ? 'σ' : letter.toUpperCase()))
  );
}

/** The words of a text, folded: its letters, with their marks, and digits. */
export function textWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
