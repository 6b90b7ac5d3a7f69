import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/publication/digest.ts';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('gives what FIPS 180-4 gives for %j', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('takes parts as one run of bytes, text as UTF-8', () => {
    expect(sha256('Zoë ', Buffer.from('Łu'), 'kasz')).toBe(sha256(Buffer.from('Zoë Łukasz')));
    expect(sha256()).toBe(sha256(''));
  });
});
