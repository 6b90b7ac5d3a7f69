import sharp from 'sharp';
import { expect, it } from 'vitest';
import { metadataIn } from '../../../src/authoring/files/photos/image-metadata.ts';
import { preparePhoto } from '../../../src/editing/photos/prepare-photo.ts';
import { HEIC, HEIC_OF_IPHONE, telephonePhoto } from '../../support/content/samples/telephone-photo.ts';

async function prepared(bytes: Buffer, ending?: string) {
  const result = await preparePhoto(bytes, ending);
  return result.ok ? result.photo : expect.fail(result.message);
}

/** The colour at a place, each component in fortieths. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await pixel.toBuffer())].map((value) => Math.round(value / 40));
}

it('turns a photo upright, makes it smaller, and leaves out where it was taken', async () => {
  const taken = await telephonePhoto();
  expect(metadataIn(taken)).toBe('EXIF data');
  const { large, small, width, height } = await prepared(taken);
  expect([width, height]).toEqual([1200, 1600]);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 360, height: 480 });
  for (const picture of [large, small]) {
    expect([metadataIn(picture), picture.includes('Exif'), picture.includes('Telephone')]).toEqual([undefined, false, false]);
    expect(await colourAt(picture, 100, 100)).toEqual([5, 1, 1]);
    expect(await colourAt(picture, 100, picture === large ? 1500 : 400)).toEqual([1, 1, 5]);
  }
});

it('makes the same bytes of the same photo', async () => {
  const taken = await telephonePhoto(800, 600);
  expect(await prepared(taken)).toEqual(await prepared(taken));
});

it('takes a HEIC, and enlarges nothing', async () => {
  const { large, width, height } = await prepared(HEIC);
  expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 });
  expect([width, height]).toEqual([96, 64]);
});

it('keeps the colours of an iPhone, whose HEIC has a wider range of them than the web', async () => {
  const { large } = await prepared(HEIC_OF_IPHONE, '.png');
  const [red = 0, green = 0, blue = 0] = await sharp(large).removeAlpha().raw().toBuffer();
  // Without its profile the red would be 215, 68, 48.
  for (const [is, was] of [
    [red, 234],
    [green, 51],
    [blue, 35],
  ] as const)
    expect(Math.abs(is - was)).toBeLessThan(4);
});

it.each(['.png', '.webp', '.avif', '.gif', '.JPEG'])('keeps the format of a file that is mended: %s', async (ending) => {
  const { large } = await prepared(await telephonePhoto(80, 60), ending);
  const { format } = await sharp(large).metadata();
  expect(format).toBe({ '.JPEG': 'jpeg', '.avif': 'heif' }[ending] ?? ending.slice(1));
});

it('takes a JPEG with the odd scan header of some Samsung telephones', async () => {
  const taken = await telephonePhoto(80, 60);
  // ITU-T T.81, B.2.3: behind the marker stands the length of the header, and in its last byte but one the end of the spectrum.
  const header = taken.indexOf(Buffer.from([0xff, 0xda])) + 2;
  taken[header + taken.readUInt16BE(header) - 2] = 0;
  expect(await prepared(taken)).toMatchObject({ width: 60, height: 80 });
});

it.each(['gif', 'webp'] as const)('leaves a picture moving that is mended: %s', async (format) => {
  const size = { width: 640, height: 480 };
  const frames = ['#c81e1e', '#1e1ec8'].map((background) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  const { large, width, height } = await prepared(moving, `.${format}`);
  expect({ width, height }).toEqual(size);
  expect((await sharp(large).metadata()).pages).toBe(2);
  expect(await prepared(moving)).toMatchObject(size);
});

it('says so of what is no picture, or only a part of one', async () => {
  const taken = await telephonePhoto(80, 60);
  const cutOff = taken.subarray(0, taken.length - 300);
  for (const bytes of [Buffer.from('Dear sirs'), taken.subarray(0, 300), cutOff, HEIC.subarray(0, 400)]) {
    expect(await preparePhoto(bytes)).toEqual({
      ok: false,
      message: expect.stringMatching(/^cannot be read as a picture \(.+\); JPEG, HEIC/),
    });
  }
});
