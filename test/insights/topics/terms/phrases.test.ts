import { expect, it } from 'vitest';
import type { Readings } from '../../../../src/insights/topics/readings.ts';
import {
  canBegin,
  canBeTerm,
  countPhrases,
  countStems,
  placesOf,
  stemsOf,
} from '../../../../src/insights/topics/terms/phrases.ts';
import { BEFORE, HEAD, NONE, type Roles } from '../../../../src/insights/topics/terms/roles.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const texts = ['The sump pump failed. Sump pump!', 'A new sump pump, no surprises.', 'No surprises.'];

/** Roles in which every token may end a term. */
function everyNoun({ stemAt }: Readings): Roles {
  return new Uint8Array(stemAt.length).fill(HEAD);
}

/** The phrases of the texts, each with its number. */
function phrasesIn(readings: Readings, least = 1, isKnown = (_stem: string) => true, roles = everyNoun(readings)) {
  const known = readings.stems.map(isKnown);
  const phrases = countPhrases(readings, roles, countStems(readings, roles), known, least, canBegin);
  return { phrases, numbers: new Map(phrases.counts.map((_, number) => [stemsOf(phrases, number).join(' '), number])) };
}

function countsIn(...given: Parameters<typeof phrasesIn>): Map<string, number> {
  const { phrases, numbers } = phrasesIn(...given);
  return new Map([...numbers].flatMap(([phrase, number]) => (phrases.nouns[number] ? [[phrase, phrases.nouns[number]]] : [])));
}

it('counts the reviews in which a stem stands, not its places', () => {
  const readings = readingsOf(texts);
  expect(countStems(readings, everyNoun(readings)).nouns[readings.stems.indexOf('sump')]).toBe(2);
});

it('ends a phrase with a noun only, and holds no word that is none of it', () => {
  const readings = readingsOf(['fix hot water', 'hot water']);
  const counts = countsIn(readings, 1, () => true, Uint8Array.of(NONE, BEFORE, HEAD, BEFORE, HEAD));
  expect(Object.fromEntries(counts)).toEqual({ water: 2, 'hot water': 2 });
});

it('counts the reviews that hold a phrase of up to three known words', () => {
  const counts = countsIn(readingsOf(['sump pump float switch', 'Sump pump. Sump pump.']));
  expect(Object.fromEntries(counts)).toEqual({
    ...{ sump: 2, pump: 2, float: 1, switch: 1, 'sump pump': 2, 'pump float': 1, 'float switch': 1 },
    ...{ 'sump pump float': 1, 'pump float switch': 1 },
  });
  expect([...countsIn(readingsOf(['sump pump switch']), 1, (stem) => stem !== 'pump').keys()]).toEqual(['sump', 'switch']);
});

it('begins no phrase with a word that links, but with "no"', () => {
  const counts = countsIn(readingsOf(texts));
  expect(counts.has('the sump')).toBe(false);
  expect(counts.get('no surpris')).toBe(2);
});

it('counts no phrase that goes on from one in too few reviews', () => {
  const counts = countsIn(readingsOf(['sump pump quit', 'sump pump hums']), 2);
  expect(counts.get('sump pump')).toBe(2);
  expect(counts.has('quit hums')).toBe(false);
  expect(countsIn(readingsOf(['sump pump quit', 'pump']), 2).has('sump pump')).toBe(false);
});

it('takes the phrase that begins first, and of those that begin together the longest', () => {
  const readings = readingsOf(['a new sump pump hums', 'pump hums, sump']);
  const { phrases, numbers } = phrasesIn(readings);
  const wanted = ['sump', 'sump pump', 'pump hum'].map((phrase) => numbers.get(phrase) ?? 0);
  expect(wanted.map((phrase) => placesOf(readings, everyNoun(readings), phrases, wanted).get(phrase))).toEqual([[8], [2], [5]]);
});

it('takes for a term what says by itself what a review speaks of', () => {
  const isTerm = (phrase: string) => canBeTerm(phrase.split(' '));
  expect(['sump pump', 'tune up', 'custom servic', 'no charg'].filter(isTerm)).toHaveLength(4);
  expect(['pump the', 'pump pump', 'great pump', 'thing', 'pump thing', 'servic thing'].filter(isTerm)).toEqual([]);
});
