/** How wide letters are in the usual system fonts, as a share of the font size; all other letters are `ORDINARY`. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilíI.,·’']/, 0.27],
  [/[ fjrt()-]/, 0.35],
  [/[0-9]/, 0.56],
  [/[mwMW]/, 0.85],
  [/[A-Z]/, 0.68],
  // Chinese, Japanese and Korean letters are as wide as they are high.
  [/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}\uFF01-\uFF60]/u, 1],
  // What is written above or below another letter.
  [/\p{Mn}/u, 0],
];
const ORDINARY = 0.55;

/** Estimates how wide a text is, in the unit of the font size: a build has no font to measure with. */
export function textWidth(text: string, fontSize: number): number {
  const parts = [...text].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY);
  return Math.ceil(parts.reduce((sum, part) => sum + part, 0) * fontSize);
}
