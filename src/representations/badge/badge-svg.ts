import { markOf } from '../../brand/brand.ts';
import { logoSvg } from '../../brand/picture-svg.ts';
import { themePalette } from '../../brand/theme-css.ts';
import { starAt } from '../../marks.ts';
import type { Site } from '../site.ts';
import { textWidth } from '../text/text-width.ts';
import { escapeHtml } from '../text/xml-text.ts';
import { badgeWords } from './badge.ts';

const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const HEIGHT = 36;
/** The space at both ends, and the space between two parts. */
const PADDING = 14;
const GAP = 10;
const STAR = 18;
const FULL = 'fill="#d98e04" stroke="#d98e04"';
const HOLLOW = 'fill="none" stroke="#8a8f8d"';
const MARK = 22;
const PLATE_MARGIN = 3;
/** In characters. */
const LARGEST_MARK = 12_000;
const BASELINE = 23;

/**
 * `/badge.svg`, a picture for any page. It has a background of its own, so that it can be read on any other. It uses no
 * font and no style from elsewhere, because a picture may not load any. Each text has a fixed width, whatever font shows it.
 */
export function renderBadgeSvg(site: Site): string {
  const { rating, reviews, message, spoken } = badgeWords(site);
  const name = site.catalog.business.name;
  const ink = themePalette(site.brand.theme)?.light.accent ?? '#1a2528';
  const count = textPart(reviews, 14, '#46524f');
  const figures = rating === undefined ? [star(HOLLOW), count] : [star(FULL), textPart(rating, 17, ink, 700), divider(), count];
  const parts = [...markOfBrand(site), ...figures];
  let x = PADDING;
  const drawn = parts.map(({ width, draw }) => {
    const left = x;
    x += width + GAP;
    return draw(left);
  });
  const width = x - GAP + PADDING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${name}: ${spoken}`)}">`,
    `<title>${escapeHtml(`${name}: ${message}`)}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${HEIGHT - 1}" rx="${(HEIGHT - 1) / 2}" fill="#ffffff" stroke="#cfcabd"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

/** A part of the badge; `draw` gets the position of its left edge. */
interface Part {
  readonly width: number;
  readonly draw: (x: number) => string;
}

/** The mark or logo of the business, unless it would be most of the file. */
function markOfBrand({ brand }: Site): Part[] {
  const picture = markOf(brand);
  if (picture === undefined || JSON.stringify(picture.content).length > LARGEST_MARK) return [];
  const scale = MARK / Math.max(picture.width, picture.height);
  const margin = picture.plate === 'light' ? PLATE_MARGIN : 0;
  const width = Math.round(scale * picture.width) + 2 * margin;
  const height = scale * picture.height + 2 * margin;
  return [{ width, draw: (x) => logoSvg(picture, { x, y: (HEIGHT - height) / 2, width, height }, margin) }];
}

function star(look: string): Part {
  const draw = (x: number) =>
    `<path transform="translate(${x} ${(HEIGHT - STAR) / 2 - 0.5}) scale(${STAR / 20})" d="${starAt(0)}" stroke-width="1.2" stroke-linejoin="round" ${look}/>`;
  return { width: STAR, draw };
}

function divider(): Part {
  return { width: 1, draw: (x) => `<path d="M${x + 0.5} 10v16" stroke="#cfcabd"/>` };
}

function textPart(text: string, size: number, color: string, weight = 400): Part {
  // Bold letters are wider.
  const width = textWidth(text, weight > 400 ? size * 1.08 : size);
  const look = `font-family="${FONTS}" font-size="${size}" font-weight="${weight}" fill="${color}"`;
  const draw = (x: number) =>
    `<text x="${x}" y="${BASELINE}" textLength="${width}" lengthAdjust="spacingAndGlyphs" ${look}>${escapeHtml(text)}</text>`;
  return { width, draw };
}
