import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressBlocks, databaseUrl, nonEmpty, numbers, oneOf, parsed, wholeNumber } from '../../src/settings/values.ts';

/** The value, or the message of the error. */
function read<T>(schema: z.ZodType<T>, text: unknown): T | string | undefined {
  const result = schema.safeParse(text);
  return result.success ? result.data : result.error.issues[0]?.message;
}

describe('values of settings', () => {
  it.each([
    ['a text with something in it', nonEmpty, 'x', 'x'],
    ['an empty text', nonEmpty, '', 'is empty'],
    ['one of the words', oneOf(['1', '0']), '0', '0'],
    ['another word', oneOf(['1', '0']), 'yes', 'allowed: 1, 0'],
    ['the least number', wholeNumber(1, 64), '1', 1],
    ['the greatest number', wholeNumber(1, 64), '064', 64],
    ['a lesser number', wholeNumber(1, 64), '0', 'allowed: a whole number from 1 to 64'],
    ['a greater number', wholeNumber(1, 64), '65', 'allowed: a whole number from 1 to 64'],
    ['a database', databaseUrl, 'file:a', { kind: 'sqlite', file: 'a' }],
    ['no database', databaseUrl, 'a', 'allowed: file: and the path of a file, or postgres://user:password@host/database'],
    ['no address', addressBlocks, 'a', '"a": not an address (192.0.2.7) or a CIDR block (10.0.0.0/8, fd00::/8)'],
    ['what a function takes', parsed((text) => ({ ok: true, value: text.length })), 'abc', 3],
    ['what a function refuses', parsed(() => ({ ok: false, message: 'never' })), 'abc', 'never'],
  ] as const)('%s is read or named', (_, schema, text, expected) => {
    expect(read<unknown>(schema, text)).toEqual(expected);
  });
});

it.each(['', '1.5', '0x8', '1e1', ' 8', '٨', 'x'])('a whole number is not written %j', (text) => {
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

  it('gives back what is written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(9), (first, second) => {
        expect(read(pair, `${first},${second}`)).toEqual([first, second]);
      }),
    );
  });
});
