import type { Size } from '../reviews/small-photo.ts';
import type { BrandPicture } from './brand.ts';

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A picture as a part of an SVG, as large as it fits into the box, in its middle. */
export function pictureSvg({ content, width, height }: Pick<BrandPicture, 'content' | keyof Size>, box: Box): string {
  const scale = Math.min(box.width / width, box.height / height);
  const [w, h] = [scale * width, scale * height];
  const place = `x="${short(box.x + (box.width - w) / 2)}" y="${short(box.y + (box.height - h) / 2)}" width="${short(w)}" height="${short(h)}"`;
  if ('png' in content) return `<image ${place} href="data:image/png;base64,${content.png}"/>`;
  // The start that `clean-svg.ts` gives every SVG.
  return content.svg.replace(/^<svg xmlns="[^"]*" width="[^"]*" height="[^"]*"/, `<svg ${place}`);
}

function short(length: number): string {
  return String(Math.round(100 * length) / 100);
}
