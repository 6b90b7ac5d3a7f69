import { expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { readSpanKinship } from '../../../src/insights/languages/english/kinship.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';
import { createNamedScores } from '../../../src/insights/model/named-things.ts';
import { createScorer } from '../../../src/insights/model/weights.ts';

const cues = parseCues('staff', { neutral: ['waiter'], positive: ['sweet'] }, ENGLISH_DICTIONARY);
const scoresIn = createNamedScores(cues, createScorer(readLearned().spans), readSpanKinship());

it('gives the verdict at the things of an aspect', () => {
  const text = 'The waiter was rude and our waiter was lovely';
  const named = scoresIn(readText(text));
  const [blamed, praised] = [named({ start: 0, end: 19 }, 'staff'), named({ start: 20, end: text.length }, 'staff')];
  expect(blamed?.indexOf(Math.max(...blamed))).toBe(2);
  expect(praised?.indexOf(Math.max(...praised))).toBe(0);
});

it('says nothing where no thing of the aspect is named', () => {
  const named = scoresIn(readText('The waiter was sweet, they said'));
  expect(named({ start: 0, end: 20 }, 'price')).toBeUndefined();
  expect(named({ start: 22, end: 31 }, 'staff')).toBeUndefined();
});
