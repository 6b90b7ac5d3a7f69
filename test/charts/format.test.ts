import { expect, it } from 'vitest';
import { mentionsOf, reviewCount, signed, twoDecimals } from '../../src/charts/format.ts';
import { localeOf } from '../../src/locales/locale.ts';

const [en, es] = [localeOf('en'), localeOf('es')];

it('writes two decimals, also where they are zeros', () => {
  expect([4.3, 5, 1234].map(twoDecimals(en))).toEqual(['4.30', '5.00', '1,234.00']);
  expect(twoDecimals(es)(4.25)).toBe('4,25');
});

it('writes the sign of a score, and none at zero', () => {
  expect([0.714, -0.5, 0, 1].map(signed(en))).toEqual(['+0.71', '−0.50', '0.00', '+1.00']);
  expect(signed(es)(-0.04)).toBe('−0,04');
  // A mark keeps the sign at the left where lines run from right to left.
  expect([0.5, -0.5].map(signed(localeOf('ar')))).toEqual(['\u200e+0.50', '\u200e−0.50']);
});

it('counts in words, one by itself', () => {
  expect([reviewCount(en, 1), reviewCount(en, 1200), reviewCount(es, 2)]).toEqual(['1 review', '1,200 reviews', '2 opiniones']);
  expect([mentionsOf(en, 5, 12), mentionsOf(es, 1, 1)]).toEqual(['5 of 12 mentions', '1 de 1 mención']);
});
