import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { type Passage, readPassages } from '../../../src/insights/model/passages.ts';
import {
  isBorneOut,
  isPraiseAlone,
  leaningOf,
  mayStand,
  PLAIN,
  verdictWithStars,
  withoutOldTroubles,
  withoutStrays,
} from '../../../src/insights/model/stars.ts';

const lexicon = buildLexicon(parseCues('staff', { positive: ['polite'], negative: ['rude'] }, ENGLISH_DICTIONARY));
/** Scores of the words, in the order positive, neutral, negative. */
const GOOD = [2, 0, 0];
const BAD = [0, 0, 2];
const UNSURE = [0, 0, 0.2];
/** The scores of each number of stars. */
const STARS = [
  [-4, 0, 4],
  [-2, 0, 2],
  [0, 0, 0],
  [2, 0, -2],
  [4, 0, -4],
];
const [ANGRY, HAPPY] = [1, 5];

function passageOf(text: string): Passage {
  const [passage] = readPassages(text, lexicon);
  if (passage === undefined) throw new Error('a passage expected');
  return passage;
}

describe('the stars', () => {
  const { positive, negative } = PLAIN.uncued;

  it.each<[string, string, readonly number[], number | undefined, Sentiment, number?]>([
    ['count where the words are not plain', 'He spoke to us.', BAD, HAPPY, 'positive'],
    ['count where the words are not plain', 'He spoke to us.', GOOD, ANGRY, 'negative'],
    ['count where the words are not plain', 'He was rude.', UNSURE, HAPPY, 'positive'],
    ['do not count where they are not known', 'He spoke to us.', BAD, undefined, 'negative'],
    ['do not count against the words and a cue', 'He was rude.', BAD, HAPPY, 'negative'],
    ['do not count against the words and a cue', 'He was polite.', GOOD, ANGRY, 'positive'],
    ['count where a cue says the opposite of the words', 'He was polite.', BAD, HAPPY, 'positive'],
    ['do not count against words that surely blame', 'He barked at her.', BAD, HAPPY, 'negative', negative.confidence],
    ['do not count against words that surely praise', 'He smiled at her.', [4, 0, 0], ANGRY, 'positive', positive.confidence],
    ['count against weaker praise', 'He smiled at her.', GOOD, ANGRY, 'negative', positive.confidence],
    ['count beside praise that may not be meant', 'I thought he was polite.', GOOD, ANGRY, 'negative'],
    ['count beside praise that may not be meant', 'They said he was polite.', GOOD, ANGRY, 'negative'],
    ['count beside praise that may not be meant', 'He was supposed to be polite.', GOOD, ANGRY, 'negative'],
    ['count beside praise that may not be meant', 'He could be polite.', GOOD, ANGRY, 'negative'],
  ])('%s: %s %j', (_, text, scores, rating, sentiment, confidence = 0.2) => {
    expect(verdictWithStars(scores, { passage: passageOf(text), aspect: 'staff', confidence }, STARS, rating).sentiment).toBe(
      sentiment,
    );
  });
});

describe('a verdict without a cue', () => {
  it.each([
    ['He painted it.', GOOD, true],
    ['He painted it.', [0.4, 0, 0], false],
    ['He painted it.', BAD, false],
    ['He charged nothing.', BAD, true],
  ])('is praise where its sentence praises alone, or denies: %s %j', (text, scores, expected) => {
    expect(isPraiseAlone(() => scores, passageOf(text))).toBe(expected);
  });

  it.each<[readonly number[], Sentiment, number, boolean]>([
    [[1, 3, 0.5], 'positive', 0.4, true],
    [[0.4, 0, 0], 'positive', 0.4, false],
    [UNSURE, 'negative', 0.4, false],
    [BAD, 'positive', 0.4, false],
    [BAD, 'neutral', 0.4, true],
    // Praise needs to be surer.
    [GOOD, 'positive', 0.3, false],
    [BAD, 'negative', 0.3, true],
  ])('is borne out by words that lean to it and speak of the aspect: %j %s %d: %s', (scores, sentiment, confidence, borneOut) => {
    expect(isBorneOut(scores, sentiment, confidence)).toBe(borneOut);
  });

  it('is what the scores lean to by so much, whatever speaks for neither', () => {
    expect(leaningOf([3, 9, 1], 2)).toBe('positive');
    expect(leaningOf([1, 9, 3], 2)).toBe('negative');
    expect(leaningOf([3, 0, 1.5], 2)).toBe('neutral');
  });
});

describe('a verdict against the stars', () => {
  const [polite, rude] = ['He was polite.', 'She was rude.'];
  /** The verdicts of a text that stay, given that each of its passages has the verdict of its cue. */
  const kept = (text: string, rating: number) => {
    const verdicts = readPassages(text, lexicon).flatMap((passage) =>
      passage.cues.map(({ sentiment }) => ({ sentiment, passage })),
    );
    return withoutStrays(verdicts, rating).map(({ sentiment }) => sentiment);
  };

  it('counts if it is sure', () => {
    expect([mayStand('negative', 0.7, HAPPY), mayStand('negative', 0.9, HAPPY)]).toEqual([false, true]);
    expect([mayStand('positive', 0.7, ANGRY), mayStand('positive', 0.7, HAPPY)]).toEqual([false, true]);
  });

  it('is of somebody else, if the review agrees with its stars and does not concede it', () => {
    expect(kept(`${polite} Some people are rude.`, HAPPY)).toEqual(['positive', 'negative']);
    expect(kept(`${polite} ${polite} Some people are rude.`, HAPPY)).toEqual(['positive', 'positive']);
    expect(kept(`${polite} ${polite} Only the boss is rude.`, HAPPY)).toEqual(['positive', 'positive', 'negative']);
    expect(kept(`${rude} ${rude} I expect polite people.`, ANGRY)).toEqual(['negative', 'negative']);
    expect(kept(`${rude} ${rude} ${polite}`, ANGRY)).toEqual(['negative', 'negative', 'positive']);
    expect(kept(`${polite} ${polite} Some people are rude.`, 4)).toEqual(['positive', 'positive', 'negative']);
  });
});

describe('blame with five stars', () => {
  const mention = (aspect: string, sentiment: Sentiment) => ({ aspect, sentiment });
  const [fixed, broken] = [mention('workmanship', 'positive'), mention('workmanship', 'negative')];

  it('is for what was broken before, if the work is praised, and counts in any other case', () => {
    const dear = [mention('price', 'negative'), mention('price', 'positive')];
    expect(withoutOldTroubles([broken, fixed], HAPPY)).toEqual([fixed]);
    expect(withoutOldTroubles([broken, fixed], 4)).toEqual([broken, fixed]);
    expect(withoutOldTroubles([broken, ...dear], HAPPY)).toEqual([broken, ...dear]);
  });
});
