import { describe, expect, it } from 'vitest';
import { parseAddressBlocks } from '../../../src/http/client/address-blocks.ts';

describe('parseAddressBlocks', () => {
  it.each([
    '',
    ' ',
    ',',
    '10.0.0.0/8',
    '10.0.0.1/8',
    '0.0.0.0/0',
    '::1',
    ' fd00::/8 ,, 127.0.0.1 ',
    '::ffff:10.0.0.0/104',
    '::/0',
  ])('accepts %j', (text) => {
    expect(parseAddressBlocks(text).ok).toBe(true);
  });

  it.each([
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '::1/129',
    'localhost',
    '010.0.0.1',
    'fe80::1%eth0',
    '[::1]',
  ])('refuses %j by name', (block) => {
    expect(parseAddressBlocks(`127.0.0.1, ${block}`)).toEqual({
      ok: false,
      message: `${JSON.stringify(block)}: not an address (192.0.2.7) or a CIDR block (10.0.0.0/8, fd00::/8)`,
    });
  });

  it('names all that is wrong at once', () => {
    expect(parseAddressBlocks('x,10.0.0.0/8,y')).toMatchObject({ message: expect.stringMatching(/^"x", "y": /) });
  });
});
