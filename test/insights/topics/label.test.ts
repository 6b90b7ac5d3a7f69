import { expect, it } from 'vitest';
import { labelOf, nameFirst, withIds } from '../../../src/insights/topics/label.ts';
import { termOf } from '../../support/content/reading/term.ts';

it('names a topic by the longest term that most of its reviews use', () => {
  const [short, long] = [termOf('heater', [1, 2, 3, 4]), termOf('water heater', [1, 2, 3])];
  expect(nameFirst([short, long], 4)).toEqual([long, short]);
  expect(nameFirst([short, termOf('water heater', [1])], 4)[0]).toBe(short);
});

it('names no topic by the plain name of a service', () => {
  const [service, other] = [termOf('sump pump', [1, 2, 3], true), termOf('float switch', [1, 2])];
  expect(nameFirst([service, other], 3)[0]).toBe(other);
});

it('begins a label with a capital', () => {
  expect([labelOf([termOf('second opinion', [1])]), labelOf([termOf('AC in July', [1])]), labelOf([])]).toEqual([
    'Second opinion',
    'AC in July',
    '',
  ]);
});

it('makes ids of labels, unique ones', () => {
  const ids = withIds(['Crème brûlée', 'Mini-split', 'mini split', '…', '—'].map((label) => ({ label }))).map(({ id }) => id);
  expect(ids).toEqual(['creme-brulee', 'mini-split', 'mini-split-2', 'topic', 'topic-2']);
});
