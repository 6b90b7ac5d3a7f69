import { describe, expect, it } from 'vitest';
import { bitmapWidth, hasRow } from '../../../../src/reviews/search-index/arrays/row-sets.ts';
import { addPhrase } from '../../../../src/reviews/search-index/full-text/phrase.ts';
import { createTextIndex } from '../../../../src/reviews/search-index/full-text/text-index.ts';
import { splitNeedle } from '../../../../src/reviews/search-index/full-text/words.ts';

// Many words that no needle contains, so that a few look-ups in the index are cheaper than reading all words.
const FILLER = Array.from({ length: 3000 }, (_, index) => `x${index}`).join(' ');
const TEXTS = [
  'hot water again',
  'hot water',
  'too hot water heater',
  'too hot water  heater',
  'my old water heater',
  'a water heater',
  'hot  water',
  'hot\nwater',
  'hot',
  'water hot',
  'shot waters, hot',
  'water heater hot water',
  ' water',
  'a b a b a c',
];
const COMMON = Array.from({ length: 400 }, () => 'it was it is');

/** Words that are rare or common on one side or on both, so that each way of `addPair` is used. */
const NEEDLES = [
  'hot water',
  'ot wat',
  'hot w',
  't w',
  '  water',
  'hot\nw',
  'hot water heat',
  'oo hot water heater',
  'water hot w',
  'a b a c',
  'b a b a c',
  'a b a b a b',
  'it was',
  't is it',
  's it w',
  'was it was',
  'hot nothing',
  'nothing hot',
];

describe.each([
  ['a few texts', TEXTS],
  ['rare words among many', [FILLER, ...TEXTS, FILLER]],
  ['common words', [...COMMON, ...TEXTS]],
  ['common words among many', [...COMMON, ...TEXTS, FILLER]],
])('addPhrase in %s', (_, texts) => {
  const index = createTextIndex(texts);

  it.each(NEEDLES)('finds the texts with %j', (needle) => {
    const rows = new Uint32Array(bitmapWidth(texts.length));
    addPhrase(index, splitNeedle(needle), rows);
    expect(texts.filter((_, row) => hasRow(rows, row))).toEqual(texts.filter((text) => text.includes(needle)));
  });
});
