import { expect, it } from 'vitest';
import { ownChanges } from '../../../src/insights/dataset/own-changes.ts';
import { ownAspectSchema } from '../../../src/insights/own-aspect.ts';

const changes = (...entries: object[]) =>
  ownChanges(
    'dental',
    entries.map((entry) => ownAspectSchema.parse(entry)),
  );

it('are what the business leaves out, and where it adds words, by the names that readers know', () => {
  expect(
    changes(
      { id: 'price', hidden: true },
      { id: 'staff', name: 'Team', not: ['red team'] },
      { id: 'pets', positive: ['our dog'] },
    ),
  ).toEqual({
    hidden: [{ id: 'price', name: 'Price' }],
    own_words: [
      { id: 'staff', name: 'Team' },
      { id: 'pets', name: 'pets' },
    ],
  });
});

it('are nothing where it only gives other names', () => {
  expect([changes(), changes({ id: 'price', name: 'Cost' })]).toEqual([undefined, undefined]);
});
