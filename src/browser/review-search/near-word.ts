import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';

/** How often each word is used. */
export type Words = ReadonlyMap<string, number>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** In letters: words below SHORTEST are near too many others, and words from LONG on may have two slips. */
const SHORTEST = 4;
const LONG = 7;
/** In words: a longer text was pasted, and comparing all its words would hold the page up. */
const MOST_WORDS = 8;

/** Counts the words of texts, which are folded already. */
export function countWords(texts: Iterable<string>): Words {
  const counts = new Map<string, number>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Replaces each unknown word of a folded text with the nearest known one; of equally near words, those of names come first.
 * `undefined` if nothing can be replaced, or if the text is too long.
 */
export function mendWords(text: string, known: Words, named: Words = new Map()): string | undefined {
  if ((text.match(WORD)?.length ?? 0) > MOST_WORDS) return undefined;
  const mended = text.replace(WORD, (word) => nearestWord(word, known, named) ?? word);
  return mended === text ? undefined : mended;
}

/** The known word with the fewest slips from another. Of several, one of a name is taken, or else the one that is used most. */
function nearestWord(word: string, known: Words, named: Words): string | undefined {
  // Another number is no typing mistake.
  if (known.has(word) || /\d/.test(word)) return undefined;
  let nearest: { word: string; slips: number; uses: number } | undefined;
  const most = word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2;
  const bare = withoutMarks(word);
  for (const [other, count] of known) {
    const slips = slipsWithin(most, word, other, bare);
    if (slips > most) continue;
    const uses = named.has(other) ? Number.POSITIVE_INFINITY : count;
    if (!nearest || slips < nearest.slips || (slips === nearest.slips && uses > nearest.uses))
      nearest = { word: other, slips, uses };
  }
  return nearest?.word;
}

/** The slips, or more than the most; marks that are left out are none, also in a short word, as in `pho` for `phở`. */
function slipsWithin(most: number, word: string, other: string, bare: string): number {
  if (!ASCII.test(word + other) && withoutMarks(other) === bare) return 0;
  if (word.length < SHORTEST || other.length < SHORTEST || Math.abs(other.length - word.length) > most) return most + 1;
  return slipsBetween(word, other);
}

const ASCII = /^[\0-\x7f]*$/;

/** How many letters are wrong, missing, too many, or swapped with the next (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
