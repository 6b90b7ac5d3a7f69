import { SCALES } from '../../../authoring/editorial/check-imports.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import { withWesternDigits } from '../../../reviews/text/comparing/western-digits.ts';
import { readWordFile } from '../../../word-files/word-file.ts';
import { phrasesIn } from '../../phrases.ts';

/** The most points or stars that a review can give. */
export type Scale = (typeof SCALES)[number];

/** The smallest scale that holds so many points; `undefined` if none does. */
export function scaleWith(points: number): Scale | undefined {
  return SCALES.find((scale) => points <= scale);
}

export type RatingRead = { ok: true; rating: number } | { ok: false; reason: string };

const WORDS = phrasesIn(readWordFile(new URL('rating-words.tsv', import.meta.url)));
const anyOf = (key: string): string => WORDS.get(key)?.join('|') ?? '';
const NUMBERS = ['1', '2', '3', '4', '5'];

/** What stands behind a number of stars, or before it: `4.0 star rating`, `5 Sterne`, `5*`, `5つ星`, `별 4개`. */
const STARS = `★|⭐|\\*|${anyOf('star')}`;
const STAR_UNIT = new RegExp(`^(?:${STARS})|(?:${STARS})$`);
const UNITS = new RegExp(`^(?:${anyOf('rating')}|${STARS})\\s*(?=[\\d一二三四五])|[\\s-]*(?:${STARS}|${anyOf('point')})$`, 'g');

const NUMBER = new RegExp(`^(?:rated\\s+)?(\\d+(?:[.,]\\d+)?)(?:\\s*(?:/|${anyOf('of')})\\s*(\\d+)(?:[.,]0+)?)?$`);
const MOST_FIRST = new RegExp(`^(\\d+)\\s*(?:${anyOf('most')})\\s*(\\d+(?:[.,]\\d+)?)`);

/**
 * Reads a rating: `5`, `5.0`, `4/5`, `٤`, `4 stars`, `★★★★☆`, `FIVE`, `5つ星`. Points out of 10 or more become stars, and `isRounded` takes 4.5
 * stars as well; halves go down, so that no business gains by the change.
 */
export function readRating(written: string, scale: Scale = 5, isRounded = false): RatingRead {
  const text = normalized(written);
  if (text === '') return { ok: false, reason: 'the rating is missing' };
  const bare = text.replace(UNITS, '');
  const stars = countStars(text) ?? NUMBERS.findIndex((number) => WORDS.get(number)?.includes(bare)) + 1;
  if (stars > 0) return { ok: true, rating: stars };
  const [, digits, most] = NUMBER.exec(bare) ?? [];
  if (digits === undefined) return { ok: false, reason: noNumber(written) };
  const points = Number(digits.replace(',', '.'));
  if (most !== undefined && Number(most) !== scale) return { ok: false, reason: otherScale(written, most, scale) };
  if (scale !== 5 && saysStars(written)) return { ok: false, reason: ofStars(written, scale) };
  if (points > scale) return { ok: false, reason: tooMuch(written, points, scale) };
  // On a larger scale, zero is the lowest rating, and becomes one star.
  if (points === 0 && scale === 5) return { ok: false, reason: `the rating ${quote(written)} is less than 1` };
  if (scale === 5 && !isRounded && !Number.isInteger(points)) return { ok: false, reason: between(written) };
  return { ok: true, rating: Math.max(1, Math.ceil((points * 5) / scale - 0.5)) };
}

/** Whether a rating says that it counts stars, or that it is out of 5: `4 stars`, `★★★★☆`, `4 von 5`. */
export function saysStars(written: string): boolean {
  const text = normalized(written);
  const [, , most] = NUMBER.exec(text.replace(UNITS, '')) ?? [];
  return countStars(text) !== undefined || (most === undefined ? STAR_UNIT.test(text) : most === '5');
}

function normalized(written: string): string {
  return withWesternDigits(written)
    .trim()
    .toLowerCase()
    .replace(MOST_FIRST, '$2/$1')
    .replace(/\s*%$/, '/100')
    .replace(/[,;]$/, '');
}

function countStars(text: string): number | undefined {
  const [, full, hollow = ''] = /^((?:[★⭐*]\ufe0f?)+)((?:☆|✩)*)$/u.exec(text) ?? [];
  if (full === undefined) return undefined;
  const count = [...full.replaceAll('\ufe0f', '')].length;
  return count <= 5 && count + [...hollow].length <= 5 ? count : undefined;
}

/** In words or a smiley, it may be a step of a scale: `Very good`, `5 - Excellent`. Of `1 - Sehr gut`, the number alone would be wrong. */
function noNumber(written: string): string {
  const isStep = /^(?:[1-5]\s*[-–—:=.)]\s*)?[\p{L}\p{Extended_Pictographic}][^\d_★⭐]*(?:\([1-5]\))?$/u.test(written.trim());
  const advice = isStep ? '; if its author chose it from five steps, write in its place which one it is, 5 for the best' : '';
  return `the rating ${quote(written)} is not a number of stars${advice}`;
}

function between(written: string): string {
  return `the rating ${quote(written)} is not a whole number of stars; --round takes the nearest one, for 4.5 the 4`;
}

function tooMuch(written: string, points: number, scale: Scale): string {
  const other = scaleWith(points);
  const advice =
    scale === 5 && other !== undefined && !saysStars(written)
      ? `; if it counts points out of ${other}, say --scale ${other}`
      : '';
  return `the rating ${quote(written)} is more than ${scale}${advice}`;
}

function ofStars(written: string, scale: Scale): string {
  return `the rating ${quote(written)} counts stars, of which the most are 5, and not points out of ${scale}; --scale 5 takes it so`;
}

function otherScale(written: string, most: string, scale: Scale): string {
  const advice = SCALES.some((each) => String(each) === most) ? `; --scale ${most} takes it so` : '';
  return `the rating ${quote(written)} is not out of ${scale}${advice}`;
}
