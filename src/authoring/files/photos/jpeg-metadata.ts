/** The segments that hold what a camera or a program wrote about a picture, by marker, and how their contents begin. */
const SEGMENTS: readonly (readonly [marker: number, start: string, name: string])[] = [
  [0xe1, 'Exif\0', 'EXIF data'],
  [0xe1, 'http://ns.adobe.com/', 'XMP data'],
  [0xed, 'Photoshop 3.0\0', 'IPTC data'],
];

const END_OF_IMAGE = 0xd9;

/**
 * What a JPEG (ITU T.81, annex B) holds besides the picture. Telephones also put a film or a second picture behind its end, each
 * with a place and a time of its own.
 */
export function jpegMetadata(bytes: Buffer): string | undefined {
  let offset = nextMarker(bytes, 2);
  while (offset + 4 <= bytes.length) {
    const marker = bytes[offset + 1];
    if (marker === END_OF_IMAGE) break;
    const length = bytes.readUInt16BE(offset + 2);
    const content = bytes.subarray(offset + 4, offset + 2 + length);
    const held = SEGMENTS.find(([of, start]) => of === marker && content.toString('latin1', 0, start.length) === start);
    if (held) return held[2];
    offset = nextMarker(bytes, offset + 2 + length);
  }
  return dataBehind(bytes, offset + 2);
}

/**
 * Where the next marker begins. Stuffed zeros and restarts are in a scan, and any number of bytes 0xff may stand before a marker
 * (section B.1.1.2).
 */
function nextMarker(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

/** What a file holds from a place on, behind its picture. Some programs fill up the last block of a file with zeros. */
export function dataBehind(bytes: Buffer, offset: number): string | undefined {
  return bytes.subarray(offset).some((byte) => byte !== 0) ? 'more data behind the picture' : undefined;
}
