import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SENTIMENTS } from '../../src/insights/aspects.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { COLUMNS } from '../../src/insights/model/aspect-model.ts';
import { root } from '../support/build.ts';

it('what was learned fits the aspects and verdicts of today', () => {
  const { weights, threshold, spans } = readLearned();
  expect(weights.columns).toEqual(COLUMNS);
  expect(spans.columns).toEqual(SENTIMENTS);
  expect(threshold > 0 && threshold < 1).toBe(true);
});

it('what was learned ships in at most 2 MB', () => {
  const sizes = ['aspect', 'span'].map((name) => statSync(join(root, `src/insights/model/${name}-weights.json`)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2_000_000);
});
