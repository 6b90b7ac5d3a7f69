import { expect, it } from 'vitest';
import { SURE_ENOUGH } from '../../../src/insights/dataset/evidence/evidence.ts';
import { reviewReading, statementCountOf } from '../../../src/insights/dataset/review-reading.ts';
import type { NamedEntity } from '../../../src/insights/entities/named-entity.ts';
import { mentionOf } from '../../support/content/reading/insights.ts';

const mention = mentionOf({ confidence: SURE_ENOUGH });
const name: NamedEntity = { kind: 'technician', id: 'Dana Whitfield', start: 9, end: 13 };

it('has the mentions that may be quoted, without how sure they are', () => {
  const doubtful = mentionOf({ start: 5, end: 8, confidence: SURE_ENOUGH - 0.01 });
  const unclear = mentionOf({ aspect: 'staff', quote: { showsVerdict: false } });
  const { statements, unquoted } = reviewReading([mention, doubtful, unclear], []);
  expect(statements).toEqual([{ aspect: 'price', sentiment: 'positive', start: 0, end: 4 }]);
  expect(unquoted).toEqual(['price', 'staff'].map((aspect) => ({ aspect, sentiment: 'positive' })));
});

it('has every name', () => {
  expect(reviewReading([], [name])).toEqual({ statements: [], unquoted: [], names: [name] });
});

it('counts the statements that may be shown, none of a review that was not read', () => {
  const count = statementCountOf(new Map([['a', reviewReading([mention, mentionOf({ confidence: 0 })], [])]]));
  expect(['a', 'b'].map((id) => count({ id }))).toEqual([1, 0]);
});
