import { expect, it } from 'vitest';
import { countWords, mendWords } from '../../../src/browser/review-search/near-word.ts';

const KNOWN = countWords(['the boiler, the boiler and a broiler', 'water heater', 'thibault', 'pine fine fine']);

it('mends to a word of a name before one of the texts', () => {
  const known = countWords(['heat heat heat', 'heater', 'watt']);
  expect(mendWords('heatr', known)).toBe('heat');
  expect(mendWords('heatr', known, countWords(['water heater']))).toBe('heater');
});

it.each([
  ['boyler', 'boiler'],
  ['bolier', 'boiler'],
  ['boilr', 'boiler'],
  ['water haeter', 'water heater'],
  ['thibolt', 'thibault'],
  // Both words are equally close; the more frequent one is chosen.
  ['zine', 'fine'],
  ['boiler', undefined],
  // A short word is close to too many others.
  ['teh', undefined],
  // Two mistakes in a short word make another word.
  ['bailor', undefined],
  ['nothing like it', undefined],
])('mends %j to %j', (typed, mended) => {
  expect(mendWords(typed, KNOWN)).toBe(mended);
});

it.each([
  ['pho bo', 'phở bò rất ngon', 'phở bò'],
  ['isik', 'ışık kuaför', 'ışık'],
  ['soeurs', 'deux sœurs', 'sœurs'],
  ['φαγητο', 'το φαγητό', 'φαγητό'],
  ['емкость', 'ёмкость бака', 'ёмкость'],
  ['שלום', 'שָׁלוֹם לכולם', 'שָׁלוֹם'],
  ['waerme', 'wärme', undefined],
  ['शरमा', 'शर्मा जी', 'शर्मा'],
])('mends %j, which lacks its marks, by the words of %j', (typed, text, mended) => {
  expect(mendWords(typed, countWords([text]))).toBe(mended);
});
