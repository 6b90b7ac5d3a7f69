import sharp from 'sharp';
import { expect, it } from 'vitest';
import { metadataIn } from '../../../../src/authoring/files/photos/image-metadata.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

function picture() {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#b76e00' } });
}

it.each(FORMATS)('finds the place where a picture was taken, and nothing in one without: %s', async (format) => {
  const placed = picture().withExif({ IFD3: { GPSLatitude: '43/1 36/1 43/1', GPSLatitudeRef: 'N' } });
  expect(metadataIn(await placed.toFormat(format).toBuffer())).toBe('EXIF data');
  expect(metadataIn(await picture().withIccProfile('p3').toFormat(format).toBuffer())).toBeUndefined();
});

it.each(FORMATS)('finds what programs have written about a picture: %s', async (format) => {
  const described = picture().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
  expect(metadataIn(await described.toFormat(format).toBuffer())).toBe('XMP data');
});

it('finds what a PNG holds behind its picture, such as the rest of one that was cropped', async () => {
  const png = await picture().png().toBuffer();
  expect(metadataIn(Buffer.concat([png, Buffer.from('IDAT')]))).toBe('more data behind the picture');
  expect(metadataIn(Buffer.concat([png, Buffer.alloc(512)]))).toBeUndefined();
});

it.each([
  ['GIF89a…XMP DataXMP<x/>', 'XMP data'],
  ['GIF89a', undefined],
  ['RIFF\0\0\0\0WEBPVP8 \x01\0\0\0…\0EXIF\0\0\0\0', 'EXIF data'],
  ['', undefined],
  ['\x89PNG\r\n\x1a\n\0', undefined],
])('looks at %j as far as it goes', (text, found) => {
  expect(metadataIn(Buffer.from(text, 'latin1'))).toBe(found);
});
