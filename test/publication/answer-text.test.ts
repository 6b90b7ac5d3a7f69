import { expect, it } from 'vitest';
import { END, SEPARATOR, searchHead, sinceHead } from '../../src/publication/answer-text.ts';

it('makes JSON around records, also with the counts that only assistants get', () => {
  const around = (head: string) => JSON.parse(`${head}{"id":"a"}${SEPARATOR}{"id":"b"}${END}`);
  const reviews = [{ id: 'a' }, { id: 'b' }];
  const facets = { rating: { 5: 3 }, service: {}, technician: {}, service_area: {}, year: { 2026: 3 } };
  expect(around(searchHead({ total: 3, facets }, 2, 20))).toEqual({ total: 3, count: 2, limit: 20, facets, reviews });
  expect(around(sinceHead('2026-01-01', 2, 7))).toEqual({ since: '2026-01-01', count: 2, total: 7, reviews });
});
