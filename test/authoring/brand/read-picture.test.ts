import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from '../../../src/authoring/brand/read-picture.ts';
import type { PictureName } from '../../../src/brand/given-brand.ts';
import { telephonePhoto } from '../../support/content/samples/telephone-photo.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A picture with two colours. */
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b5c66' } })
    .composite([{ input: { create: { width: 8, height: 8, channels: 4, background: '#ffffff' } } }])
    .png()
    .toBuffer();

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">${content}</svg>`;

async function read(name: PictureName, file: string, content: string | Buffer) {
  const path = join(await temporaryFolder(), file);
  await writeFile(path, content);
  return readPicture(name, { path, file, name: file, isDirectory: false });
}

it('reads pixels as they are, and a drawing cleaned', async () => {
  const bytes = await png(100, 50);
  expect((await read('logo', 'logo.png', bytes)).found).toEqual([{ content: { bytes }, width: 100, height: 50 }]);
  expect((await read('logo', 'logo.svg', svg('<title>a</title><path d="M0 0h1v1z"/>'))).found).toMatchObject([
    { content: { svg: expect.stringMatching(/^<svg [^>]*><path d="M0 0h1v1z"\/><\/svg>\n$/) }, width: 512, height: 256 },
  ]);
});

it('measures a photo as it stands, not as the camera was held', async () => {
  const [photo] = (await read('photo', 'photo.jpg', await telephonePhoto(900, 700))).found;
  expect(photo).toMatchObject({ width: 700, height: 900 });
});

it('takes a photo with all the pixels that a telephone has, 108 million', async () => {
  const size = { width: 12_000, height: 9000 };
  // Colours would take most of the test's time to encode.
  const bytes = await sharp(Buffer.alloc(size.width * size.height), { raw: { ...size, channels: 1 } })
    .jpeg({ optimiseCoding: false })
    .toBuffer();
  expect((await read('photo', 'photo.jpg', bytes)).found).toMatchObject([size]);
});

it.each<[string, PictureName, string, string | Promise<Buffer>, string]>([
  ['one that is none', 'photo', 'photo.jpg', 'a text', 'is no JPEG, though its name says so; save the photo as one'],
  ['one of another kind', 'logo', 'logo.jpg', png(64, 64), 'is a PNG, though its name says JPEG; rename it to logo.png'],
  ['an empty one', 'icon', 'icon.png', '', 'is empty; copy the photo here again'],
  ['a narrow photo', 'photo', 'photo.png', png(639, 900), 'is 639 pixels wide; at least 640 are needed'],
  ['a tiny logo', 'logo', 'logo.png', png(16, 16), 'is 16 pixels wide; at least 48 are needed'],
  ['a cut one', 'logo', 'logo.png', png(300, 300).then((bytes) => bytes.subarray(0, 200)), 'cannot be read as a picture ('],
  ['a drawing with a script', 'icon', 'icon.svg', svg('<script/>'), 'holds a script'],
  ['a drawing of nothing', 'logo', 'logo.svg', svg('<g display="none"><path d="M0 0h1v1z"/></g>'), 'shows nothing'],
  ['a drawing that is no text', 'icon', 'icon.svg', png(9, 9), 'is not UTF-8'],
  ['a huge drawing', 'logo', 'logo.svg', svg('<path d="M0 0"/>'.repeat(8000)), 'is still larger than 100 KB'],
])('refuses %s', async (_, name, file, content, message) => {
  const { found, problems } = await read(name, file, await content);
  expect(found).toEqual([]);
  expect(problems[0]?.message).toContain(message);
});

it('refuses a file that is too large without reading it', async () => {
  const path = join(await temporaryFolder(), 'logo.png');
  await writeFile(path, '');
  await truncate(path, 5 * 1024 * 1024);
  const { problems } = await readPicture('logo', { path, file: 'logo.png', name: 'logo.png', isDirectory: false });
  expect(problems[0]?.message).toBe('is larger than 4 MB; npm run reviews -- photo logo.png makes it smaller');
});
