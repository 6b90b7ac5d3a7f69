import type { FacetKind } from '../../reviews/lists/facets.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { Sort } from '../../reviews/query/sort-reviews.ts';

/** The fields of a search, with the names that the address bar shows. */
const FIELDS = ['query', 'rating', 'service', 'technician', 'area', 'year', 'sort'] as const;

type Field = (typeof FIELDS)[number];

/** The value of each field. An empty value filters nothing; as an order it is the newest first. */
export type SearchFields = Readonly<Record<Field, string>>;

/** All reviews, the newest first. */
export const NO_FIELDS = readFields(new URLSearchParams());

/** The fields that are chosen from links. */
export type ChoiceField = Exclude<Field, 'query' | 'sort'>;

/** The field of each kind of facet. */
export const FIELD_OF = {
  rating: 'rating',
  service: 'service',
  technician: 'technician',
  service_area: 'area',
  year: 'year',
} as const satisfies Record<FacetKind, ChoiceField>;

/** The kind of a field. */
export function kindOf(field: ChoiceField): FacetKind {
  return (Object.keys(FIELD_OF) as FacetKind[]).find((kind) => FIELD_OF[kind] === field) as FacetKind;
}

/** The fields of an address. Spaces around the words are dropped: somebody may still be typing. */
export function readFields(values: URLSearchParams): SearchFields {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, values.get(name) ?? ''])) as SearchFields;
  return { ...fields, query: fields.query.trim() };
}

/** The fields as an address has them: only those that do something, always in the same order. */
export function addressOf(fields: Partial<SearchFields>): string {
  const given = FIELDS.map((name) => [name, fields[name] ?? '']).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** Whether the fields find all reviews, in whatever order. */
export function findsAll(fields: SearchFields): boolean {
  return addressOf({ ...fields, sort: '' }) === '';
}

/** The fields after a choice: a value that was chosen already is taken away; any other replaces the value of its field. */
export function toggle(fields: SearchFields, name: ChoiceField, value: string): SearchFields {
  return { ...fields, [name]: fields[name] === value ? '' : value };
}

/** The fields after the change that leads from one search to another: what the two have in common stays as it is. */
export function change(fields: SearchFields, from: SearchFields, to: SearchFields): SearchFields {
  const changed = FIELDS.filter((name) => from[name] !== to[name]);
  return { ...fields, ...Object.fromEntries(changed.map((name) => [name, to[name]])) };
}

/** What the fields ask of the search. */
export function queryOf({ query, rating, service, technician, area, year, sort }: SearchFields, limit: number): ReviewQuery {
  return {
    ...(query && { query }),
    ...(rating && { rating: Number(rating) }),
    ...(service && { mentions_service: service }),
    ...(technician && { mentions_technician: technician }),
    ...(area && { service_area: area }),
    ...(year && { since: `${year}-01-01`, until: `${year}-12-31` }),
    ...(sort && { sort: sort as Sort }),
    facets: true,
    limit,
  };
}
