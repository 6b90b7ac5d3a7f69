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
  /** SHA-256 of the bytes that it is made of, hexadecimal: a page that shows another one is another page. */
  readonly digest: string;
}

/** How a business looks. What it does not say is as in src/styles/tokens.css. */
export interface Brand {
  readonly theme: Theme;
  readonly logo?: Logo | undefined;
  /** In place of the logo on dark pages. */
  readonly logoDark?: Logo | undefined;
  readonly icon?: BrandPicture | undefined;
  readonly photo?: BrandPhoto | undefined;
}

/** The looks of a business that says nothing of them. */
export const NO_BRAND: Brand = { theme: {} };

/** Where a photo is in one of its widths. */
export function photoPath(width: number, format: 'avif' | 'jpg'): string {
  return `/brand/photo-${width}.${format}`;
}

export const THEME_PATH = '/theme.css';
