/**
 * The columns that a CSV file of reviews may have, in the order in which they are written, and their paths in a review. New ones
 * come last, as docs/operators/upgrading.md promises.
 */
export const CSV_FIELDS = {
  id: ['id'],
  date: ['date'],
  rating: ['rating'],
  author: ['author'],
  title: ['title'],
  text: ['text'],
  technicians: ['mentions', 'technicians'],
  services: ['mentions', 'services'],
  service_area: ['service_area'],
  language: ['language'],
  source_name: ['source', 'name'],
  source_url: ['source', 'url'],
  verification_method: ['verification', 'method'],
  verification_date: ['verification', 'date'],
  response_date: ['response', 'date'],
  response_text: ['response', 'text'],
  edited: ['edited'],
  disclosure_incentive_kind: ['disclosure', 'incentive', 'kind'],
  disclosure_incentive_text: ['disclosure', 'incentive', 'text'],
  disclosure_relation_kind: ['disclosure', 'relation', 'kind'],
  disclosure_relation_text: ['disclosure', 'relation', 'text'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
