import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { numbers, wholeNumber } from '../../src/settings/values.ts';

/** The value, or the message of the error. */
function read<T>(schema: z.ZodType<T>, text: unknown): T | string | undefined {
  const result = schema.safeParse(text);
  return result.success ? result.data : result.error.issues[0]?.message;
}

it('a whole number lies within its bounds, and may begin with zeros', () => {
  expect(['1', '064'].map((text) => read(wholeNumber(1, 64), text))).toEqual([1, 64]);
});

it.each(['0', '65', '', '1.5', '0x8', '1e1', ' 8', '٨', 'x'])('a whole number from 1 to 64 is not %j', (text) => {
  expect(read(wholeNumber(1, 64), text)).toBe('allowed: a whole number from 1 to 64');
});

describe('numbers', () => {
  const pair = numbers(/^[0-9]+$/, z.tuple([z.number(), z.number().max(9)]), 'two digits');

  it('reads numbers with commas and spaces between them', () => {
    expect(read(pair, '1,2')).toEqual([1, 2]);
    expect(read(pair, ' 1 , 2 ')).toEqual([1, 2]);
  });

  it.each(['', ',', '1', '1,', ',1', '1,2,3', '1,2,', '1,10', '1;2', '1, -2', '1,2e0', '1,0x2', '1,Infinity', 'a,b'])(
    'refuses %j',
    (text) => {
      expect(read(pair, text)).toBe('allowed: two digits');
    },
  );
});
