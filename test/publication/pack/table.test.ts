import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, openBlock } from '../../../src/publication/pack/block.ts';
import { openTable, writeTable } from '../../../src/publication/pack/table.ts';
import { entries } from '../../support/sites/entries.ts';

const SPAN = { offset: 0, length: 0, digest: 'aa' };

/** Writes a table and opens it. `reads` has the number of each block that has been read since. */
function tableOf(some: Iterable<Entry>) {
  const blocks: Buffer[] = [];
  const { count, table } = writeTable(some, (bytes) => ({ ...SPAN, offset: blocks.push(bytes) - 1 }));
  const reads: number[] = [];
  const blockAt = (number: number) => openBlock(blocks[number] ?? expect.fail());
  const opened = openTable(blockAt(table.offset), ({ offset }) => {
    reads.push(offset);
    return blockAt(offset);
  });
  return { count, reads, ...opened };
}

const numbered = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/${String(index).padStart(4, '0')}`,
    mediaType: 'text/plain',
    lastModified: index,
    identity: { ...SPAN, digest: '00'.repeat(32) },
  }));

describe('a table', () => {
  it('gives all entries in their order, and each by its path alone', () => {
    fc.assert(
      fc.property(entries({ minLength: 60, maxLength: 140 }), fc.string(), (some, text) => {
        const table = tableOf(some);
        expect([table.count, [...table.entries()]]).toEqual([some.length, some]);
        for (const each of some) expect(table.entry(each.path)).toEqual(each);
        for (const path of ['', text, `/${text}`, '/\uffff'])
          expect(table.entry(path)).toEqual(some.find((each) => each.path === path));
      }),
      { numRuns: 20 },
    );
  });

  it.each([0, 1, 63, 64, 65, 128, 1000])('has no more and no fewer than %i entries', (count) => {
    const table = tableOf(numbered(count));
    expect([...table.entries()]).toEqual(numbered(count));
    expect([...table.blocks()].reduce((sum, block) => sum + block.count, 0)).toBe(count);
  });

  it('reads one block to find an entry', () => {
    const table = tableOf(numbered(1000));
    expect(table.entry('/0999')?.lastModified).toBe(999);
    expect(table.entry('/0999/')).toBeUndefined();
    expect(table.reads).toEqual([15, 15]);
  });

  it('refuses entries that are not in the order of their paths', () => {
    const [first, second] = numbered(2) as [Entry, Entry];
    expect(() => tableOf([second, first])).toThrow('/0000');
    expect(() => tableOf([first, first])).toThrow('/0000');
  });
});
