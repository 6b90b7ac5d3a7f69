import sharp, { type Sharp } from 'sharp';
import { metadataIn } from '../../authoring/files/photos/image-metadata.ts';
import { type Size, SMALL_SIDE } from '../../reviews/small-photo.ts';
import { decodeHeic, isHeic } from './heic.ts';

/** The most pixels on the longer side of a published photo. */
const LARGEST_SIDE = 1600;

export interface PreparedPhoto extends Size {
  readonly large: Buffer;
  /** A smaller picture for lists. */
  readonly small: Buffer;
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The formats by the endings of their files. */
const FORMATS: Readonly<Record<string, Format>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};

/** Formats whose pictures may move. */
const MOVING: readonly Format[] = ['gif', 'webp'];

/**
 * Makes the published pictures of a photo from a telephone: upright, at most 1600 pixels on the longer side, and without
 * metadata. What moves goes on moving, if the format allows it. The same bytes always give the same pictures.
 */
export async function preparePhoto(
  bytes: Buffer,
  ending = '.jpg',
): Promise<{ ok: true; photo: PreparedPhoto } | { ok: false; message: string }> {
  try {
    const format = FORMATS[ending.toLowerCase()] ?? 'jpeg';
    const picture = await openPicture(bytes, format);
    const large = await encode(picture.clone(), LARGEST_SIDE, format);
    const small = await encode(picture.clone(), SMALL_SIDE, format);
    const left = metadataIn(large.data) ?? metadataIn(small.data);
    if (left !== undefined) throw new Error(`the picture still holds ${left}`);
    return { ok: true, photo: { large: large.data, small: small.data, ...large.size } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      ok: false,
      message: `cannot be read as a picture (${error.message.split('\n')[0]}); JPEG, HEIC, PNG, WebP, AVIF and GIF can`,
    };
  }
}

async function openPicture(bytes: Buffer, format: Format): Promise<Sharp> {
  if (isHeic(bytes)) return sharp(await decodeHeic(bytes, LARGEST_SIDE));
  // Some telephones write JPEGs of which the decoder warns, and which every program shows. One that is cut off is an error.
  return sharp(bytes, { failOn: 'error', animated: MOVING.includes(format) });
}

async function encode(picture: Sharp, side: number, format: Format): Promise<{ data: Buffer; size: Size }> {
  // `sharp` leaves out all metadata, unless it is told to keep it.
  const upright = picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const opaque = format === 'jpeg' ? upright.flatten({ background: '#fff' }) : upright;
  const { data, info } = await opaque.toFormat(format, { quality: 80, ...(format === 'jpeg' && { mozjpeg: true }) }).toBuffer({
    resolveWithObject: true,
  });
  // The frames of a moving picture are one below the other.
  return { data, size: { width: info.width, height: info.pageHeight ?? info.height } };
}
