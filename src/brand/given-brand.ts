import type { Size } from '../reviews/small-photo.ts';
import type { Theme } from './theme.ts';

export type PictureName = 'logo' | 'logo-dark' | 'icon' | 'photo';

/** A picture as its owner gave it, with its size when it is turned upright. */
export interface GivenPicture extends Size {
  /** The text of an SVG, written anew, or the bytes of another picture as they are. */
  readonly content: { readonly svg: string } | { readonly bytes: Buffer };
}

/** What an owner gave in the folder `brand`, checked. */
export interface GivenBrand {
  readonly theme: Theme;
  readonly pictures: ReadonlyMap<PictureName, GivenPicture>;
}
