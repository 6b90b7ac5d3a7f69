import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { listNames } from './names.ts';
import type { ReviewSource } from './review-source.ts';

/** The filters of a query, in the order in which they are told of. */
const FILTERS = [
  'mentions_technician',
  'mentions_service',
  'service_area',
  'query',
  'rating',
  'min_rating',
  'max_rating',
  'since',
  'until',
] as const;

type Filter = (typeof FILTERS)[number];

/** Says of a search without a match which filter excludes everything, and which names there are. */
export function explainNothing(query: ReviewQuery, source: ReviewSource): string {
  if (source.index.size === 0) return 'No review is published yet.';
  const given = FILTERS.filter((filter) => query[filter] !== undefined && query[filter] !== '');
  const excluding = given.filter((filter) => count({ [filter]: query[filter] }, source) === 0);
  if (excluding.length > 0) return `No review matches: ${excluding.map((filter) => explain(filter, query, source)).join(' ')}`;
  const ways = given.map((filter) => ({ filter, left: count({ ...query, [filter]: undefined }, source) }));
  const [best] = ways.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
  const wayOut = best ? `Without ${best.filter}: ${matches(best.left)}.` : 'Leave out several of them.';
  const hint = query.mentions_technician || query.mentions_service ? ` ${ABOUT_MENTIONS}` : '';
  return `No review matches all the filters together, although each alone has matches. ${wayOut}${hint}`;
}

const ABOUT_MENTIONS = "Mentions come from the job's record, which may name nobody: query finds what the text says.";

function count(query: Partial<ReviewQuery>, { index }: ReviewSource): number {
  return index.search({ ...query, limit: 1 }).total;
}

function matches(count: number): string {
  return count === 1 ? '1 review matches' : `${count} reviews match`;
}

/** One sentence on a filter that nothing gets through. */
function explain(filter: Filter, query: ReviewQuery, { business, index, review }: ReviewSource): string {
  const value = quote(query[filter]);
  switch (filter) {
    case 'mentions_technician':
      return `mentions_technician ${value} is in none; technicians: ${listNames(business.technicians.map(({ name }) => name)) || 'none'}.`;
    case 'mentions_service':
      return `mentions_service ${value} is in none; services: ${listNames(business.services.map(({ id }) => id)) || 'none'}.`;
    case 'service_area':
      return `service_area ${value} is that of none; service areas: ${listNames(business.service_areas.map(({ id }) => id)) || 'none'}.`;
    case 'query':
      return `query ${value} stands in no review's text; try one word of it, or another word.`;
    case 'since':
      return `since ${value} is after the newest review, of ${review(0).date}.`;
    case 'until':
      return `until ${value} is before the oldest review, of ${review(index.size - 1).date}.`;
    case 'rating':
    case 'min_rating':
    case 'max_rating':
      return `${filter} ${value} was given by none; get_business tells how many gave each rating.`;
  }
}
