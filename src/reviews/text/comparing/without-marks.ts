/** Letters with a stroke or without their dot, which Unicode does not decompose into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ø: 'o', Ø: 'O', ı: 'i' };

/** Without accents and other marks on letters, which many people leave out; ligatures and the like become plain letters (NFKD). */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁđĐøØı]/g, (letter) => PLAIN[letter] ?? letter);
}
