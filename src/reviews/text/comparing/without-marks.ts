/** Letters with a stroke or without a dot, and two that are written as one: Unicode decomposes none of them. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ı: 'i',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
};

/**
 * Marks that people leave out: accents, and the vowels of Hebrew and Arabic. Others are vowels that make another word, as in Hindi
 * and Thai, or change the letter, as those of か and が.
 */
const MARKS = /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Without accents and other marks on letters, which many people leave out; ligatures and the like become plain letters (NFKD). */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[łŁđĐøØıæÆœŒ]/g, (letter) => PLAIN[letter] ?? letter);
}
