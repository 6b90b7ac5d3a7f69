import { describe, expect, it } from 'vitest';
import { imageFault } from '../../../../src/authoring/files/photos/image-kind.ts';

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

const STARTS: Readonly<Record<string, Buffer>> = {
  jpg: bytes('\xff\xd8\xff\xe0\0\x10JFIF'),
  png: bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  webp: bytes('RIFF\x24\0\0\0WEBPVP8 '),
  avif: bytes('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
  gif: bytes('GIF87a'),
  pointer: bytes('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146'),
};

function startOf(kind: string): Buffer {
  return STARTS[kind] ?? Buffer.alloc(0);
}

describe('a photo', () => {
  it.each([
    ['a.jpg', 'jpg'],
    ['IMG_1.JPG', 'jpg'],
    ['a.b.png', 'png'],
    ['a.webp', 'webp'],
    ['a.avif', 'avif'],
    ['a.gif', 'gif'],
  ])('may be %s', (name, kind) => {
    expect(imageFault(name, startOf(kind))).toBeUndefined();
  });

  it.each([
    ['another main brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
    ['a sequence', '\0\0\0\x18ftypavis\0\0\0\0avis'],
  ])('may be an AVIF of %s', (_, text) => {
    expect(imageFault('a.avif', bytes(text))).toBeUndefined();
  });

  it.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a version that reads as a brand', '\0\0\0\x14ftypmif1avifmif1'],
    ['a brand below the box', '\0\0\0\x10ftypmif1\0\0\0\0avif'],
    ['still fewer', '\0\0\0'],
  ])('is no AVIF by %s', (_, text) => {
    expect(imageFault('a.avif', bytes(text))).toBe('is no AVIF, though its name says so; save the photo as one');
  });

  it.each([
    ['a.svg', 'png', 'is not a photo; .jpg, .jpeg, .png, .webp, .avif, .gif are allowed endings'],
    ['jpg', 'jpg', 'is not a photo; .jpg, .jpeg, .png, .webp, .avif, .gif are allowed endings'],
    ['a.jpg', 'none', 'is empty; copy the photo here again'],
    [
      'a.jpg',
      'pointer',
      'is only the pointer that Git LFS leaves in its place; git lfs pull brings the file (in a workflow, lfs: true of actions/checkout)',
    ],
    ['a.jpg', 'webp', 'is a WebP, though its name says JPEG; rename it to a.webp'],
    ['a.b.PNG', 'jpg', 'is a JPEG, though its name says PNG; rename it to a.b.jpg'],
  ])('is told what is wrong: %s with the bytes of %s', (name, kind, message) => {
    expect(imageFault(name, startOf(kind))).toBe(message);
  });
});
