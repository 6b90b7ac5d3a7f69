import { expect, it } from 'vitest';
import { aspectPath, isQuoted, quotedAspects } from '../../../src/insights/dataset/aspect-path.ts';
import { aspectOf } from '../../support/charts/drawings.ts';

it('an aspect has a page, and on it a part for each verdict', () => {
  expect([aspectPath('price'), aspectPath('price', 'negative')]).toEqual(['/insights/price', '/insights/price#negative']);
});

it('an aspect is quoted by its evidence, however often it is mentioned', () => {
  expect(isQuoted(aspectOf([9, 0, 0]))).toBe(true);
  expect(isQuoted(aspectOf([9, 0, 0], { evidence: [] }))).toBe(false);
});

it('the quoted aspects are those that have a page', () => {
  const [price, staff] = [aspectOf([9, 0, 0]), aspectOf([9, 0, 0], { id: 'staff', evidence: [] })];
  expect([...quotedAspects({ aspects: [price, staff] })]).toEqual([price.id]);
});
