import { CASE_FOLDING } from './case-folding.ts';

const ASCII = /^[\0-\x7f]*$/;
const FOLDED: ReadonlyMap<string, string> = new Map(CASE_FOLDING.trim().split(/\s+/).flatMap(entriesOf));
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

function entriesOf(run: string): [string, string][] {
  const [from = '', to = ''] = run.split('=');
  const [first = 0, last = first] = from.split('-').map(fromHex);
  const [head = 0, ...tail] = to.split('+').map(fromHex);
  return Array.from({ length: last - first + 1 }, (_, at) => [
    String.fromCodePoint(first + at),
    String.fromCodePoint(head + at, ...tail),
  ]);
}

function fromHex(codePoint: string): number {
  return Number.parseInt(codePoint, 16);
}
