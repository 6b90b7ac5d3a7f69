import { expect, it } from 'vitest';
import { beginsWith, endsWith, joinTerms } from '../../../src/insights/topics/join.ts';
import { termOf } from '../../support/content/reading/term.ts';

const never = () => false;

/** The forms of the terms in each group. */
function joined(...terms: Parameters<typeof joinTerms>[0]): string[][] {
  return joinTerms(terms, never, endsWith).map((group) => group.map(({ form }) => form));
}

it('joins a longer term to the one that it ends with, unless they are things apart', () => {
  const terms = [termOf('rebate', [1, 2, 3, 4]), termOf('utility rebate', [5, 6, 7])];
  expect(joined(...terms)).toEqual([['rebate', 'utility rebate']]);
  expect(joined(...terms.toReversed())).toEqual([['utility rebate', 'rebate']]);
  expect(joinTerms(terms, () => true, endsWith)).toHaveLength(2);
});

it('keeps a longer term apart from the one that it only begins with', () => {
  expect(joined(termOf('pet', [1, 2, 3]), termOf('pet insurance', [4, 5, 6]))).toEqual([['pet'], ['pet insurance']]);
});

it('joins a longer term to the one that it begins with where the noun comes first', () => {
  const terms = [termOf('agua', [1, 2, 3, 4]), termOf('agua caliente', [5, 6, 7])];
  const forms = joinTerms(terms, never, beginsWith).map((group) => group.map(({ form }) => form));
  expect(forms).toEqual([['agua', 'agua caliente']]);
});

it('keeps terms apart that stand in the same reviews', () => {
  expect(joined(termOf('boiler', [1, 2, 3, 4, 5]), termOf('radiators', [1, 2, 3, 4]))).toEqual([['boiler'], ['radiators']]);
});

it('begins no group with the plain name of a service', () => {
  expect(joined(termOf('drain cleaning', [1, 2, 3], true))).toEqual([]);
});

it('joins no plain name of a service to a longer term, of which its reviews say nothing', () => {
  const [massage, session] = [termOf('massage', [1, 2, 3, 4], true), termOf('massage session', [5, 6, 7])];
  expect(joined(session, massage)).toEqual([['massage session']]);
  const [pizza, thin] = [termOf('pizza', [1, 2, 3, 4], true), termOf('thin crust pizza', [5, 6, 7])];
  expect(joined(pizza, thin)).toEqual([['thin crust pizza']]);
});

it('joins terms of one meaning, whichever is the more typical', () => {
  const [quote, estimate] = [termOf('quote', [1, 2, 3]), termOf('free estimate', [4, 5, 6])];
  expect(joined(quote, estimate)).toEqual([['quote', 'free estimate']]);
  const [lot, parking] = [termOf('parking lot', [1, 2, 3]), termOf('parking', [4, 5, 6])];
  expect(joined(lot, parking)).toEqual([['parking lot', 'parking']]);
  expect(joined(parking, lot)).toEqual([['parking', 'parking lot']]);
});
