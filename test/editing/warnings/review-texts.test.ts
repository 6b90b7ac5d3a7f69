import { expect, it } from 'vitest';
import { textsOf } from '../../../src/editing/warnings/review-texts.ts';
import { authoredReview, fullReview } from '../../support/content/sample-site.ts';

it('gives every text that is there, with its path', () => {
  expect(textsOf(fullReview()).map(({ path }) => path.join('.'))).toEqual([
    'title',
    'text',
    'response.text',
    'disclosure.incentive.text',
    'disclosure.relation.text',
    'photos.0.alt',
  ]);
  expect(textsOf(authoredReview())).toEqual([{ path: ['text'], text: 'Hot water back the same day.' }]);
});
