import { describe, expect, it } from 'vitest';
import { isOrdinary } from '../../../../src/insights/entities/names/ordinary-words.ts';

describe('an ordinary word', () => {
  it.each(['will', 'mark', 'grace', 'may', 'rob', 'heater', 'copper', 'turned', 'copies', 'prices'])('is %s', (word) => {
    expect(isOrdinary(word)).toBe(true);
  });

  it.each(['dana', 'marcus', 'tom', 'carrie', 'priya', 'kowalczyk', ''])('is not "%s"', (word) => {
    expect(isOrdinary(word)).toBe(false);
  });
});
