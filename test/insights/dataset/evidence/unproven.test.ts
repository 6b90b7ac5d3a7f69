import { expect, it } from 'vitest';
import { unproven } from '../../../../src/insights/dataset/evidence/unproven.ts';
import type { Mention } from '../../../../src/insights/mention.ts';
import { mentionOf } from '../../../support/content/reading/insights.ts';

function mentions(aspect: string, cued: number, others: number): Mention[] {
  return Array.from({ length: cued + others }, (_, at) => mentionOf({ aspect, confidence: 0.5, cued: at < cued }));
}

it('an aspect of which fewer than three mentions in ten hold a cue is unproven, unless there are hardly any', () => {
  const found = [...mentions('staff', 2, 8), ...mentions('price', 3, 7), ...mentions('speed', 0, 1)];
  expect(unproven('retail', found)).toEqual(new Set(['staff']));
});

it('where the trade is unknown, the cues of three mentions are needed', () => {
  const found = [...mentions('staff', 2, 0), ...mentions('price', 3, 0), ...mentions('speed', 29, 71)];
  expect(unproven('other', found)).toEqual(new Set(['staff', 'speed']));
});
