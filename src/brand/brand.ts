import type { Size } from '../reviews/small-photo.ts';
import type { Theme } from './theme.ts';

/** A picture of the brand as it is published. */
export interface BrandPicture extends Size {
  /** Below `{base_url}`. */
  readonly path: string;
  /** What is published there: the text of an SVG, or the base64 of a PNG. */
  readonly content: { readonly svg: string } | { readonly png: string };
}

export interface Logo extends BrandPicture {
  /** On which pages it cannot be seen by itself, and stands on a plate of the other ground. */
  readonly plate?: 'light' | 'dark' | undefined;
}

/** A photo as it is published: in several widths, each as AVIF and as JPEG. */
export interface BrandPhoto extends Size {
  readonly alt: string;
  /** In pixels, the smallest first. */
  readonly widths: readonly number[];
}

/** How a business looks. What it does not say is as in src/styles/ground/tokens.css. */
export interface Brand {
  readonly theme: Theme;
  readonly logo?: Logo | undefined;
  /** In place of the logo on dark pages. */
  readonly logoDark?: Logo | undefined;
  readonly icon?: BrandPicture | undefined;
  readonly photo?: BrandPhoto | undefined;
}

/** A picture as pages show it: what it contains is a file of its own, so that another content makes no page anew. */
type Shown<Picture extends BrandPicture> = Omit<Picture, 'content'>;

/** What pages show of a brand. */
export interface ShownBrand extends Pick<Brand, 'theme' | 'photo'> {
  readonly logo?: Shown<Logo> | undefined;
  readonly logoDark?: Shown<Logo> | undefined;
}

export function shownBrand({ theme, logo, logoDark, photo }: Brand): ShownBrand {
  return { theme, photo, logo: logo && shown(logo), logoDark: logoDark && shown(logoDark) };
}

function shown<Picture extends BrandPicture>({ content: _, ...picture }: Picture): Shown<Picture> {
  return picture;
}

/** The looks of a business that says nothing of them. */
export const NO_BRAND: Brand = { theme: {} };

/** Where a photo is in one of its widths. */
export function photoPath(width: number, format: 'avif' | 'jpg'): string {
  return `/brand/photo-${width}.${format}`;
}

export const THEME_PATH = '/theme.css';
