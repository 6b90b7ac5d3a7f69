import { describe, expect, it } from 'vitest';
import { silentCorrection } from '../../../scripts/check/silent-correction.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { fullReview } from '../../support/content/sample-site.ts';

const NOW = new Date('2026-06-10T15:00:00Z');

/** What is reported for a review that was published with some fields and then changed. */
function told(before: Partial<AuthoredReview>, now: Partial<AuthoredReview>) {
  const { edited, ...review } = fullReview();
  return silentCorrection({ ...review, ...now }, { ...review, ...before }, NOW);
}

describe('a published review', () => {
  it.each([
    ['rating', { rating: 1 }],
    ['author', { author: 'M. G.' }],
    ['title', { title: 'Another' }],
    ['title', { title: undefined }],
    ['text', { text: 'Another.' }],
  ])('with another %s is told of: %j', (field, fields) => {
    expect(told({}, fields as Partial<AuthoredReview>)).toEqual({ fields: [field], known: undefined });
  });

  it('is told of once, with all that is other', () => {
    expect(told({}, { text: 'x', rating: 2, title: 'y' })).toMatchObject({ fields: ['rating', 'title', 'text'] });
  });

  it.each([
    ['is the same', {}],
    ['has another answer, which has a date of its own', { response: { date: '2026-04-01', text: 'Sorry.' } }],
    ['has other facts', { mentions: { technicians: [], services: [] }, language: 'es', service_area: 'x' }],
  ])('that %s is not', (_, fields) => {
    expect(told({}, fields)).toBeUndefined();
  });

  it('is not told of where it says when it was corrected', () => {
    expect(told({}, { text: 'x', edited: '2026-03-20' })).toBeUndefined();
    expect(told({ edited: '2026-03-20' }, { text: 'x', edited: '2026-03-21' })).toBeUndefined();
  });

  it.each(['2026-03-20', '2026-03-19', undefined])('is told of where that is not later than before: %s', (edited) => {
    expect(told({ edited: '2026-03-20' }, { text: 'x', ...(edited && { edited }) })).toMatchObject({ known: '2026-03-20' });
  });

  it('may be corrected twice on one day, wherever that still is today', () => {
    const twice = (edited: string) => told({ edited }, { text: 'x', edited });
    expect(twice('2026-06-09')).toBeDefined();
    expect(twice('2026-06-10')).toBeUndefined();
  });
});
