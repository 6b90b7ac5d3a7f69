import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeBlock, openBlock } from '../../../src/publication/pack/block.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { entries } from '../../support/sites/entries.ts';

it('a block finds the last entry that is not after a path', () => {
  fc.assert(
    fc.property(entries(), fc.string({ unit: anyCharacter }), (some, text) => {
      const block = openBlock(encodeBlock(some));
      for (const path of ['', `/${text}`, '/\uffff', ...some.map((each) => each.path)])
        expect(block.search(path)).toBe(some.findLastIndex((each) => each.path <= path));
    }),
  );
});
