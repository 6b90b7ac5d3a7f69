import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLines } from '../../../src/insights/command/split-lines.ts';

async function* pieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let from = 0;
  for (const size of [...sizes, bytes.length]) {
    yield bytes.subarray(from, from + size);
    from += size;
  }
}

async function linesOf(bytes: Buffer, sizes: readonly number[] = [], longest?: number) {
  const lines = await Array.fromAsync(splitLines(pieces(bytes, sizes), longest));
  return lines.map(({ number, bytes }) => [number, bytes?.toString('latin1')]);
}

it('numbers lines from 1, and counts empty ones', async () => {
  expect(await linesOf(Buffer.from('a\n\nb\r\nc'))).toEqual([
    [1, 'a'],
    [2, ''],
    [3, 'b\r'],
    [4, 'c'],
  ]);
});

it('finds no line in nothing, and none behind the last line feed', async () => {
  expect(await linesOf(Buffer.from(''))).toEqual([]);
  expect(await linesOf(Buffer.from('a\n'))).toEqual([[1, 'a']]);
});

it('gives the same lines however the bytes come', async () => {
  const bytes = fc.uint8Array({ maxLength: 60 }).map((values) => Buffer.from(values.map((value) => (value % 4) + 8)));
  const sizes = fc.array(fc.nat(9), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(bytes, sizes, async (whole, cuts) => {
      const texts = whole.toString('latin1').split('\n');
      if (texts.at(-1) === '') texts.pop();
      expect(await linesOf(whole, cuts)).toEqual(texts.map((text, at) => [at + 1, text]));
    }),
  );
});

it('holds no line that is too long, and goes on behind it', async () => {
  const lines = [
    [1, 'abcd'],
    [2, undefined],
    [3, 'f'],
  ];
  expect(await linesOf(Buffer.from('abcd\nabcde\nf'), [], 4)).toEqual(lines);
  expect(await linesOf(Buffer.from('abcd\nabcde\nf'), [2, 5, 1], 4)).toEqual(lines);
  expect(await linesOf(Buffer.from('abcde'), [], 4)).toEqual([[1, undefined]]);
});
