/** The longer side of a photo as it is shown in lists, in pixels. */
export const SMALL_SIDE = 480;

/** The name of the site's own photo at a published address; none at somebody else's. */
export function ownPhotoName(url: string, baseUrl: string): string | undefined {
  const prefix = `${baseUrl}/photos/`;
  return url.startsWith(prefix) ? url.slice(prefix.length) : undefined;
}

/** What the small picture of a photo is called, which lists show where it stands beside it: `heater.small.jpg` for `heater.jpg`. */
export function smallPhotoName(name: string): string {
  return name.replace(/\.[^.]*$/, '.small$&');
}

/** The size that a picture has when its longer side is at most so long. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
