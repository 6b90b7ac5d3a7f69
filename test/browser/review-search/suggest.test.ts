import { expect, it } from 'vitest';
import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { suggest } from '../../../src/browser/review-search/suggest.ts';

const choice = (field: Choice['field'], name: string): Choice => ({ field, value: name, name, kind: field, href: '' });
const CHOICES = [
  choice('rating', '5 stars'),
  choice('service', 'Hot-water heater'),
  choice('service', 'Water mains'),
  choice('service', 'Underwater repair'),
  choice('technician', 'Renée Thibault'),
  choice('technician', 'Łukasz Großmann'),
  choice('area', 'Old Mill'),
  choice('year', '2026'),
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => choice('area', `Zone ${letter}`)),
];

it.each([
  ['wat', ['Water mains', 'Hot-water heater', 'Underwater repair']],
  ['wa', ['Water mains', 'Hot-water heater']],
  [' WATER M', ['Water mains']],
  ['water heat', ['Hot-water heater']],
  ['mains wat', ['Water mains']],
  ['renee', ['Renée Thibault']],
  ['RENÉE T', ['Renée Thibault']],
  ['grossm', ['Łukasz Großmann']],
  ['mill', ['Old Mill']],
  ['w', []],
  ['  ', []],
  ['5 stars', []],
  ['20', []],
  ['zone', ['Zone A', 'Zone B', 'Zone C', 'Zone D', 'Zone E', 'Zone F']],
])('for %j it names %j', (typed, names) => {
  expect(suggest(typed, CHOICES).map(({ name }) => name)).toEqual(names);
});
