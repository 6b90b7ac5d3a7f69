import type { RemovedReview } from '../../../src/authoring/editorial/check-removed.ts';
import { type Quarter, quarterOfDate, yearOf } from '../../../src/charts/quarters.ts';
import { compareWanted, MOST_LOW_STARS } from '../../../src/editing/unanswered.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import type { Site } from '../../../src/representations/site.ts';
import { meanRating } from '../../../src/reviews/catalog.ts';
import { daysBetween } from '../../../src/reviews/schemas/calendar-date.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { count } from '../../support/count.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { visible } from '../../support/terminal/visible.ts';

/** How many aspects are named as praised, and how many as criticised. */
const MOST_ASPECTS = 5;

type Reviewed = Pick<Site, 'insights' | 'readings'> & { readonly catalog: Pick<Site['catalog'], 'reviews'> };

/** The figures of the reviews that were written in a quarter, and how many were removed in it. */
export function quarterLines(site: Reviewed, removed: readonly Pick<RemovedReview, 'date'>[], quarter: Quarter): string[] {
  const reviews = site.catalog.reviews.filter(({ date }) => quarterOfDate(date) === quarter);
  const gone = removed.filter(({ date }) => quarterOfDate(date) === quarter).length;
  const mean = meanRating(reviews);
  const low = reviews.filter(({ rating }) => rating <= MOST_LOW_STARS).length;
  const { rating } = localeOf('en');
  return [
    `Q${(quarter % 4) + 1} ${yearOf(quarter)}: ${count(reviews.length, 'verified review')}${mean === null ? '' : `, ${rating(mean)} of 5 stars, ${low} with 1 or 2`}`,
    ...aspectLine('praised', site, reviews, 'positive'),
    ...aspectLine('criticised', site, reviews, 'negative'),
    ...(gone > 0 ? [`  removed: ${gone}`] : []),
    '',
  ];
}

/** The aspects of which most reviews say something good or bad. */
function aspectLine(title: string, site: Reviewed, reviews: readonly Review[], sentiment: 'positive' | 'negative'): string[] {
  const found = reviews.flatMap(({ id }) => {
    const { statements = [], unquoted = [] } = site.readings.get(id) ?? {};
    const aspects = [...statements, ...unquoted].filter((each) => each.sentiment === sentiment).map(({ aspect }) => aspect);
    return [...new Set(aspects)];
  });
  const names = new Map(site.insights.aspects.map(({ id, name }) => [id, name]));
  const most = [...Map.groupBy(found, (aspect) => aspect)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_ASPECTS)
    .map(([aspect, { length }]) => `${names.get(aspect) ?? aspect} ${length}`);
  return most.length === 0 ? [] : [`  ${title}: ${most.join(', ')}`];
}

/** The reviews without an answer that are older than so many days, those with one or two stars first, then the newest. */
export function unansweredLines(reviews: readonly Answerable[], today: string, days: number): string[] {
  const found = reviews
    .filter(({ date, response }) => response === undefined && daysBetween(date, today) > days)
    .toSorted(compareWanted);
  if (found.length === 0) return [];
  const low = found.filter(({ rating }) => rating <= MOST_LOW_STARS).length;
  return [
    `${count(found.length, 'review')} without an answer after ${count(days, 'day')}, ${low.toLocaleString('en')} with 1 or 2 stars; npm run reviews -- answer goes through them, answer <id> writes one:`,
    ...firstLines(
      found.map(({ id, date, rating }) => visible(`  ${id}  ${rating} ★, ${count(daysBetween(date, today), 'day')}`)),
    ),
  ];
}

type Answerable = Pick<Review, 'id' | 'date' | 'rating' | 'response'>;
