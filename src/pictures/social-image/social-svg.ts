import type { Logo } from '../../brand/brand.ts';
import { DEFAULT_ACCENT } from '../../brand/palette.ts';
import { logoSvg } from '../../brand/picture-svg.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Fonts } from '../fonts.ts';
import { type FittedName, fitName, nameLook } from './fit-name.ts';
import { starRow, starRowWidth } from './star-row.ts';
import { type Look, textLine, widthOf } from './text.ts';
import { withEllipsis } from './wrap.ts';

/** In pixels. Every network shows a picture of this shape, 1.91 to 1, without cutting it. */
const WIDTH = 1200;
const HEIGHT = 630;

/** In pixels: the margin at the left and the right, and where the content begins at the top and ends at the bottom. */
const MARGIN = 80;
const TOP = 80;
const BOTTOM = HEIGHT - 56;
const RIGHT = WIDTH - MARGIN;
const CONTENT_WIDTH = RIGHT - MARGIN;

/** The light colours of src/styles/ground/tokens.css: a picture cannot follow a reader's choice of light or dark. */
const COLOURS = { ground: '#fbfaf6', ink: '#1a2528', soft: '#556163', line: '#dfdbd0', accent: DEFAULT_ACCENT };

/** The distance from line to line, as a multiple of the size of the letters. */
const NAME_LINE = 1.12;
const LINE = 1.2;

const LABEL: Look = { size: 32 };

/** In pixels: the room for a logo, at the right of the top. */
const LOGO = { width: 400, height: 88 };
const PLATE_MARGIN = 12;
const HOST: Look = { size: 30, colour: COLOURS.soft };

/** What the picture says. */
export interface ImageFacts {
  readonly name: string;
  /** `null` without reviews. */
  readonly rating: number | null;
  readonly count: number;
  readonly host: string;
  readonly locale: Locale;
  /** Of a theme: the colour of the bar, and that of texts. */
  readonly accents?: { readonly accentFill: string; readonly accent: string } | undefined;
  readonly logo?: Omit<Logo, 'path'> | undefined;
}

/** Lays the picture out: the name with the rating below it. If the name cannot be written, the rating is alone and larger. */
export function socialSvg(facts: ImageFacts, fonts: Fonts): string {
  const { accent, accentFill } = facts.accents ?? { accent: COLOURS.accent, accentFill: COLOURS.accent };
  const name = fitName(facts.name, CONTENT_WIDTH, fonts);
  const rating = ratingBlock(facts, name ? 1 : 1.7, fonts);
  const foot = name ? rating.height : HOST.size * LINE;
  const rule = BOTTOM - foot - 42;
  const middle = (TOP + LABEL.size * LINE + rule) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>`,
    `<rect width="${WIDTH}" height="16" fill="${accentFill}"/>`,
    textLine(facts.locale.messages.home.title, MARGIN, TOP + (LABEL.size * LINE) / 2, { ...LABEL, colour: accent }),
    ...(facts.logo ? [logoAtRight(facts.logo)] : []),
    name ? nameLines(name, middle) : rating.draw(middle),
    `<rect x="${MARGIN}" y="${rule}" width="${CONTENT_WIDTH}" height="2" fill="${COLOURS.line}"/>`,
    ...(name ? [rating.draw(BOTTOM - foot / 2)] : []),
    hostLine(facts.host, name ? CONTENT_WIDTH - rating.width - 48 : CONTENT_WIDTH, fonts),
    '</svg>',
  ].join('\n');
}

function logoAtRight(logo: NonNullable<ImageFacts['logo']>): string {
  const around = logo.plate === 'light' ? 2 * PLATE_MARGIN : 0;
  const scale = Math.min((LOGO.width - around) / logo.width, (LOGO.height - around) / logo.height);
  const [width, height] = [scale * logo.width + around, scale * logo.height + around];
  const middle = TOP + (LABEL.size * LINE) / 2;
  return logoSvg(logo, { x: RIGHT - width, y: middle - height / 2, width, height }, PLATE_MARGIN);
}

function nameLines({ lines, size }: FittedName, middle: number): string {
  const step = size * NAME_LINE;
  const first = middle - (step * (lines.length - 1)) / 2;
  return lines
    .map((line, at) => textLine(line, MARGIN, first + at * step, { ...nameLook(size), colour: COLOURS.ink }))
    .join('\n');
}

/** A part of the picture. `draw` is given the place of its middle, from the top. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly draw: (middle: number) => string;
}

/** The average, its stars and their number; `scale` multiplies all sizes. */
function ratingBlock({ rating, count, locale }: ImageFacts, scale: number, fonts: Fonts): Block {
  const { messages } = locale;
  if (rating === null) {
    const look: Look = { size: 44 * scale, colour: COLOURS.ink };
    return {
      width: widthOf(messages.home.none, look, fonts),
      height: look.size * LINE,
      draw: (middle) => textLine(messages.home.none, MARGIN, middle, look),
    };
  }
  const average: Look = { size: 104 * scale, bold: true, colour: COLOURS.ink };
  const number: Look = { size: 32 * scale, colour: COLOURS.soft };
  const stars = 44 * scale;
  const reviews = locale.counted(messages.count.verifiedReviews, count);
  const left = MARGIN + widthOf(locale.rating(rating), average, fonts) + 37 * scale;
  const column = stars + 12 * scale + number.size * LINE;
  return {
    width: left - MARGIN + Math.max(starRowWidth(stars), widthOf(reviews, number, fonts)),
    height: average.size,
    draw: (middle) =>
      [
        textLine(locale.rating(rating), MARGIN, middle, average),
        starRow(rating, { x: left, y: middle - column / 2, height: stars }),
        textLine(reviews, left, middle + column / 2 - (number.size * LINE) / 2, number),
      ].join('\n'),
  };
}

/** The host stands at the right of the foot, and is cut if the rating leaves too little room. */
function hostLine(host: string, width: number, fonts: Fonts): string {
  const measure = (text: string) => widthOf(text, HOST, fonts);
  const shown = measure(host) <= width ? host : withEllipsis(host, width, measure);
  return textLine(shown, RIGHT, BOTTOM - (HOST.size * LINE) / 2, { ...HOST, isRightAligned: true });
}
