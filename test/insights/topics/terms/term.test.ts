import { expect, it } from 'vitest';
import { findTerms } from '../../../../src/insights/topics/terms/term.ts';
import { ENGLISH_TOPICS } from '../../../../src/insights/topics/terms/topic-language.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const NO_NAMES = { barred: new Set<string>(), weak: new Set<string>(), services: new Set<string>() };
const readings = readingsOf([
  'The sump pump quit.',
  'A new sump pump for us.',
  'Our sump pump hums, a pump should.',
  'They came and went.',
]);

it('finds phrases that are typical of the reviews, the most typical first', () => {
  const terms = findTerms(readings, NO_NAMES, 3, ENGLISH_TOPICS);
  expect(terms.map(({ form }) => form)).toContain('sump pump');
  expect(terms.map(({ score }) => score)).toEqual(terms.map(({ score }) => score).sort((a, b) => b - a));
});

it('counts a word inside of a longer term as that', () => {
  const pump = findTerms(readings, NO_NAMES, 1, ENGLISH_TOPICS).find(({ form }) => form === 'pump');
  expect(pump?.readings).toEqual([2]);
});

it('finds nothing barred, and nothing in fewer reviews than asked', () => {
  expect(findTerms(readings, { ...NO_NAMES, barred: new Set(['pump', 'sump']) }, 3, ENGLISH_TOPICS)).toEqual([]);
  expect(findTerms(readings, NO_NAMES, 5, ENGLISH_TOPICS)).toEqual([]);
});

it('marks the plain name of a service', () => {
  const [term] = findTerms(readings, { ...NO_NAMES, services: new Set(['sump pump']) }, 3, ENGLISH_TOPICS).filter(
    ({ form }) => form === 'sump pump',
  );
  expect(term?.isService).toBe(true);
});
