import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseEvidence, isQuotable, SURE_ENOUGH } from '../../../src/insights/dataset/evidence/evidence.ts';
import { MOST_PASSAGES, passagesOf } from '../../../src/insights/dataset/passages.ts';
import { foundIn } from '../../support/content/reading/insights.ts';

const TEXT = 'The price was exactly what the quote had said.';

it('are the quotes that are shown, and after them those of other reviews that are not quotable', () => {
  const doubtful = { confidence: SURE_ENOUGH - 0.1, sentiment: 'negative' as const };
  const found = [
    foundIn({ id: 'a', text: TEXT }, doubtful),
    foundIn({ id: 'b', text: TEXT }),
    foundIn({ id: 'b', text: TEXT }, doubtful),
    foundIn({ id: 'c', text: TEXT }, { ...doubtful, confidence: 0.1 }),
    foundIn({ id: 'a', text: TEXT }, { ...doubtful, start: 1 }),
  ];
  const passage = { start: 0, end: TEXT.length, sentiment: 'negative', is_quotable: false };
  expect(passagesOf(new Map([['aspect price', found]])).get('aspect price')).toEqual([
    { ...passage, review_id: 'b', sentiment: 'positive', is_quotable: true },
    { ...passage, review_id: 'a' },
    { ...passage, review_id: 'c' },
  ]);
});

it('are the words that are quoted for a mention, and the surest of these first', () => {
  const quote = (end: number, confidence: number) => ({ start: 4, end: 9, quote: { start: 0, end, confidence } });
  const found = [foundIn({ id: 'a', text: TEXT }, quote(20, 0.9)), foundIn({ id: 'a', text: TEXT }, quote(30, 0.95))];
  expect(passagesOf(new Map([['aspect price', found]])).get('aspect price')).toMatchObject([{ start: 0, end: 30 }]);
});

it('are no more than so many, one a review, the sure ones first, and all that a file may show among them', () => {
  const found = fc.array(
    fc
      .record({ id: fc.integer({ min: 0, max: 30 }), confidence: fc.double({ min: 0, max: 1, noNaN: true }) })
      .map(({ id, confidence }) => foundIn({ id: `r${id}`, text: `${TEXT} ${id}` }, { confidence })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(found, (some) => {
      const passages = passagesOf(new Map([['x', some]])).get('x') ?? [];
      const ids = passages.map(({ review_id }) => review_id);
      const sure = passages.filter(({ is_quotable }) => is_quotable);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(Math.min(MOST_PASSAGES, new Set(some.map(({ review }) => review.id)).size));
      expect(passages.slice(0, sure.length)).toEqual(sure);
      const quotable = new Set(some.filter(({ mention }) => isQuotable(mention)).map(({ review }) => review.id));
      expect(sure.length).toBe(Math.min(MOST_PASSAGES, quotable.size));
      if (quotable.size <= MOST_PASSAGES) for (const { review_id } of chooseEvidence(some)) expect(ids).toContain(review_id);
    }),
  );
});
