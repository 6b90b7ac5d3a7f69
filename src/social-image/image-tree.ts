import type { Locale } from '../locales/locale.ts';
import { box, type Element, words } from './element.ts';
import { clampedName, type FittedName } from './fit-name.ts';
import { starRow } from './star-row.ts';

/** In pixels: the shape of 1.91 to 1 that every network shows without cutting it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 80;
export const CONTENT_WIDTH = WIDTH - 2 * MARGIN;

/** The light palette of src/styles/tokens.css: a picture cannot follow the reader's setting. */
const COLOURS = { ground: '#fbfaf6', ink: '#1a2528', soft: '#556163', line: '#dfdbd0', accent: '#0b5c66' };

/** What the picture says. */
export interface ImageFacts {
  /** `undefined`: it cannot be drawn. */
  readonly name: FittedName | undefined;
  /** `null` without reviews. */
  readonly rating: number | null;
  readonly count: number;
  readonly host: string;
  readonly locale: Locale;
}

/** Lays the picture out: the name and below it the rating, or the rating alone and larger. */
export function imageTree(facts: ImageFacts): Element {
  const { name, host, locale } = facts;
  const address = words(
    { fontSize: 30, color: COLOURS.soft, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    host,
  );
  const foot = { paddingTop: 40, borderTop: `2px solid ${COLOURS.line}`, flexDirection: 'row', alignItems: 'flex-end' };
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `64px ${MARGIN}px 56px`,
      justifyContent: 'space-between',
      background: COLOURS.ground,
      borderTop: `16px solid ${COLOURS.accent}`,
      color: COLOURS.ink,
      fontWeight: 500,
    },
    words({ fontSize: 32, color: COLOURS.accent }, locale.messages.home.title),
    name ? clampedName(name) : ratingElement(facts, 1.7),
    name
      ? box({ ...foot, justifyContent: 'space-between', gap: 48 }, ratingElement(facts, 1), address)
      : box({ ...foot, justifyContent: 'flex-end' }, address),
  );
}

/** The average, its stars and their number; `scale` multiplies all sizes. */
function ratingElement({ rating, count, locale }: ImageFacts, scale: number): Element {
  const { messages } = locale;
  if (rating === null) return words({ fontSize: 44 * scale, flexShrink: 0 }, messages.home.none);
  const reviews = messages.count.verifiedReviews(locale.number(count), count === 1);
  return box(
    { flexDirection: 'row', alignItems: 'center', flexShrink: 0 },
    words({ fontSize: 104 * scale, fontWeight: 700, lineHeight: 1, marginRight: 32 * scale }, locale.rating(rating)),
    box({}, starRow(rating, 44 * scale), words({ fontSize: 32 * scale, color: COLOURS.soft, marginTop: 12 * scale }, reviews)),
  );
}
