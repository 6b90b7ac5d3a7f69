import { z } from 'zod';
import { meanOf } from '../reviews/catalog.ts';
import type { ReviewSource } from './review-source.ts';

/** A year of the reviews' dates. */
export const yearSchema = z.object({
  year: z.string().meta({ examples: ['2026'] }),
  reviews: z.int().min(1),
  average_rating: z.number().min(1).max(5),
});

type Year = z.infer<typeof yearSchema>;

const RATINGS = [1, 2, 3, 4, 5];

/** How many reviews there are of each year and how they rate, the newest years first, so many of them. */
export function ratingsByYear({ index, review }: Pick<ReviewSource, 'index' | 'review'>, most: number): Year[] {
  if (index.size === 0) return [];
  const yearOf = (row: number) => Number(review(row).date.slice(0, 4));
  const [newest, oldest] = [yearOf(0), yearOf(index.size - 1)];
  const years = Array.from({ length: Math.min(newest - oldest + 1, most) }, (_, back) => String(newest - back).padStart(4, '0'));
  return years.flatMap((year) => {
    const dates = { since: `${year}-01-01`, until: `${year}-12-31` };
    const counts = RATINGS.map((rating) => index.search({ rating, ...dates, limit: 1 }).total);
    const reviews = counts.reduce((sum, count) => sum + count, 0);
    const stars = counts.reduce((sum, count, at) => sum + count * (RATINGS[at] ?? 0), 0);
    const average = meanOf(stars, reviews);
    return average === null ? [] : [{ year, reviews, average_rating: average }];
  });
}
