import { expect, it } from 'vitest';
import { groupTechnicians } from '../../../../src/insights/entities/attribution/named-groups.ts';
import type { NamedEntity } from '../../../../src/insights/entities/named-entity.ts';

function groups(text: string): string[] {
  const named = [...text.matchAll(/Tom|Jake|Ann|sink/g)].map(
    ({ 0: id, index: start }): NamedEntity => ({
      kind: id === 'sink' ? 'service' : 'technician',
      id,
      start,
      end: start + id.length,
    }),
  );
  return groupTechnicians(text, named).map(({ start, end, keys }) => `${text.slice(start, end)}: ${keys.join()}`);
}

it.each([
  ['Tom and Jake came', ['Tom and Jake: Tom,Jake']],
  ['Tom, Jake & Ann', ['Tom, Jake & Ann: Tom,Jake,Ann']],
  ['Tom with Jake', ['Tom with Jake: Tom,Jake']],
  ['Tom came, Jake left', ['Tom: Tom', 'Jake: Jake']],
  ['Tom. Jake', ['Tom: Tom', 'Jake: Jake']],
  ['Tom and Tom', ['Tom and Tom: Tom']],
  ['the sink', []],
])('groups "%s"', (text, expected) => {
  expect(groups(text)).toEqual(expected);
});
