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

function verdict(text: string, scores: readonly number[], rating?: number, confidence = 0.2): string {
  return verdictWithStars(scores, 'staff', confidence, passageOf(text), STARS, rating).sentiment;
}

describe('the stars', () => {
  it('count where the words are not plain', () => {
    expect(verdict('He spoke to us.', BAD, HAPPY)).toBe('positive');
    expect(verdict('He spoke to us.', GOOD, ANGRY)).toBe('negative');
    expect(verdict('He was rude.', UNSURE, HAPPY)).toBe('positive');
  });

  it('do not count where they are not known', () => {
    expect(verdict('He spoke to us.', BAD)).toBe('negative');
  });

  it('do not count against the words and a cue', () => {
    expect(verdict('He was rude.', BAD, HAPPY)).toBe('negative');
    expect(verdict('He was polite.', GOOD, ANGRY)).toBe('positive');
  });

  it('count where a cue says the opposite of the words', () => {
    expect(verdict('He was polite.', BAD, HAPPY)).toBe('positive');
  });

  it('do not count against words that surely speak of the aspect', () => {
    expect(verdict('He barked at her.', BAD, HAPPY, PLAIN.uncued.negative.confidence)).toBe('negative');
    expect(verdict('He smiled at her.', [4, 0, 0], ANGRY, PLAIN.uncued.positive.confidence)).toBe('positive');
    expect(verdict('He smiled at her.', GOOD, ANGRY, PLAIN.uncued.positive.confidence)).toBe('negative');
  });

  it.each(['I thought he was polite.', 'They said he was polite.', 'He was supposed to be polite.', 'He could be polite.'])(
    'count beside praise that may not be meant: %s',
    (text) => {
      expect(verdict(text, GOOD, ANGRY)).toBe('negative');
    },
  );
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

  it('is borne out by words that lean to it', () => {
    expect(isBorneOut([1, 3, 0.5], 'positive', 0.4)).toBe(true);
    expect(isBorneOut([0.4, 0, 0], 'positive', 0.4)).toBe(false);
    expect(isBorneOut(UNSURE, 'negative', 0.4)).toBe(false);
    expect(isBorneOut(BAD, 'positive', 0.4)).toBe(false);
    expect(isBorneOut(BAD, 'neutral', 0.4)).toBe(true);
  });

  it('is what the scores lean to by so much, whatever speaks for neither', () => {
    expect(leaningOf([3, 9, 1], 2)).toBe('positive');
    expect(leaningOf([1, 9, 3], 2)).toBe('negative');
    expect(leaningOf([3, 0, 1.5], 2)).toBe('neutral');
  });

  it('is praise only if it surely speaks of the aspect', () => {
    expect(isBorneOut(GOOD, 'positive', 0.3)).toBe(false);
    expect(isBorneOut(BAD, 'negative', 0.3)).toBe(true);
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

  it('is for what was broken before, if the work is praised', () => {
    expect(withoutOldTroubles([broken, fixed], HAPPY)).toEqual([fixed]);
    expect(withoutOldTroubles([broken, fixed], 4)).toEqual([broken, fixed]);
  });

  it('counts in any other case', () => {
    const dear = [mention('price', 'negative'), mention('price', 'positive')];
    expect(withoutOldTroubles([broken, ...dear], HAPPY)).toEqual([broken, ...dear]);
  });
});
