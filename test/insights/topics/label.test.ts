import { expect, it } from 'vitest';
import { endsWith } from '../../../src/insights/topics/join.ts';
import { labelOf, nameFirst, withIds } from '../../../src/insights/topics/label.ts';
import type { Term } from '../../../src/insights/topics/terms/term.ts';
import { termOf } from '../../support/content/reading/term.ts';

/** The form of the term that names the topic of these terms. */
function nameOf(reviews: number, ...terms: readonly Term[]): string | undefined {
  return nameFirst(terms, reviews, endsWith)[0]?.form;
}

it('names a topic by the longest term that nearly all of its reviews contain', () => {
  const [short, long] = [termOf('heater', [1, 2, 3, 4]), termOf('water heater', [1, 2, 3])];
  expect(nameFirst([short, long], 4, endsWith)).toEqual([long, short]);
  expect(nameOf(4, short, termOf('water heater', [1]))).toBe('heater');
});

it('does not say of all reviews what only some of them say', () => {
  expect(nameOf(12, termOf('sink', [1, 2, 3, 4, 5]), termOf('kitchen sink', [6, 7, 8, 9, 10, 11, 12]))).toBe('sink');
});

it('names no topic by the plain name of a service', () => {
  expect(nameOf(3, termOf('sump pump', [1, 2, 3], true), termOf('float switch', [1, 2]))).toBe('float switch');
});

it('begins a label with a capital, but for a brand that does not', () => {
  const labels = ['second opinion', 'AC in July', 'iPhone'].map((form) => labelOf([termOf(form, [1])]));
  expect([...labels, labelOf([])]).toEqual(['Second opinion', 'AC in July', 'iPhone', '']);
});

it('makes ids of labels, unique ones', () => {
  const ids = withIds(['Crème brûlée', 'Mini-split', 'mini split', '…', '—'].map((label) => ({ label }))).map(({ id }) => id);
  expect(ids).toEqual(['creme-brulee', 'mini-split', 'mini-split-2', 'topic', 'topic-2']);
});
