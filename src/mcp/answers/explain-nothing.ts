import type { Filters, ReviewQuery } from '../../reviews/query/review-query.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { listNames } from './names.ts';
import type { ReviewSource } from './review-source.ts';

type Filter = keyof Filters;

const NO_SUCH_RATING = () => 'was given by none; get_business tells how many gave each rating.';

/**
 * For a filter that no review passes, the end of the sentence that begins with the filter's name and value. Where there are
 * several such filters, their sentences come in the order in which the filters stand here.
 */
const REASONS: Readonly<Record<Filter, (source: ReviewSource) => string>> = {
  mentions_technician: ({ names }) => `is in none; technicians: ${listNames(names.technician)}.`,
  mentions_service: ({ names }) => `is in none; services: ${listNames(names.service)}.`,
  service_area: ({ names }) => `is that of none; service areas: ${listNames(names.service_area)}.`,
  query: () => "stands in no review's text; try one word of it, or search, which also looks in titles, authors and answers.",
  rating: NO_SUCH_RATING,
  min_rating: NO_SUCH_RATING,
  max_rating: NO_SUCH_RATING,
  since: ({ review }) => `is after the newest review, of ${review(0).date}.`,
  until: ({ index, review }) => `is before the oldest review, of ${review(index.size - 1).date}.`,
};
const FILTERS = Object.keys(REASONS) as Filter[];

export const NOTHING_PUBLISHED = 'No review is published yet.';

/** The names that filters are taken for, as the index takes them. */
type Meant = Readonly<Partial<Record<Filter, readonly string[]>>>;

/** Says of a search without a match which filter excludes everything, and which names there are. */
export function explainNothing(query: ReviewQuery, source: ReviewSource, meant: Meant = {}): string {
  if (source.index.size === 0) return NOTHING_PUBLISHED;
  const count = (filters: Partial<ReviewQuery>) => source.index.search({ ...filters, facets: false, limit: 1 }, meant).total;
  const given = FILTERS.filter((filter) => query[filter] !== undefined && query[filter] !== '');
  const excluding = given.filter((filter) => count({ [filter]: query[filter] }) === 0);
  const blamed = excluding.length > 0 ? excluding : given;
  const isOfMentions = blamed.includes('mentions_technician') || blamed.includes('mentions_service');
  const hint = isOfMentions && !excluding.includes('query') ? ` ${ABOUT_MENTIONS}` : '';
  if (excluding.length > 0) {
    const values = (filter: Filter) => (meant[filter] ?? [query[filter]]).map(quote).join(' or ');
    const told = excluding.map((filter) => `${filter} ${values(filter)} ${REASONS[filter](source)}`);
    return `No review matches: ${told.join(' ')}${hint}`;
  }
  const ways = given.map((filter) => ({ filter, left: count({ ...query, [filter]: undefined }) }));
  const [best] = ways.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
  const wayOut = best ? `Without ${best.filter}: ${matches(best.left)}.` : 'Leave out several of them.';
  return `No review matches all the filters together, although each alone has matches. ${wayOut}${hint}`;
}

const ABOUT_MENTIONS = "Mentions come from the job's record, which may name nobody: query finds what the text says.";

function matches(count: number): string {
  return count === 1 ? '1 review matches' : `${count} reviews match`;
}
