import { CASE_FOLDING } from './case-folding.ts';

const ASCII = /^[\0-\x7f]*$/;
const FOLDED: ReadonlyMap<string, string> = new Map(
  CASE_FOLDING.trim()
    .split(/\s+/)
    .map((entry) => {
      const [from, to] = entry.split('=').map(fromHex);
      return [from ?? '', to ?? ''];
    }),
);
const UNFOLDED = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g');

/** The form in which texts are compared: NFKC, then the full case folding of Unicode (statuses C and F of `CaseFolding.txt`). */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Lower-casing looks at the context of a capital sigma only, and both of its results fold to σ.
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNFOLDED, (character) => FOLDED.get(character) ?? character);
}

function fromHex(codePoints: string): string {
  return String.fromCodePoint(...codePoints.split('+').map((hex) => Number.parseInt(hex, 16)));
}
