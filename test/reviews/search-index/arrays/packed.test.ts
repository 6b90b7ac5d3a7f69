import { expect, it } from 'vitest';
import { packArrays, unpackArrays } from '../../../../src/reviews/search-index/arrays/packed.ts';

const ARRAYS = {
  dates: Uint32Array.of(1, 0xffff_ffff),
  names: { bytes: Uint8Array.of(7, 8, 9), rows: { starts: new Uint32Array(), values: Uint32Array.of(5) } },
  places: Uint32Array.of(1, 2, 3, 4).subarray(1, 3),
};
const packed = packArrays(ARRAYS);

it.each([0, 1, 4])('gives the arrays back, %i bytes off an even place', (shift) => {
  const memory = new Uint8Array(packed.length + shift);
  memory.set(packed, shift);
  expect(unpackArrays(memory.subarray(shift))).toEqual(ARRAYS);
});

it('copies nothing where it need not', () => {
  expect(unpackArrays<typeof ARRAYS>(packed).names.bytes.buffer).toBe(packed.buffer);
});
