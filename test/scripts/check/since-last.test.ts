import { describe, expect, it } from 'vitest';
import { sinceLast } from '../../../scripts/check/since-last.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { fullReview } from '../../support/content/sample-site.ts';

const NOW = new Date('2026-06-10T15:00:00Z');

/** What is reported for a review that was published with some fields and then changed. */
function told(before: Partial<AuthoredReview>, now: Partial<AuthoredReview>) {
  const { edited, ...review } = fullReview();
  const last = { reviews: new Map([[review.id, { ...review, ...before }]]) };
  return sinceLast(last, NOW)({ review: { ...review, ...now } });
}

const warning = (fields: object) => [expect.objectContaining({ kind: 'silent-correction', ...fields })];

describe('a published review', () => {
  it.each([
    ['rating', { rating: 1 }],
    ['author', { author: 'M. G.' }],
    ['title', { title: 'Another' }],
    ['title', { title: undefined }],
    ['text', { text: 'Another.' }],
  ])('with another %s is told of: %j', (field, fields) => {
    expect(told({}, fields as Partial<AuthoredReview>)).toEqual(
      warning({ path: [field], fix: expect.stringMatching(/^write the date of the correction under edited/) }),
    );
  });

  it('is told of with what to do if nobody wanted it', () => {
    expect(told({}, { text: '1. Fast.' })).toEqual(warning({ fix: expect.stringContaining('git restore brings them back') }));
  });

  it('is told of once, with all that is other', () => {
    const message = 'changed since the last build, like title, text, and nothing says so';
    expect(told({}, { text: 'x', rating: 2, title: 'y' })).toEqual(warning({ path: ['rating'], message }));
  });

  it.each([
    ['is the same', {}],
    ['has another answer, which has a date of its own', { response: { date: '2026-04-01', text: 'Sorry.' } }],
    ['has other facts', { mentions: { technicians: [], services: [] }, language: 'es', service_area: 'x' }],
  ])('that %s is not', (_, fields) => {
    expect(told({}, fields)).toEqual([]);
  });

  it('is told of with an answer that is older than the published one, as in an older copy of the folder', () => {
    const [older, newer] = ['2026-04-01', '2026-04-02'].map((date) => ({ response: { date, text: 'Sorry.' } }));
    const message =
      'is before that of the answer that the last build published (2026-04-02), whose place the next build gives to this one';
    expect(told(newer ?? {}, older ?? {})).toEqual([
      expect.objectContaining({ kind: 'lost-answer', path: ['response', 'date'], message }),
    ]);
    expect(told(older ?? {}, newer ?? {})).toEqual([]);
  });

  it('is not told of where nobody sees a difference, such as spaces that an editor took off line ends', () => {
    expect(told({ text: 'Fast. \nCafe\u0301. ' }, { text: 'Fast.\nCaf\u00e9.' })).toEqual([]);
  });

  it('is not told of where its language was noted, by which the mark of removed words is another', () => {
    expect(told({ text: 'Call [removed].' }, { text: 'Call [eliminado].', language: 'es' })).toEqual([]);
    expect(told({ text: 'Call me.' }, { text: 'Call [removed].' })).toHaveLength(1);
  });

  it('is not told of where it says when it was corrected', () => {
    expect(told({}, { text: 'x', edited: '2026-03-20' })).toEqual([]);
    expect(told({ edited: '2026-03-20' }, { text: 'x', edited: '2026-03-21' })).toEqual([]);
  });

  it.each(['2026-03-20', '2026-03-19', undefined])('is told of where that is not later than before: %s', (edited) => {
    expect(told({ edited: '2026-03-20' }, { text: 'x', ...(edited && { edited }) })).toEqual(
      warning({ fix: expect.stringContaining('later than 2026-03-20') }),
    );
  });

  it('may be corrected twice on one day, wherever that still is today', () => {
    const twice = (edited: string) => told({ edited }, { text: 'x', edited });
    expect(twice('2026-06-09')).toHaveLength(1);
    expect(twice('2026-06-10')).toEqual([]);
  });
});
