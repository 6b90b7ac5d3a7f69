import { stemOf } from '../../insights/languages/english/stems.ts';
import { createWordMemory } from '../../insights/text/word-memory.ts';
import { foldName } from '../../reviews/text/comparing/fold-name.ts';
import { STOP_WORDS } from './stop-words.ts';

/** `A/C` is one word, and so are `A.C.`, `it's` and `1,940`. */
const WORD = /(?<![\p{L}\p{N}])\p{L}(?:[./]\p{L})+(?![\p{L}\p{N}])|\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });
/** Short forms with an apostrophe: Romance languages set them before a word, English behind one. */
const ELIDED = /^(?:[cdjlmnst]|qu)['’ʼ]/;
const CLITIC = /(?:n['’ʼ]t|['’ʼ](?:s|re|ve|ll|d|m))$/;

/** Reads the words of a text as they are compared: folded, without accents and endings, and without words that tell nothing. */
export type ReadTerms = (text: string) => string[];

export function createTermReader(): ReadTerms {
  const remember = createWordMemory<string>();
  return (text) =>
    [...text.toLowerCase().matchAll(WORD)]
      .flatMap(([word]) => (UNSPACED.test(word) ? segmentsOf(word) : [word]))
      .map((word) => remember(word, termOf))
      .filter((term) => term !== '');
}

function segmentsOf(run: string): string[] {
  return [...SEGMENTER.segment(run)].map(({ segment }) => segment);
}

/** Empty for a word that tells nothing. */
function termOf(written: string): string {
  const word = foldName(written.replace(CLITIC, '').replace(ELIDED, '').replace(/[.,/]/g, ''));
  // A letter alone is an initial, or a word of grammar.
  const isLetter = /^[a-z]$/.test(word);
  return isLetter || STOP_WORDS.has(word) ? '' : stemOf(word);
}
