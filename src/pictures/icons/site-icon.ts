import { type Brand, type BrandPicture, markOf } from '../../brand/brand.ts';
import { DEFAULT_ACCENT } from '../../brand/palette.ts';
import { type Box, pictureSvg, placeIn } from '../../brand/picture-svg.ts';
import { themePalette } from '../../brand/theme-css.ts';
import type { Fonts } from '../fonts.ts';
import { withoutStyles } from '../resvg.ts';

const SIDE = 32;

/** The grounds of an icon that brings none: a tab may be light or dark. */
const PAPER = '#ffffff';
const INK = '#1a2528';

/** The width of the margin on the plate, and the size of a letter. */
const MARGIN = 3;
const LETTER = 21;

/**
 * The icon of a site as an SVG: the owner's; else the logo on a plate; else the first letter of the name, if there is no logo
 * or it is too wide to be read in 16 pixels. `undefined` where the font lacks that letter. It needs the renderer for a picture.
 */
export function siteIcon(brand: Brand, name: string, fonts: () => Fonts): string | undefined {
  if (brand.icon) return alone(brand.icon);
  const mark = markOf(brand);
  if (mark) return onPlate(mark, mark.plate === 'light' ? INK : PAPER);
  const palette = themePalette(brand.theme)?.light;
  const letter = letterOf(name, palette?.onAccent ?? PAPER, fonts());
  return (
    letter && framed(`<rect width="${SIDE}" height="${SIDE}" rx="7" fill="${palette?.accentFill ?? DEFAULT_ACCENT}"/>${letter}`)
  );
}

function alone(icon: BrandPicture): string {
  return framed(partOf(icon, { x: 0, y: 0, width: SIDE, height: SIDE }));
}

function onPlate(mark: BrandPicture, ground: string): string {
  const inner = SIDE - 2 * MARGIN;
  const plate = `<rect width="${SIDE}" height="${SIDE}" rx="6" fill="${ground}"/>`;
  return framed(plate + partOf(mark, { x: MARGIN, y: MARGIN, width: inner, height: inner }));
}

/**
 * A picture as a part of the icon. A drawing becomes plain shapes: an icon that is opened by itself is under the content security
 * policy of the pages, which blocks styles and embedded pictures. A picture of pixels is then not shown.
 */
function partOf(picture: BrandPicture, box: Box): string {
  if (!('svg' in picture.content)) return pictureSvg(picture, box);
  const shapes = withoutStyles(picture.content.svg);
  return shapes.replace(/^<svg width="[^"]*" height="[^"]*"/, `<svg ${placeIn(box, picture)}`);
}

/** The first letter or digit as a shape, in the middle; `undefined` where the font lacks it. */
function letterOf(name: string, colour: string, { outlineOf }: Fonts): string | undefined {
  const [first] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
  const outline = first && outlineOf(first.toLocaleUpperCase());
  if (!outline) return undefined;
  const { path, box } = outline;
  const scale = Math.min(LETTER / box.height, LETTER / box.width);
  const x = SIDE / 2 - scale * (box.x + box.width / 2);
  // In a font, y counts upwards from the line of the letters; in a picture, downwards from the top.
  const y = SIDE / 2 + scale * (box.y + box.height / 2);
  return `<path fill="${colour}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${path}"/>`;
}

function framed(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>\n`;
}
