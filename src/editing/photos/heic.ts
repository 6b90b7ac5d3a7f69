import { crc32, deflateSync } from 'node:zlib';
import decode from 'heic-decode';
import sharp from 'sharp';
import { brandsOf } from '../../authoring/files/photos/image-kind.ts';

/** The brands of HEIC files (ISO/IEC 23008-12, annex B), which telephones write and few browsers show. */
const BRANDS: readonly string[] = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'];

/** Whether the bytes are a HEIC picture. All brands are looked at, as the first may be `mif1`, which AVIF uses as well. */
export function isHeic(bytes: Buffer): boolean {
  return brandsOf(bytes).some((brand) => BRANDS.includes(brand));
}

/**
 * A HEIC picture as a PNG with the same colour profile, turned as it asks to be shown, and at most `side` pixels on the longer side.
 * `sharp` as it is installed cannot read a HEIC, because of patents.
 */
export async function decodeHeic(bytes: Buffer, side: number): Promise<Buffer> {
  const { data, width, height } = await decode({ buffer: bytes });
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  const fitted = picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // It is read again at once, so it need not be small.
  const png = await fitted.png({ compressionLevel: 0 }).toBuffer();
  const profile = colourProfileIn(bytes);
  return profile === undefined ? png : withProfile(png, profile);
}

/** ISO/IEC 14496-12, section 12.1.5: the box `colr` holds an ICC profile behind its length, its name and the name of its kind. */
function colourProfileIn(bytes: Buffer): Buffer | undefined {
  const start = bytes.indexOf('colrprof') - 4;
  return start < 0 ? undefined : bytes.subarray(start + 12, start + bytes.readUInt32BE(start));
}

/** Where the first chunk of a PNG ends, which says its size: behind the eight bytes of each PNG. */
const HEAD_END = 8 + 25;

/** Portable Network Graphics, third edition, section 11.3.2.3: a chunk of a name and the compressed profile, before the pixels. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([
    png.subarray(0, HEAD_END),
    uint32(chunk.length - 4),
    chunk,
    uint32(crc32(chunk)),
    png.subarray(HEAD_END),
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
