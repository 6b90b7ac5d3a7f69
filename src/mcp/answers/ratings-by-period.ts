import { z } from 'zod';
import { meanOf } from '../../reviews/mean.ts';
import { RATINGS } from '../../reviews/search-index/rating-names.ts';
import type { ReviewSource } from './review-source.ts';

const figures = { reviews: z.int().min(1), average_rating: z.number().min(1).max(5) };

/** The reviews of one year, such as `2026`. */
export const yearSchema = z.object({ year: z.string(), ...figures });
/** The reviews of one calendar quarter, such as `2026-Q1`. */
export const quarterSchema = z.object({ quarter: z.string(), ...figures });

type Source = Pick<ReviewSource, 'index' | 'review'>;

const QUARTERS = 4;

/**
 * How many reviews each of the newest `most` years has, and their mean rating, newest first. Years without reviews are left out.
 */
export function ratingsByYear(source: Source, most: number): z.infer<typeof yearSchema>[] {
  return newestOf(source, ({ year }) => year, most).flatMap((number) => {
    const year = inFour(number);
    return ratingsIn(source, `${year}-01-01`, `${year}-12-31`).map((figures) => ({ year, ...figures }));
  });
}

/** The same by calendar quarter. */
export function ratingsByQuarter(source: Source, most: number): z.infer<typeof quarterSchema>[] {
  return newestOf(source, ({ year, month }) => year * QUARTERS + Math.ceil(month / 3) - 1, most).flatMap((number) => {
    const [year, place] = [inFour(Math.floor(number / QUARTERS)), number % QUARTERS];
    const month = (of: number) => String(place * 3 + of).padStart(2, '0');
    // Dates are compared as text, so 31 can stand for the last day of every month.
    return ratingsIn(source, `${year}-${month(1)}-01`, `${year}-${month(3)}-31`).map((figures) => ({
      quarter: `${year}-Q${place + 1}`,
      ...figures,
    }));
  });
}

/** The numbers of periods from that of the newest review back to that of the oldest, at most `most`. */
function newestOf(
  { index, review }: Source,
  numberOf: (date: { year: number; month: number }) => number,
  most: number,
): number[] {
  if (index.size === 0) return [];
  const periodOf = (row: number) => {
    const [year = 0, month = 0] = review(row).date.split('-').map(Number);
    return numberOf({ year, month });
  };
  const [newest, oldest] = [periodOf(0), periodOf(index.size - 1)];
  return Array.from({ length: Math.min(newest - oldest + 1, most) }, (_, back) => newest - back);
}

function inFour(year: number): string {
  return String(year).padStart(4, '0');
}

/** Empty if there is no review. */
function ratingsIn({ index }: Source, since: string, until: string): { reviews: number; average_rating: number }[] {
  const counts = RATINGS.map((rating) => index.search({ rating, since, until, limit: 1 }).total);
  const reviews = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, at) => sum + count * (RATINGS[at] ?? 0), 0);
  const average = meanOf(stars, reviews);
  return average === null ? [] : [{ reviews, average_rating: average }];
}
