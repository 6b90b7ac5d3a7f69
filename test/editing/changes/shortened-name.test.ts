import { expect, it } from 'vitest';
import { isShortened } from '../../../src/editing/changes/shortened-name.ts';

it.each([
  ['Ann', 'Ann Lee', true],
  ['A. L.', 'Ann Lee', true],
  ['A.', 'Ann', true],
  ['Lee', 'Ann Lee', true],
  ['José', 'JOSÉ Núñez', true],
  ['Ann Lee', 'Ann Lee', false],
  ['ANN LEE', 'Ann Lee', false],
  ['Ann Lee', 'Ann', false],
  ['Bo', 'Ann Lee', false],
  ['L. A.', 'Ann Lee', false],
  ['', 'Ann Lee', false],
])('tells whether %j is a shorter form of %j', (name, full, expected) => {
  expect(isShortened(name, full)).toBe(expected);
});
