import { expect, it } from 'vitest';
import { topicQuery } from '../../../src/insights/dataset/topic-query.ts';
import { authoredReview } from '../../support/content/sample-site.ts';

const reviews = [
  'Two radiators leak.',
  'The radiator is cold.',
  'Both RADIATORS work.',
  'The wings, as always.',
  'My wings!',
  'They keep following up.',
].map((text, n) => authoredReview({ id: `r-${n}`, text }));
const queryOf = (term: string, review_count: number) => topicQuery({ label: '', terms: [term, 'other'], review_count }, reviews);

it('is the name of a topic', () => {
  expect(queryOf('radiator', 3)).toBe('radiator');
});

it('is the singular where more of its reviews contain that', () => {
  expect(queryOf('radiators', 3)).toBe('radiator');
});

it('stays the plural that all of them contain: "wing" is also in "following"', () => {
  expect(queryOf('wings', 2)).toBe('wings');
});

it('stays the name where the rest of it finds no more', () => {
  expect(queryOf('always', 3)).toBe('always');
});
