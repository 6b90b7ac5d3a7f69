import { expect, it } from 'vitest';
import { parseCorpus } from '../../../../../scripts/development/insights/corpus.ts';
import { fit } from '../../../../../scripts/development/insights/learning/fit.ts';
import { sharedPlan } from '../../../../../scripts/development/insights/learning/plans.ts';
import { tune } from '../../../../../scripts/development/insights/measuring/tune.ts';
import { ENGLISH } from '../../../../../src/insights/languages/english/english.ts';
import { buildLexicon } from '../../../../../src/insights/lexicon/lexicon.ts';

const STORY = 'We moved here from Ohio with two dogs and a cat. '.repeat(5);
const lexiconOf = () => buildLexicon([]);

/** Reviews of more than 50 words, most of which say nothing of the business. */
const reviews = (count: number) =>
  parseCorpus(
    Array.from({ length: count }, (_, at) =>
      at % 2 === 0
        ? `5 | ${STORY}[punctuality+ He came on time]. [price+ Fair bill.]`
        : `1 | ${STORY}[punctuality- He came two hours late]. [price- Steep bill.]`,
    ).join('\n'),
    'a-1.txt',
  );

it('finds thresholds, the lower one for passages with a cue, and what the stars say', () => {
  const shared = fit(sharedPlan(ENGLISH), reviews(20), lexiconOf);
  const { threshold, cuedThreshold, stars } = tune({ shared, own: {} }, reviews(4), lexiconOf);
  expect(threshold).toBeGreaterThanOrEqual(cuedThreshold);
  // The highest that still finds all: everything is said plainly.
  expect(threshold).toBeGreaterThan(0.3);
  expect(stars[4]?.[0]).toBeGreaterThan(stars[4]?.[2] ?? 0);
  expect(stars[0]?.[2]).toBeGreaterThan(stars[0]?.[0] ?? 0);
});
