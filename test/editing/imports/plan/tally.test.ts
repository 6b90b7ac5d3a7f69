import { expect, it } from 'vitest';
import { count, createTally, suggest } from '../../../../src/editing/imports/plan/tally.ts';

const entry = (place: string) => ({ place, parsed: { kind: 'nothing' as const } });

it('counts all, and keeps of what is told each reason once', () => {
  const tally = createTally(true);
  for (let n = 0; n < 30; n++) count(tally, entry(`row ${n}`), { kind: 'refused', reason: 'x' });
  count(tally, entry('row 30'), { kind: 'removed', removed: { id: 'a', date: '2024-01-01', reason: 'Asked for.' } });
  expect([tally.entries, tally.counts.refused, tally.report?.length]).toEqual([31, 30, 31]);
  expect([...tally.refused]).toEqual([['x', { place: 'row 0', count: 30 }]]);
  expect([...tally.removed]).toEqual([['removed on 2024-01-01: Asked for.', { place: 'row 30', count: 1 }]]);
  expect(createTally(false).report).toBeUndefined();
});

it('counts names that are not noted yet, with the words around one of them', () => {
  const tally = createTally(false);
  const text = `${'word '.repeat(20)}Dana came${' word'.repeat(20)}`;
  const named = { technicians: ['Dana', 'Omar'], services: [], places: new Map([['Dana', 100]]) };
  for (const _ of [1, 2]) suggest(tally, text, named, { technicians: ['Omar'] });
  expect([...tally.suggestions.values()]).toEqual([
    { kind: 'technician', id: 'Dana', count: 2, example: expect.stringMatching(/^…word .*Dana came word.*…$/) },
  ]);
});
