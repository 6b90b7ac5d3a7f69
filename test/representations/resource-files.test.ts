import { expect, it } from 'vitest';
import { bareTypeOf } from '../../src/representations/resource-files.ts';

it('gives the media type of a resource without its parameters', () => {
  expect((['reviews', 'reviewsCsv', 'apiCatalog'] as const).map(bareTypeOf)).toEqual([
    'application/json',
    'text/csv',
    'application/linkset+json',
  ]);
});
