import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODINGS, chooseCoding } from '../../../src/http/content/content-coding.ts';

describe('chooseCoding, RFC 9110, section 12.5.3', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['gzip;q=0', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, identity;q=0.1', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['deflate, *;q=0', undefined],
    ['gzip ; q=0.5 , br\t;\tQ=0.6', 'br'],
    [',, ,gzip,,', 'gzip'],
    ['gzip;q=0., br;q=1.', 'br'],
  ])('answers %j with %s', (header, expected) => {
    expect(chooseCoding(header, CODINGS)).toBe(expected);
  });

  it.each(['gzip;q=2', 'gzip;q=', 'gzip;q=0.1234', 'gzip;q=1.001', 'gzip;level=9', 'gz ip', ';q=1'])(
    'skips the malformed element %j',
    (element) => {
      expect(chooseCoding(element, CODINGS)).toBe('identity');
      expect(chooseCoding(`${element}, br;q=0.1`, CODINGS)).toBe('br');
    },
  );

  it('lets a refusal stand beside an equal coding with another weight', () => {
    expect(chooseCoding('gzip;q=0, gzip', ['gzip', 'identity'])).toBe('identity');
    expect(chooseCoding('gzip, gzip;q=0', ['gzip', 'identity'])).toBe('identity');
  });

  it('chooses only among the available', () => {
    expect(chooseCoding('br, gzip;q=0.5', ['identity', 'gzip'])).toBe('gzip');
    expect(chooseCoding('br, gzip', ['identity'])).toBe('identity');
    expect(chooseCoding('br', ['gzip'])).toBeUndefined();
    expect(chooseCoding(undefined, ['gzip', 'br'])).toBe('gzip');
    expect(chooseCoding('*', [])).toBeUndefined();
    expect(chooseCoding(undefined, [])).toBeUndefined();
  });

  const weight = fc.constantFrom('0', '0.0', '0.000', '0.001', '0.5', '1');
  const name = fc.constantFrom('br', 'gzip', 'identity', 'deflate', '*');
  const elements = fc.uniqueArray(fc.record({ name, weight }), { selector: (element) => element.name });

  it('never chooses a coding that is refused, by its name or by "*"', () => {
    fc.assert(
      fc.property(elements, (list) => {
        const chosen = chooseCoding(list.map((element) => `${element.name};q=${element.weight}`).join(', '), CODINGS);
        const named = list.filter(({ name }) => name === chosen);
        const deciding = named.length > 0 ? named : list.filter(({ name }) => chosen !== undefined && name === '*');
        expect(deciding.every((element) => Number(element.weight) > 0)).toBe(true);
      }),
    );
  });

  it('finds no coding only where identity is refused', () => {
    fc.assert(
      fc.property(elements, (list) => {
        const chosen = chooseCoding(list.map((element) => `${element.name};q=${element.weight}`).join(', '), CODINGS);
        const own = list.find(({ name }) => name === 'identity') ?? list.find(({ name }) => name === '*');
        if (chosen === undefined) expect(Number(own?.weight)).toBe(0);
      }),
    );
  });

  it('reads 16 KiB of hostile input', () => {
    for (const part of [',', ' ', 'a', 'gzip;', 'gzip;q=0', '\t;', 'gzip;q=0,']) {
      expect(chooseCoding(part.repeat(16_384 / part.length), CODINGS)).toBe('identity');
    }
  });
});
