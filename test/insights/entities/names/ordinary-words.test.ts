import { expect, it } from 'vitest';
import { isOrdinary } from '../../../../src/insights/entities/names/ordinary-words.ts';

it('tells ordinary words from names', () => {
  const ordinary = ['will', 'mark', 'grace', 'may', 'rob', 'heater', 'copper', 'turned', 'copies', 'prices'];
  expect(ordinary.filter((word) => !isOrdinary(word))).toEqual([]);
  expect(['dana', 'marcus', 'tom', 'carrie', 'priya', 'kowalczyk', ''].filter(isOrdinary)).toEqual([]);
});
