import { expect, it } from 'vitest';
import { beginsWith, endsWith, joinTerms } from '../../../src/insights/topics/join.ts';
import { termOf } from '../../support/content/reading/term.ts';

const never = () => false;

/** The forms of the terms in each group. */
function joined(...terms: Parameters<typeof joinTerms>[0]): string[][] {
  return joinTerms(terms, never, endsWith).map((group) => group.map(({ form }) => form));
}

const rebates = [termOf('rebate', [1, 2, 3, 4]), termOf('utility rebate', [5, 6, 7])];

it.each<[string, Parameters<typeof joinTerms>[0], string[][]]>([
  ['joins a longer term to the one that it ends with', rebates, [['rebate', 'utility rebate']]],
  ['joins them in whatever order', rebates.toReversed(), [['utility rebate', 'rebate']]],
  [
    'keeps a longer term apart from the one that it only begins with',
    [termOf('pet', [1, 2, 3]), termOf('pet insurance', [4, 5, 6])],
    [['pet'], ['pet insurance']],
  ],
  [
    'keeps terms apart that stand in the same reviews',
    [termOf('boiler', [1, 2, 3, 4, 5]), termOf('radiators', [1, 2, 3, 4])],
    [['boiler'], ['radiators']],
  ],
  ['begins no group with the plain name of a service', [termOf('drain cleaning', [1, 2, 3], true)], []],
  // Its reviews say nothing of the longer term.
  [
    'joins no plain name of a service to a longer term',
    [termOf('massage session', [5, 6, 7]), termOf('massage', [1, 2, 3, 4], true)],
    [['massage session']],
  ],
  [
    'joins no plain name of a service to a longer term, in whatever order',
    [termOf('pizza', [1, 2, 3, 4], true), termOf('thin crust pizza', [5, 6, 7])],
    [['thin crust pizza']],
  ],
  ['joins terms of one meaning', [termOf('quote', [1, 2, 3]), termOf('free estimate', [4, 5, 6])], [['quote', 'free estimate']]],
  [
    'joins terms of one meaning, whichever is the more typical',
    [termOf('parking lot', [1, 2, 3]), termOf('parking', [4, 5, 6])],
    [['parking lot', 'parking']],
  ],
])('%s', (_, terms, groups) => {
  expect(joined(...terms)).toEqual(groups);
});

it('keeps things apart that the business tells apart', () => {
  expect(joinTerms(rebates, () => true, endsWith)).toHaveLength(2);
});

it('joins a longer term to the one that it begins with where the noun comes first', () => {
  const terms = [termOf('agua', [1, 2, 3, 4]), termOf('agua caliente', [5, 6, 7])];
  const forms = joinTerms(terms, never, beginsWith).map((group) => group.map(({ form }) => form));
  expect(forms).toEqual([['agua', 'agua caliente']]);
});
