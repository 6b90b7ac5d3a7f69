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
  /** The pages on which the logo could not be seen by itself, so that it stands on a plate in the colour of the other pages. */
  readonly plate?: 'light' | 'dark' | undefined;
}

/** A photo as it is published: in several widths, each as AVIF and as JPEG. */
export interface BrandPhoto extends Size {
  readonly alt: string;
  /** In pixels, the smallest first. */
  readonly widths: readonly number[];
}

/** How a business looks. Whatever is missing is as in src/styles/ground/tokens.css. */
export interface Brand {
  readonly theme: Theme;
  readonly logo?: Logo | undefined;
  /** In place of the logo on dark pages. */
  readonly logoDark?: Logo | undefined;
  readonly icon?: BrandPicture | undefined;
  readonly photo?: BrandPhoto | undefined;
}

/** A logo as pages show it. Its content is a file of its own, so that no page is made anew when only the content changes. */
type ShownLogo = Omit<Logo, 'content'>;

/** What pages show of a brand. */
export interface ShownBrand extends Pick<Brand, 'theme' | 'photo'> {
  readonly logo?: ShownLogo | undefined;
  readonly logoDark?: ShownLogo | undefined;
}

export function shownBrand({ theme, logo, logoDark, photo }: Brand): ShownBrand {
  return { theme, photo, logo: logo && shown(logo), logoDark: logoDark && shown(logoDark) };
}

function shown({ content: _, ...logo }: Logo): ShownLogo {
  return logo;
}

/** A picture with a greater ratio of its sides cannot be made out in a square. */
const WIDEST = 2;

/** The picture that stands for the business in a small square: the icon, or a logo that is not too wide or tall for that. */
export function markOf({ icon, logo }: Pick<Brand, 'icon' | 'logo'>): Logo | undefined {
  if (icon) return icon;
  return logo && Math.max(logo.width / logo.height, logo.height / logo.width) <= WIDEST ? logo : undefined;
}

/** The looks of a business without a brand. */
export const NO_BRAND: Brand = { theme: {} };

/** The path of a photo in one of its widths. */
export function photoPath(width: number, format: 'avif' | 'jpg'): string {
  return `/brand/photo-${width}.${format}`;
}

export const THEME_PATH = '/theme.css';
