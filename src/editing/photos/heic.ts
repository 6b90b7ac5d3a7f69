import decode from 'heic-decode';
import { brandsOf } from '../../authoring/files/photos/image-kind.ts';

/** The brands of HEIC files (ISO/IEC 23008-12, annex B), which telephones write and few browsers show. */
const BRANDS: readonly string[] = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'];

/** Whether the bytes are a HEIC picture. All brands are looked at, as the first may be `mif1`, which AVIF uses as well. */
export function isHeic(bytes: Buffer): boolean {
  return brandsOf(bytes).some((brand) => BRANDS.includes(brand));
}

/** Pixels of four bytes: red, green, blue and opacity. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The pixels of a HEIC picture, turned as it asks to be shown. `sharp` as it is installed cannot read them, because of patents.
 */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const { data, width, height } = await decode({ buffer: bytes });
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
}
