import sharp from 'sharp';
import { expect, it } from 'vitest';
import { metadataIn } from '../../../src/authoring/files/photos/image-metadata.ts';
import { photoFiles, photoOf } from '../../../src/pictures/brand/photo-files.ts';
import { telephonePhoto } from '../../support/content/samples/telephone-photo.ts';

it('has the widths that it has pixels for, and the shape of the photo', () => {
  const widths = (width: number) => photoOf({ width, height: width / 2 }, 'The shop').widths;
  expect([640, 959, 960, 4000].map(widths)).toEqual([[640], [640], [640, 960], [640, 960, 1280]]);
  expect(photoOf({ width: 4000, height: 3000 }, 'The shop')).toMatchObject({
    width: 1280,
    height: 960,
    alt: 'The shop',
  });
});

it('is upright, as AVIF and as JPEG, without what the camera wrote', async () => {
  const bytes = await telephonePhoto(1000, 700);
  expect(metadataIn(bytes)).toBe('EXIF data');
  const files = photoFiles(bytes, photoOf({ width: 700, height: 1000 }, 'A'));
  expect(files.map(({ name }) => name)).toEqual(['brand/photo-640.avif', 'brand/photo-640.jpg']);
  for (const { make } of files) {
    const made = Buffer.from(await make());
    expect(metadataIn(made)).toBeUndefined();
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([640, 914]);
    // The upper half is red.
    expect(data[0]).toBeGreaterThan(150);
    expect(data.at(-info.channels)).toBeLessThan(60);
  }
});

it('takes less of the quality where there is much to see, so that the first page stays light', async () => {
  const noise = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .blur(1.2)
    .png()
    .toBuffer();
  const [avif] = photoFiles(noise, photoOf({ width: 700, height: 500 }, 'A'));
  const plain = await sharp(noise).resize(640).avif({ quality: 58, effort: 1 }).toBuffer();
  expect((await avif?.make())?.length).toBeLessThan(0.8 * plain.length);
});

it('is made anew when its bytes are others, and not else', () => {
  const inputs = (bytes: string) =>
    photoFiles(Buffer.from(bytes), photoOf({ width: 700, height: 500 }, 'A')).map((file) => file.inputs);
  expect(inputs('a')).toEqual(inputs('a'));
  expect(new Set([...inputs('a'), ...inputs('b')]).size).toBe(4);
});
