import { expect, it } from 'vitest';
import { jsonLines } from '../../../../src/editing/imports/files/json-lines.ts';

async function* pieces(text: string) {
  for (let start = 0; start < text.length; start += 4) yield text.slice(start, start + 4);
}

it('reads each line by itself, and tells of those that are none', async () => {
  expect(await Array.fromAsync(jsonLines(pieces('{"a":1}\r\n\n{"a":\nnull')))).toEqual([
    { number: 1, value: { a: 1 } },
    { number: 3, fault: expect.stringMatching(/^is not valid JSON: /) },
    { number: 4, value: null },
  ]);
});
