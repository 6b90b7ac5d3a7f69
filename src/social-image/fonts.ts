/** Reads a file of an installed package by its specifier, such as `@fontsource/inter/unicode.json`. */
export type ReadPackageFile = (specifier: string) => Buffer;

/** A font as satori takes it. */
export interface Font {
  readonly name: string;
  readonly weight: Weight;
  readonly data: Buffer;
}

export type Weight = 500 | 700;

/** The parts in which Inter comes; the first holds what most names are written in. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

/** Inter in a weight, in as many parts as the text needs: each costs time to read. */
export function fontsFor(text: string, weight: Weight, read: ReadPackageFile): Font[] {
  const ranges: Record<string, string> = JSON.parse(read('@fontsource/inter/unicode.json').toString());
  const holds = (subset: string, character: string) => isInRanges(character, ranges[subset] ?? '');
  const beyondLatin = [...new Set(text)].filter((character) => !holds('latin', character));
  return SUBSETS.filter((subset) => subset === 'latin' || beyondLatin.some((character) => holds(subset, character))).map(
    (subset) => ({
      name: subset,
      weight,
      data: read(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
    }),
  );
}

/** Ranges as CSS writes them in `unicode-range`: `U+0301,U+0400-045F`. */
function isInRanges(character: string, ranges: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}
