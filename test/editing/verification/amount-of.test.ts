import { expect, it } from 'vitest';
import { amountOf } from '../../../src/editing/verification/amount-of.ts';

it.each([
  ['$1,250.00', 1250],
  ['1.250,50 €', 1250.5],
  ['194', 194],
  // As a workbook stores 194.50 and 1,250.50.
  ['194.5', 194.5],
  ['1250.5', 1250.5],
  ['1,250', 1250],
  ["CHF 1'250.-", 1250],
  ['free', undefined],
])('amount %s', (written, amount) => {
  expect(amountOf(written)).toBe(amount);
});
