import { expect, it } from 'vitest';
import { isOwnReview, parseOwnReview } from '../../../../src/editing/imports/entries/own.ts';
import { NO_VERIFICATION } from '../../../../src/editing/imports/entries/parsed-entry.ts';

const REVIEW = { id: 'a', date: '2024-03-05', rating: 5, author: 'Ann', text: ' A.\vB.\r\n' };

it('takes the fields as they are, without its address and what a build made', () => {
  const photos = [{ url: 'https://a.example/b.jpg', width: 1, height: 1, alt: 'b', sha256: 'x' }];
  expect(parseOwnReview({ ...REVIEW, url: 'https://a.example/reviews/a', photos })).toEqual({
    kind: 'review',
    fields: { ...REVIEW, text: 'A.\nB.', photos: [{ url: 'https://a.example/b.jpg', width: 1, height: 1, alt: 'b' }] },
  });
});

it('leaves out letters that nobody sees, wherever readers would see a text', () => {
  const hidden = '\u{e0041}';
  const given = { ...REVIEW, title: `T${hidden}`, author: `A${hidden}`, response: { date: '2026-03-15', text: `B${hidden}` } };
  expect(parseOwnReview(given)).toMatchObject({
    fields: { title: 'T', author: 'A', response: { date: '2026-03-15', text: 'B' } },
  });
});

it('leaves out mentions that name nobody and nothing, which what a site publishes always has', () => {
  const mentioning = (mentions: unknown) => parseOwnReview({ ...REVIEW, mentions });
  expect(mentioning({ technicians: [], services: [] })).not.toHaveProperty('fields.mentions');
  expect(mentioning({ technicians: [], services: ['a'] })).toHaveProperty('fields.mentions', { services: ['a'] });
  expect(mentioning('a')).toHaveProperty('fields.mentions', 'a');
});

it('leaves a verification to whoever imports', () => {
  const parsed = parseOwnReview({ ...REVIEW, verification: { method: 'invoice', date: '2024-03-05' } });
  expect(parsed).toMatchObject({ note: NO_VERIFICATION });
  expect(JSON.stringify(parsed)).not.toContain('invoice');
});

it('takes the day that is said for a review of a list of ours that has none', () => {
  const { date: _, ...dayless } = REVIEW;
  expect(parseOwnReview(dayless, { day: '2023-01-02' })).toHaveProperty('fields.date', '2023-01-02');
  expect(parseOwnReview(REVIEW, { day: '2023-01-02' })).toHaveProperty('fields.date', '2024-03-05');
  const reason = expect.stringMatching(/^the date is missing; --review-date <day> takes/);
  expect(parseOwnReview(dayless)).toEqual({ kind: 'refused', reason });
  expect(parseOwnReview({ text: 'x' })).toMatchObject({ kind: 'review' });
});

it('sets aside what is none', () => {
  expect([null, 'x', { ...REVIEW, text: ' ' }].map((value) => parseOwnReview(value).kind)).toEqual([
    'nothing',
    'refused',
    'wordless',
  ]);
  expect([isOwnReview(REVIEW, false), isOwnReview({ text: 'x' }, false)]).toEqual([true, false]);
});

it('leaves ids of others, and lists of which the platform is said, to the tables', () => {
  expect(isOwnReview({ ...REVIEW, id: 'Ci9D' }, false)).toBe(false);
  expect(isOwnReview({ ...REVIEW, id: 7 }, false)).toBe(false);
  expect(isOwnReview(REVIEW, true)).toBe(false);
  expect(isOwnReview({ ...REVIEW, verification: { method: 'invoice', date: '2024-03-05' } }, true)).toBe(true);
});

it('leaves lists with other names than ours to the tables', () => {
  expect(isOwnReview({ ...REVIEW, location: 'Austin' }, false)).toBe(false);
  expect(isOwnReview({ ...REVIEW, text: { en: 'Good.', es: 'Bien.' } }, false)).toBe(false);
  expect(isOwnReview({ ...REVIEW, source: 'Google' }, false)).toBe(false);
  expect(isOwnReview({ ...REVIEW, source: { name: 'Google' }, response: { date: '2024-03-06', text: 'Thanks' } }, false)).toBe(
    true,
  );
  expect(isOwnReview({ ...REVIEW, verification: { method: 'invoice', date: '2024-03-05' }, later: 1 }, false)).toBe(true);
});
