import { hash } from 'node:crypto';
import sharp from 'sharp';
import { type BrandPhoto, photoPath } from '../../brand/brand.ts';
import type { Size } from '../../reviews/small-photo.ts';
import type { BrandFile } from './brand-file.ts';

/** In pixels: for phones, for laptops, and for screens with small pixels. */
const WIDTHS = [640, 960, 1280];

/** Lower each time, until the file is small enough. */
const QUALITIES = { avif: [58, 50, 42, 34, 26], jpg: [76, 68, 58, 48, 38] } as const;

/** How many bytes a file of 640 pixels may have; wider ones may have more. The first page is read on phones, too. */
const MOST_BYTES = { avif: 24_000, jpg: 60_000 } as const;

type Format = keyof typeof QUALITIES;

/** The photo in the widths that it has pixels for. */
export function photoOf(size: Size, alt: string): BrandPhoto {
  const widths = WIDTHS.filter((width) => width <= size.width);
  const width = widths.at(-1) ?? size.width;
  return { alt, widths, width, height: Math.round((width * size.height) / size.width) };
}

/** The files of a photo, without what a camera wrote into it, because `sharp` keeps nothing of that. */
export function photoFiles(bytes: Buffer, { widths }: BrandPhoto): BrandFile[] {
  const digest = hash('sha256', bytes);
  return widths.flatMap((width) =>
    (['avif', 'jpg'] as const).map((format) => ({
      name: photoPath(width, format).slice(1),
      inputs: hash('sha256', `photo ${digest} ${width} ${format}`),
      make: () => encode(bytes, width, format),
    })),
  );
}

async function encode(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const most = MOST_BYTES[format] * (width / 640) ** 1.5;
  let encoded: Buffer | undefined;
  for (const quality of QUALITIES[format]) {
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    // A greater effort makes a file a tenth smaller, and takes five times as long.
    encoded = await (format === 'avif' ? picture.avif({ quality, effort: 1 }) : picture.jpeg({ quality })).toBuffer();
    if (encoded.length <= most) break;
  }
  return encoded as Buffer;
}
