import type { ReviewQuery } from '../../reviews/query/review-query.ts';

/** The names of the form's fields, which the address bar shows as well. */
const FIELDS = ['query', 'rating', 'service', 'technician', 'area', 'year'] as const;

/** The value of each field. An empty value filters nothing. */
export type SearchFields = Readonly<Record<(typeof FIELDS)[number], string>>;

/** The fields of a form or an address. Spaces around the words are dropped: somebody may still be typing. */
export function readFields(values: FormData | URLSearchParams): SearchFields {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(values.get(name) ?? '')])) as SearchFields;
  return { ...fields, query: fields.query.trim() };
}

/** The fields as an address has them: only those that filter, always in the same order. */
export function addressOf(fields: SearchFields): string {
  const given = FIELDS.filter((name) => fields[name] !== '').map((name) => [name, fields[name]]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** What the fields ask of the search. */
export function queryOf({ query, rating, service, technician, area, year }: SearchFields, limit: number): ReviewQuery {
  return {
    ...(query && { query }),
    ...(rating && { rating: Number(rating) }),
    ...(service && { mentions_service: service }),
    ...(technician && { mentions_technician: technician }),
    ...(area && { service_area: area }),
    ...(year && { since: `${year}-01-01`, until: `${year}-12-31` }),
    limit,
  };
}
