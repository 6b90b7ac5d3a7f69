import { GROUNDS } from '../../brand/palette.ts';
import type { Fonts } from '../fonts.ts';
import { type FontFiles, type Painting, paint } from '../resvg.ts';
import { packIco } from './ico.ts';

/** In pixels: for tabs, for tabs on screens with small pixels, and for bookmarks on Windows. */
const FAVICON_SIZES = [16, 32, 48];

/** In pixels: the size that phones ask for, and the margin around a picture that does not fill its square. */
const TOUCH_SIZE = 180;
const TOUCH_MARGIN = 16;

/** Paints `/favicon.ico` from the site's SVG icon. */
export function paintFavicon(svg: string, fonts: Fonts): Uint8Array<ArrayBuffer> {
  return packIco(FAVICON_SIZES.map((size) => ({ size, png: inSquare(paintIcon(svg, size, fonts), size) })));
}

/** Paints `/apple-touch-icon.png` from the site's SVG icon. */
export function paintTouchIcon(svg: string, fonts: Fonts): Uint8Array<ArrayBuffer> {
  const full = paintIcon(svg, TOUCH_SIZE, fonts);
  if (fillsSquare(full)) return full.png;
  // Phones would show black behind a transparent icon.
  return inSquare(paintIcon(svg, TOUCH_SIZE - 2 * TOUCH_MARGIN, fonts), TOUCH_SIZE, GROUNDS.light.ground);
}

/** Paints the icon as large as it fits into a square of this side. */
function paintIcon(svg: string, within: number, fonts: Fonts): Painting {
  let painting: Painting;
  try {
    painting = paint(svg, { within, fonts: fontsFor(svg, fonts) });
  } catch (error) {
    throw unusable(error instanceof Error ? error.message : String(error));
  }
  if (painting.pixels.every((byte) => byte === 0)) throw unusable('nothing of it can be painted here');
  return painting;
}

/** None for an SVG without text, and none if they lack a letter of it, for which an empty box would be painted. */
function fontsFor(svg: string, { canWrite, files }: Fonts): FontFiles {
  const text = svg.replace(/<(title|desc|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>|\s/g, '');
  return text !== '' && canWrite(text) && !text.includes('&#') ? files : [];
}

function unusable(reason: string): Error {
  const way = 'draw it with shapes, or put a favicon.ico and an apple-touch-icon.png of your own into public/';
  const message = `the icon, from public/favicon.svg or else from brand/: ${reason}; ${way}`;
  return Object.assign(new Error(message), { code: 'ERR_ICON' });
}

/** Puts a painting into the middle of a square. */
function inSquare({ png, width, height }: Painting, side: number, ground = 'none'): Uint8Array<ArrayBuffer> {
  const [x, y] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
  const square = `width="${side}" height="${side}"`;
  const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" ${square}><rect ${square} fill="${ground}"/><image x="${x}" y="${y}" width="${width}" height="${height}" href="${image}"/></svg>`,
  ).png;
}

/** Whether the picture is a square whose corners are opaque. */
function fillsSquare({ pixels, width, height }: Painting): boolean {
  const opacity = (x: number, y: number) => pixels[4 * (y * width + x) + 3];
  const corners = [opacity(0, 0), opacity(width - 1, 0), opacity(0, height - 1), opacity(width - 1, height - 1)];
  return width === height && corners.every((each) => each === 255);
}
