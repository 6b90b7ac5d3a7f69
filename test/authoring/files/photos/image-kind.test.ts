import { expect, it } from 'vitest';
import { imageFault } from '../../../../src/authoring/files/photos/image-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

const STARTS: Readonly<Record<string, string>> = {
  jpg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  avif: '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf',
  gif: 'GIF87a',
};

it.each([
  ['a.jpg', STARTS.jpg],
  ['a.jpeg', STARTS.jpg],
  ['IMG_1.JPG', STARTS.jpg],
  ['a.b.png', STARTS.png],
  ['a.webp', STARTS.webp],
  ['a.avif', STARTS.avif],
  ['of-another-main-brand.avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['sequence.avif', '\0\0\0\x18ftypavis\0\0\0\0avis'],
  ['a.gif', STARTS.gif],
])('%s may be a photo', (name, start = '') => {
  expect(imageFault(name, bytes(start))).toBeUndefined();
});

it.each([
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a version that reads as a brand', '\0\0\0\x14ftypmif1avifmif1'],
  ['a brand below the box', '\0\0\0\x10ftypmif1\0\0\0\0avif'],
  ['too few bytes', '\0\0\0\x1cftyp'],
  ['still fewer', '\0\0\0'],
])('a photo is no AVIF by %s', (_, text) => {
  expect(imageFault('a.avif', bytes(text))).toBe('is no AVIF, though its name says so; save the photo as one');
});

const NO_PHOTO = 'is not a photo; .jpg, .jpeg, .png, .webp, .avif, .gif are allowed endings';

it.each([
  ['a.svg', STARTS.png, NO_PHOTO],
  ['jpg', STARTS.jpg, NO_PHOTO],
  ['a.jpg', '', 'is empty; copy the photo here again'],
  ['a.jpg', STARTS.webp, 'is a WebP, though its name says JPEG; rename it to a.webp'],
  ['a.b.PNG', STARTS.jpg, 'is a JPEG, though its name says PNG; rename it to a.b.jpg'],
  ['a.jpg', '<!doctype html>', 'is no JPEG, though its name says so; save the photo as one'],
])('is told what is wrong: %s with the bytes %j', (name, start = '', message) => {
  expect(imageFault(name, bytes(start))).toBe(message);
});
