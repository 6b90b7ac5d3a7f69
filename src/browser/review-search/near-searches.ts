import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { Choice } from './choices.ts';
import type { FoundReviews } from './find-reviews.ts';
import { kindOf, queryOf, type SearchFields } from './search-fields.ts';
import { namedBy, type WayOut, wayTo } from './ways-out.ts';

/** Another search, with the number of reviews that it finds. */
export interface CountedWay extends WayOut {
  readonly total: number;
}

/** Searches; `undefined` if that fails. */
type Find = (query: ReviewQuery) => Promise<FoundReviews | undefined>;

/** The services, people and areas that the words name, if they have reviews. These reviews need not hold the words. */
export async function findNamed(fields: SearchFields, choices: readonly Choice[], find: Find): Promise<CountedWay[]> {
  const named = namedBy([fields.query], fields, choices);
  // One search without the words counts all of them.
  const found = named.length > 0 ? await find(queryOf({ ...fields, query: '' }, 1)) : undefined;
  return named
    .map((choice) => ({ ...wayTo(choice, fields), total: found?.facets?.[kindOf(choice.field)][choice.value] ?? 0 }))
    .filter(isFound);
}

/** Those of the ways that find something. */
export async function countWays(ways: readonly WayOut[], find: Find): Promise<CountedWay[]> {
  const counted = ways.map(async (way) => {
    const { facets: _, ...query } = queryOf(way.fields, 1);
    return { ...way, total: (await find(query))?.total ?? 0 };
  });
  return (await Promise.all(counted)).filter(isFound);
}

function isFound({ total }: CountedWay): boolean {
  return total > 0;
}
