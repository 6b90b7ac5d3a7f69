import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jpegMetadata } from '../../../../src/authoring/files/photos/jpeg-metadata.ts';

function segment(marker: number, content: string): Buffer {
  const bytes = Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** A scan with a stuffed zero and a restart marker in it. */
const SCAN = Buffer.concat([segment(0xda, '\0'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);

function jpeg(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([START, ...parts, SCAN, END]);
}

it.each([
  ['EXIF data', jpeg(segment(0xe0, 'JFIF\0'), segment(0xe1, 'Exif\0\0II*\0'))],
  ['XMP data', jpeg(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'))],
  ['IPTC data', jpeg(segment(0xed, 'Photoshop 3.0\x008BIM'))],
  ['EXIF data', jpeg(SCAN, segment(0xe1, 'Exif\0\0'))],
  ['EXIF data', jpeg(Buffer.from([0xff, 0xff]), segment(0xe1, 'Exif\0\0'))],
  ['more data behind the picture', Buffer.concat([jpeg(), jpeg()])],
])('finds %s', (name, bytes) => {
  expect(jpegMetadata(bytes)).toBe(name);
});

it.each([
  ['nothing but the picture', jpeg(segment(0xe0, 'JFIF\0'))],
  ['a profile of colours', jpeg(segment(0xe2, 'ICC_PROFILE\0\x01\x01Exif\0\0'))],
  ['zeros behind the end', Buffer.concat([jpeg(), Buffer.alloc(512)])],
  ['a beginning alone', Buffer.from([0xff, 0xd8, 0xff])],
])('finds nothing in %s', (_, bytes) => {
  expect(jpegMetadata(bytes)).toBeUndefined();
});

it('comes to an end with any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const found = jpegMetadata(Buffer.concat([START, bytes]));
      expect(found === undefined || found.length > 0).toBe(true);
    }),
  );
});
