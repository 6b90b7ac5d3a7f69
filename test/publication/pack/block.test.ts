import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBlock, openBlock } from '../../../src/publication/pack/block.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { entries } from '../../support/sites/entries.ts';

describe('a block', () => {
  it('gives back each entry, with the optional fields that it had', () => {
    fc.assert(
      fc.property(entries(), (some) => {
        const block = openBlock(encodeBlock(some));
        expect(Array.from({ length: block.count }, (_, index) => block.entry(index))).toEqual(some);
      }),
    );
  });

  it('finds the last entry that is not after a path', () => {
    fc.assert(
      fc.property(entries(), fc.string({ unit: anyCharacter }), (some, text) => {
        const block = openBlock(encodeBlock(some));
        for (const path of ['', `/${text}`, '/\uffff', ...some.map((each) => each.path)])
          expect(block.search(path)).toBe(some.findLastIndex((each) => each.path <= path));
      }),
    );
  });
});
