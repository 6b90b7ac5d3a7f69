import { dataBehind, jpegMetadata } from './jpeg-metadata.ts';

/**
 * The name, for a message, of data that may tell of more than the picture shows, such as the place where it was taken: `EXIF
 * data`. Colour profiles do not count. A file that ends too early is looked at as far as it goes.
 */
export function metadataIn(bytes: Buffer): string | undefined {
  const text = (start: number, end: number): string => bytes.toString('latin1', start, end);
  if (text(0, 2) === '\xff\xd8') return jpegMetadata(bytes);
  if (text(1, 4) === 'PNG') return pngMetadata(bytes);
  if (text(8, 12) === 'WEBP') return webpMetadata(bytes);
  if (text(0, 3) === 'GIF') return bytes.includes('XMP DataXMP') ? 'XMP data' : undefined;
  return text(4, 8) === 'ftyp' ? avifMetadata(bytes) : undefined;
}

/**
 * Portable Network Graphics, third edition, section 5.3: length, name, data and a checksum. Some telephones left the end of the
 * whole picture behind that of a cropped one, from which it can be made again (CVE-2023-21036).
 */
function pngMetadata(bytes: Buffer): string | undefined {
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + bytes.readUInt32BE(offset)) {
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    const keyword = bytes.toString('latin1', offset + 8, offset + 32);
    if (name === 'eXIf') return 'EXIF data';
    if (name === 'IEND') return dataBehind(bytes, offset + 12);
    if (!['tEXt', 'zTXt', 'iTXt'].includes(name)) continue;
    // ImageMagick keeps data that has no chunk of its own like this.
    if (keyword.startsWith('Raw profile type')) return 'EXIF data';
    if (keyword.startsWith('XML:com.adobe.xmp')) return 'XMP data';
  }
  return undefined;
}

/** RFC 9649, section 2.3: a name, a length, and data that is filled up to an even length. */
function webpMetadata(bytes: Buffer): string | undefined {
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', offset, offset + 4);
    if (name === 'EXIF' || name === 'XMP ') return `${name.trim()} data`;
    const length = bytes.readUInt32LE(offset + 4);
    offset += 8 + length + (length % 2);
  }
  return undefined;
}

/** ISO/IEC 14496-12: the box `meta` lists the items of a file, with the names of their types. */
function avifMetadata(bytes: Buffer): string | undefined {
  for (let offset = 0; offset + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(offset);
    if (bytes.toString('latin1', offset + 4, offset + 8) === 'meta') {
      const meta = bytes.subarray(offset, offset + length);
      if (meta.includes('Exif')) return 'EXIF data';
      if (meta.includes('application/rdf+xml')) return 'XMP data';
    }
    if (length < 8) break;
    offset += length;
  }
  return undefined;
}
