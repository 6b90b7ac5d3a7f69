import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeHeic, isHeic } from '../../../src/editing/photos/heic.ts';
import { HEIC, HEIC_OF_IPHONE } from '../../support/content/samples/telephone-photo.ts';

it('makes a PNG of a HEIC, no larger than it is told', async () => {
  expect(isHeic(HEIC)).toBe(true);
  const { data, info } = await sharp(await decodeHeic(HEIC, 100))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([96, 64, 4]);
  expect([...data.subarray(0, 4)].map((value) => Math.round(value / 40))).toEqual([5, 1, 1, 6]);
  expect(await sharp(await decodeHeic(HEIC, 48)).metadata()).toMatchObject({ format: 'png', width: 48, height: 32 });
});

it('keeps the colour profile', async () => {
  const { icc } = await sharp(await decodeHeic(HEIC_OF_IPHONE, 100)).metadata();
  expect(icc && HEIC_OF_IPHONE.includes(icc)).toBe(true);
  expect((await sharp(await decodeHeic(HEIC, 100)).metadata()).icc).toBeUndefined();
});

it.each(['', 'GIF89a', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif'])(
  'knows that %j is none',
  (text) => {
    expect(isHeic(Buffer.from(text, 'latin1'))).toBe(false);
  },
);
