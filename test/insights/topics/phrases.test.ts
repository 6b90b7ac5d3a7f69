import { expect, it } from 'vitest';
import { countPhrases, countStems, phrasesAt } from '../../../src/insights/topics/phrases.ts';
import { readingOf } from '../../support/content/reading.ts';

const readings = [
  readingOf('The sump pump failed. Sump pump!'),
  readingOf('A new sump pump, no surprises.'),
  readingOf('No surprises.'),
];
const counts = countStems(readings);
const known = new Set(counts.keys());

it('counts the reviews in which a stem stands, not its places', () => {
  expect(counts.get('sump')).toBe(2);
});

it('gives the phrases of up to three known words that begin at a word', () => {
  const reading = readingOf('sump pump float switch');
  const all = new Set(['sump', 'pump', 'float', 'switch']);
  expect(phrasesAt(reading, 0, all)).toEqual(['sump', 'sump pump', 'sump pump float']);
  expect(phrasesAt(reading, 0, new Set(['pump']))).toEqual([]);
  expect(phrasesAt(readingOf('the pump'), 0, new Set(['the', 'pump']))).toEqual([]);
});

it('counts phrases that say by themselves what a review speaks of', () => {
  const phrases = new Map(countPhrases(readings, known, 2));
  expect(phrases.get('sump pump')).toBe(2);
  expect([...phrases.keys()].some((phrase) => phrase.startsWith('no surpris'))).toBe(true);
  expect(phrases.has('the sump')).toBe(false);
});
