import { expect, it } from 'vitest';
import { countRows } from '../../../src/reviews/search-index/count-rows.ts';
import { createNameIndex } from '../../../src/reviews/search-index/name-index.ts';
import { ratingNames } from '../../../src/reviews/search-index/rating-names.ts';

it('counts for each kind the rows that are left for it, also values that none is left of', () => {
  const none = createNameIndex([[], [], []]);
  const data = {
    dates: Uint32Array.of(20260314, 20260101, 20241231),
    ratings: createNameIndex([5, 4, 5].map(ratingNames)),
    technicianNames: createNameIndex([['Ren\xc3\xa9e'], [], ['Sam']]),
    services: createNameIndex([['drain', 'leak'], ['leak'], []]),
    areas: none,
  };
  const counts = countRows(data, (kind) => Uint32Array.of(kind === 'rating' ? 0b101 : 0b011));
  expect(counts).toEqual({
    rating: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 },
    service: { drain: 1, leak: 2 },
    technician: { Renée: 1, Sam: 0 },
    service_area: {},
    year: { 2024: 0, 2026: 2 },
  });
});
