/** Without accents and other marks on letters, which many people leave out; ligatures and the like become plain letters (NFKD). */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
