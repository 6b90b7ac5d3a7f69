import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { meaningOf } from '../../../../src/insights/topics/terms/meaning.ts';

function meaningIn(phrase: string): string {
  return meaningOf(phrase.split(' ').map(stemOf));
}

it.each([
  ['flavor', 'flavour'],
  ['fitness center', 'fitness centre'],
  ['maple donut', 'maple doughnut'],
  ['winter tire', 'winter tyres'],
])('spells %s and %s alike', (one, other) => {
  expect(meaningIn(other)).toBe(meaningIn(one));
});

it.each([
  ['receptionist', 'front desk'],
  ['free estimate', 'free quotes'],
  ['thrift store', 'thrift shop'],
])('takes %s and %s for one', (one, other) => {
  expect(meaningIn(other)).toBe(meaningIn(one));
});

it('leaves out what ends a term and adds nothing', () => {
  expect(meaningIn('sales process')).toBe(stemOf('sales'));
  expect(meaningIn('parking lot space')).toBe(stemOf('parking'));
  expect(meaningIn('process')).toBe(stemOf('process'));
});

it('takes other words that end alike for what they are', () => {
  expect(new Set(['tour', 'door', 'gas', 'frontier'].map(meaningIn)).size).toBe(4);
  expect(meaningIn('desk')).toBe('desk');
});
