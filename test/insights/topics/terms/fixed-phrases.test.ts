import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { idiomsFrom, isCompound, particleNounsFrom } from '../../../../src/insights/topics/terms/fixed-phrases.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

it('finds the phrases whose words mean something else alone', () => {
  expect(idiomsFrom(readingsOf(['Roots, the root cause.', 'A root. Cause?']))).toEqual([{ first: 3, last: 5 }]);
  expect(idiomsFrom(readingsOf(['We had a blast.']))).toEqual([{ first: 2, last: 4 }]);
  expect(idiomsFrom(readingsOf([]))).toEqual([]);
});

it('knows topics that are made of words which say nothing alone', () => {
  expect(['front desk', 'customer service', 'oil changes'].every((phrase) => isCompound(phrase.split(' ').map(stemOf)))).toBe(
    true,
  );
  expect(isCompound(['front'])).toBe(false);
});

it('finds verbs with a particle that may be nouns', () => {
  expect(particleNounsFrom(readingsOf(['A tune-up.']))).toEqual([{ first: 1, last: 3 }]);
});
