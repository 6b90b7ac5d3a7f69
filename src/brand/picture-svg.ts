import type { Size } from '../reviews/small-photo.ts';
import type { BrandPicture, Logo } from './brand.ts';

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** How a media query of a style asks whether a page is light or dark. */
const PAGE_MODE = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/**
 * A picture as a part of an SVG, in the middle of the box and as large as fits. A drawing is put in as an image, too, because its
 * style would otherwise apply to all around it. It looks as on light pages, because its ground here stays light on dark ones.
 */
export function pictureSvg({ content, ...size }: Pick<BrandPicture, 'content' | keyof Size>, box: Box): string {
  const place = placeIn(box, size);
  const data = 'png' in content ? `png;base64,${content.png}` : `svg+xml;base64,${base64Of(content.svg)}`;
  return `<image ${place} href="data:image/${data}"/>`;
}

function base64Of(svg: string): string {
  // A width is always at least 0. `all` and `not all` mean something else beside `and` and `not`.
  const light = svg.replaceAll(PAGE_MODE, (_, mode) => (mode === 'light' ? '(min-width:0)' : '(max-width:0)'));
  return Buffer.from(light).toString('base64');
}

/** As in src/styles/brand.css. */
const DARK_PLATE = '#1a2528';

/** The same with a logo on a light ground. If it could not be seen there, the box becomes a dark plate with this margin in it. */
export function logoSvg(logo: Omit<Logo, 'path'>, box: Box, margin: number): string {
  if (logo.plate !== 'light') return pictureSvg(logo, box);
  const { x, y, width, height } = box;
  const inner = { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
  const plate = `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${margin}" fill="${DARK_PLATE}"/>`;
  return plate + pictureSvg(logo, inner);
}

/** The attributes of SVG that place a picture of this size in the middle of the box, as large as fits. */
export function placeIn(box: Box, { width, height }: Size): string {
  const scale = Math.min(box.width / width, box.height / height);
  const [w, h] = [scale * width, scale * height];
  return `x="${short(box.x + (box.width - w) / 2)}" y="${short(box.y + (box.height - h) / 2)}" width="${short(w)}" height="${short(h)}"`;
}

function short(length: number): string {
  return String(Math.round(100 * length) / 100);
}
