import { expect, it } from 'vitest';
import { mistakesIn, readWordFiles, words } from '../../../../scripts/development/insights/check-words.ts';
import { TRADES } from '../../../../src/reviews/schemas/business.ts';

it('finds no mistake in the words that ship', () => {
  expect(mistakesIn(readWordFiles())).toEqual([]);
});

it('finds what is wrong in cues, in other words, and a file that nothing reads', () => {
  const mistakes = mistakesIn([
    { path: 'src/insights/topics/word-lists/plain-words.tsv', text: 'links\tthe' },
    { path: 'src/insights/topics/word-lists/plane-words.tsv', text: 'link\tthe' },
    { path: 'src/insights/languages/english/cues/price.tsv', text: 'good\tcheap' },
    { path: 'src/insights/languages/english/owners.tsv', text: 'rivals\tanother <firm>' },
    { path: 'src/editing/imports/columns/sites/booking.tsv', text: 'athor\tguest name' },
  ]);
  expect(mistakes).toEqual([
    expect.stringContaining('src/insights/languages/english/cues/price.tsv:1: "good" is no kind'),
    expect.stringContaining('src/insights/languages/english/owners.tsv:1: "rivals" is no owner'),
    expect.stringContaining('src/insights/topics/word-lists/plain-words.tsv:1: "links" is no key'),
    'src/insights/topics/word-lists/plane-words.tsv: nothing reads this file, or RULES of scripts/development/insights/check-words.ts lacks it',
    expect.stringContaining('src/editing/imports/columns/sites/booking.tsv:1: "athor" is no key'),
  ]);
});

it('finds files of a trade that nothing reads, and says why', () => {
  const text = 'positive\tcheap';
  const unknown = 'nothing reads this file, because "gym" is not in TRADES of src/reviews/schemas/business.ts';
  const mistakes = mistakesIn([
    { path: 'src/insights/trades/gym/cues/price.tsv', text },
    { path: 'src/insights/trades/gym/aspects.tsv', text: '' },
    { path: 'src/insights/trades/auto/cue/price.tsv', text },
    { path: 'src/insights/trades/auto/cues/price.tsv', text },
  ]);
  expect(mistakes).toEqual([
    `src/insights/trades/gym/cues/price.tsv: ${unknown}`,
    `src/insights/trades/gym/aspects.tsv: ${unknown}`,
    'src/insights/trades/auto/cue/price.tsv: nothing reads this file; a trade has aspects.tsv, cues/<aspect>.tsv and cues-es/<aspect>.tsv',
  ]);
});

it('finds what is wrong in the aspects of all trades, before anything needs them', () => {
  const mistakes = mistakesIn([
    { path: 'src/insights/trades/auto/aspects.tsv', text: 'own\tamenities\tWaiting room' },
    { path: 'src/insights/trades/dental/aspects.tsv', text: '# Dentists\nwithout\tparking' },
    { path: 'src/insights/trades/dental/cues/comfort.tsv', text: 'good\tpainless' },
  ]);
  expect(mistakes).toEqual([
    expect.stringContaining('src/insights/trades/auto/aspects.tsv:1: "amenities" needs a name in each language'),
    expect.stringContaining('src/insights/trades/dental/aspects.tsv:2: "parking" is no aspect of every trade'),
  ]);
});

it('names what is allowed in place of a wrong option', () => {
  expect(() => words(['Good.', '--trade', 'dentl'])).toThrow(
    `--trade dentl: is not one of ${TRADES.join(', ')}; did you mean dental?`,
  );
  expect(() => words(['Good.', '--stars', '6'])).toThrow('--stars 6: is not one of 1, 2, 3, 4, 5');
});
