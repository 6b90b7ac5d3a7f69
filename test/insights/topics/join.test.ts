import { expect, it } from 'vitest';
import { joinTerms } from '../../../src/insights/topics/join.ts';
import { termOf } from '../../support/content/term.ts';

const MEASURE = { readings: 40, least: 3 };
const never = () => false;

/** The forms of each group. */
function joined(...terms: Parameters<typeof joinTerms>[0]): string[][] {
  return joinTerms(terms, MEASURE, never).map((group) => group.map(({ form }) => form));
}

it('joins terms that share most of their reviews', () => {
  expect(joined(termOf('boiler', [1, 2, 3, 4, 5]), termOf('radiators', [1, 2, 3, 4]))).toEqual([['boiler', 'radiators']]);
});

it('keeps terms apart that meet by chance', () => {
  expect(joined(termOf('boiler', [1, 2, 3, 4, 5]), termOf('dog', [5, 6, 7, 8]))).toEqual([['boiler'], ['dog']]);
});

it('joins a longer term to the one that it holds, unless they are things apart', () => {
  const terms = [termOf('rebate', [1, 2, 3, 4]), termOf('state rebate', [5, 6, 7])];
  expect(joined(...terms)).toEqual([['rebate', 'state rebate']]);
  expect(joinTerms(terms, MEASURE, () => true)).toHaveLength(2);
});

it('begins no group with the plain name of a service', () => {
  expect(joined(termOf('drain cleaning', [1, 2, 3], true))).toEqual([]);
});
