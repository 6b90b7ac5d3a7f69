import { parse } from 'node:path';
import type { PictureName } from '../../brand/given-brand.ts';

/** The pictures of a brand, and what the endings of their files may be. */
export const ENDINGS = {
  logo: ['.svg', '.png', '.webp', '.jpg', '.jpeg'],
  'logo-dark': ['.svg', '.png', '.webp', '.jpg', '.jpeg'],
  icon: ['.svg', '.png'],
  photo: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
} satisfies Record<PictureName, readonly string[]>;

export const THEME = 'theme.yaml';

export const STEMS = Object.keys(ENDINGS) as PictureName[];

/** Which picture of a brand a file is, by its name. */
export function pictureOf(file: string): PictureName | undefined {
  const { name, ext } = parse(file);
  return STEMS.find((stem) => stem === name && ENDINGS[stem].includes(ext));
}

/** The name in the folder `brand` for a file from elsewhere that is named like a file of a brand: `logo.png` for `Logo.PNG`. */
export function brandFileOf(file: string): string | undefined {
  const name = file.toLowerCase();
  if (/^theme\.ya?ml$/.test(name)) return THEME;
  return pictureOf(name) && name;
}
