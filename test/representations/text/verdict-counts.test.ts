import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { verdictCounts } from '../../../src/representations/text/verdict-counts.ts';

it('tells each verdict, in the words of the language', () => {
  const counts = { positive: 1200, neutral: 0, negative: 1 };
  expect(verdictCounts(counts, localeOf('en'))).toEqual([
    { sentiment: 'positive', count: 1200, words: '1,200 praise' },
    { sentiment: 'neutral', count: 0, words: '0 neutral' },
    { sentiment: 'negative', count: 1, words: '1 criticism' },
  ]);
  expect(verdictCounts(counts, localeOf('es')).map(({ words }) => words)).toEqual(['1200 elogios', '0 neutrales', '1 crítica']);
});
