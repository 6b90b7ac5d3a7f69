/** The longer side of a photo as it is shown in lists, in pixels. */
export const SMALL_SIDE = 480;

/** The name of the site's own photo at a published address; `undefined` for an address of another site. */
export function ownPhotoName(url: string, baseUrl: string): string | undefined {
  const prefix = `${baseUrl}/photos/`;
  return url.startsWith(prefix) ? url.slice(prefix.length) : undefined;
}

/** The name of a photo's small version, which lists show if it exists: `heater.small.jpg` for `heater.jpg`. */
export function smallPhotoName(name: string): string {
  return name.replace(/\.[^.]*$/, '.small$&');
}

export function isSmallPhotoName(name: string): boolean {
  return /\.small\.[^.]+$/.test(name);
}

/** The size of a picture that is shrunk until its longer side is at most `side`. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
