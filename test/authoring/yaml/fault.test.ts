import { expect, it } from 'vitest';
import { type Fault, independentFaults } from '../../../src/authoring/yaml/fault.ts';

/** The offsets of the faults that are kept. Each line has ten offsets. */
function kept(...faults: [offset: number, reach: Fault['reach'], foundAt?: number][]): number[] {
  const all = faults.map(([offset, reach, foundAt = offset]): Fault => ({ offset, foundAt, reach, message: '' }));
  return independentFaults(all, (offset) => Math.floor(offset / 10)).map(({ offset }) => offset);
}

it('keeps faults that mislead nothing, in their order', () => {
  expect(kept([5, 'place'], [3, 'place'], [3, 'place'])).toEqual([3, 3, 5]);
});

it('keeps one fault of a line but those of other lines', () => {
  expect(kept([3, 'line'], [5, 'line'], [6, 'place'], [12, 'line'])).toEqual([3, 6, 12]);
});

it('leaves out a fault of all that follows on the line behind a fault, and what it brings about', () => {
  expect(kept([3, 'place'], [11, 'rest'], [12, 'line'], [21, 'rest'])).toEqual([3]);
});

it('keeps the first fault of all that follows, and faults of lines after it', () => {
  expect(kept([1, 'rest'], [31, 'rest'], [41, 'line'])).toEqual([1, 41]);
});

it('compares faults where they were found', () => {
  expect(kept([1, 'rest', 11], [5, 'place'])).toEqual([5]);
});
