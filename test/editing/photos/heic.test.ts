import { expect, it } from 'vitest';
import { decodeHeic, isHeic } from '../../../src/editing/photos/heic.ts';
import { HEIC } from '../../support/content/samples/telephone-photo.ts';

it('reads the pixels of a HEIC', async () => {
  expect(isHeic(HEIC)).toBe(true);
  const { data, width, height } = await decodeHeic(HEIC);
  expect([width, height, data.length]).toEqual([96, 64, 96 * 64 * 4]);
  expect([...data.subarray(0, 4)].map((value) => Math.round(value / 40))).toEqual([5, 1, 1, 6]);
});

it.each(['', 'GIF89a', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif'])(
  'knows that %j is none',
  (text) => {
    expect(isHeic(Buffer.from(text, 'latin1'))).toBe(false);
  },
);
