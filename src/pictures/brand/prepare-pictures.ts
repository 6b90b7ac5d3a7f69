import sharp, { type Sharp } from 'sharp';
import type { Brand, BrandPicture, Logo } from '../../brand/brand.ts';
import type { GivenBrand, GivenPicture } from '../../brand/given-brand.ts';
import type { Mode } from '../../brand/palette.ts';
import { once } from '../../once.ts';
import type { Size } from '../../reviews/small-photo.ts';
import type { BrandFile } from './brand-file.ts';
import { photoFiles, photoOf } from './photo-files.ts';
import { unseenOn } from './plate.ts';

/** In pixels: twice what the head of a page has room for, and what an icon has on the largest screens. */
const LOGO: Size = { width: 576, height: 128 };
const ICON: Size = { width: 192, height: 192 };

/** In pixels: the height at which a logo is tested for a plate. */
const LOOKED_AT = 64;

/** The pictures of a brand as they are published. The icon itself is no file; only what is painted from it is. */
export async function preparePictures(
  given: GivenBrand['pictures'],
  alt: string,
): Promise<{ brand: Omit<Brand, 'theme'>; files: readonly BrandFile[] }> {
  const [light, dark, icon, photo] = (['logo', 'logo-dark', 'icon', 'photo'] as const).map((name) => given.get(name));
  const bytes = photo && 'bytes' in photo.content ? photo.content.bytes : undefined;
  const shown = photo && photoOf(photo, alt);
  const logo = light && (await logoOf(light, 'logo', dark === undefined ? ['light', 'dark'] : ['light']));
  const logoDark = dark && (await logoOf(dark, 'logo-dark', ['dark']));
  return {
    brand: { logo, logoDark, icon: icon && (await published(icon, 'icon', ICON)), photo: shown },
    files: [
      ...[logo, logoDark].filter((picture) => picture !== undefined).map(fileOf),
      ...(shown && bytes ? photoFiles(bytes, shown).map(madeOnce) : []),
    ],
  };
}

async function logoOf(given: GivenPicture, name: string, shownOn: readonly Mode[]): Promise<Logo> {
  return { ...(await published(given, name, LOGO)), plate: await plateOf(given, shownOn) };
}

async function published(given: GivenPicture, name: string, most: Size): Promise<BrandPicture> {
  const { width, height, content } = given;
  if ('svg' in content) return { path: `/brand/${name}.svg`, width, height, content };
  const { data, info } = await open(given)
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { path: `/brand/${name}.png`, width: info.width, height: info.height, content: { png: data.toString('base64') } };
}

/** Of the pages that show a logo, those on which it could not be seen without a plate. */
async function plateOf(given: GivenPicture, shownOn: readonly Mode[]): Promise<Logo['plate']> {
  // A drawing whose style has other colours for dark pages would be light on a light plate there.
  if ('svg' in given.content && given.content.svg.includes('prefers-color-scheme')) return undefined;
  const painted = open(given).resize({ height: LOOKED_AT }).ensureAlpha().raw();
  const { data, info } = await painted.toBuffer({ resolveWithObject: true });
  const unseen = unseenOn({ data, width: info.width, height: info.height });
  return unseen && shownOn.includes(unseen) ? unseen : undefined;
}

function open({ content }: GivenPicture): Sharp {
  return 'svg' in content ? sharp(Buffer.from(content.svg)) : sharp(content.bytes).autoOrient();
}

function fileOf({ path, content }: BrandPicture): BrandFile {
  const bytes = 'svg' in content ? Buffer.from(content.svg) : Buffer.from(content.png, 'base64');
  return { name: path.slice(1), make: async () => bytes };
}

/** Makes a file once. A dev server asks for it each time that a page is shown, and a photo takes a second. */
function madeOnce({ make, ...file }: BrandFile): BrandFile {
  return { ...file, make: once(make) };
}
