import type { SchemaElement } from 'hyparquet-writer';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { licenceOf } from '../../reviews/licence.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Site } from '../site.ts';
import { flatReview } from './flat-review.ts';

/**
 * How many rows the first group has, and each group after it. A reader over HTTP fetches only the groups whose statistics
 * fit its question. The first group is small because it has the newest reviews, and most questions are about these.
 */
const ROW_GROUPS = [1000, 10_000];

type Repetition = 'REQUIRED' | 'OPTIONAL';

/** `/reviews.parquet`: a row for each review, with days as DATE and several values as LIST. */
export function renderReviewsParquet({ catalog }: Site): Uint8Array<ArrayBuffer> {
  const rows = catalog.reviews.map(toRow);
  const columnData = Object.keys(COLUMNS).map((name) => ({ name, data: rows.map((row) => row[name as keyof typeof row]) }));
  const schema = [{ name: 'reviews', num_children: columnData.length }, ...Object.values(COLUMNS).flat()];
  const kvMetadata = licenceMetadata(catalog.business);
  const createdBy = 'verified-reviews version 1.0.0';
  return new Uint8Array(
    parquetWriteBuffer({ columnData, schema, kvMetadata, createdBy, statistics: true, rowGroupSize: ROW_GROUPS }),
  );
}

function licenceMetadata(business: Business): { key: string; value: string }[] {
  const licence = licenceOf(business);
  if (licence === undefined) return [];
  return [
    { key: 'licence', value: licence.spdxId ?? licence.name },
    { key: 'licence_url', value: licence.url },
  ];
}

function toRow(review: Review) {
  const row = flatReview(review);
  return {
    ...row,
    url: review.url,
    date: dayNumber(row.date),
    verification_date: dayNumber(row.verification_date),
    response_date: row.response_date && dayNumber(row.response_date),
    edited: row.edited && dayNumber(row.edited),
    photos: review.photos,
  };
}

/** Parquet's DATE counts days since 1970-01-01. */
function dayNumber(date: CalendarDate): number {
  return Date.parse(date) / 86_400_000;
}

/** What each column is in the schema of the file. */
const COLUMNS = {
  id: [text('id', 'REQUIRED')],
  url: [text('url', 'REQUIRED')],
  date: [day('date', 'REQUIRED')],
  rating: [integer('rating')],
  author: [text('author', 'REQUIRED')],
  title: [text('title')],
  text: [text('text', 'REQUIRED')],
  technicians: list('technicians', [text('element', 'REQUIRED')], 'REQUIRED'),
  services: list('services', [text('element', 'REQUIRED')], 'REQUIRED'),
  service_area: [text('service_area')],
  language: [text('language')],
  source_name: [text('source_name')],
  source_url: [text('source_url')],
  verification_method: [text('verification_method', 'REQUIRED')],
  verification_date: [day('verification_date', 'REQUIRED')],
  response_date: [day('response_date')],
  response_text: [text('response_text')],
  edited: [day('edited')],
  disclosure_incentive_kind: [text('disclosure_incentive_kind')],
  disclosure_incentive_text: [text('disclosure_incentive_text')],
  disclosure_relation_kind: [text('disclosure_relation_kind')],
  disclosure_relation_text: [text('disclosure_relation_text')],
  photos: list('photos', [
    { name: 'element', repetition_type: 'REQUIRED', num_children: 5 },
    text('url', 'REQUIRED'),
    integer('width'),
    integer('height'),
    text('alt', 'REQUIRED'),
    text('sha256'),
  ]),
} as const satisfies Record<keyof ReturnType<typeof toRow>, readonly SchemaElement[]>;

function text(name: string, repetition_type: Repetition = 'OPTIONAL'): SchemaElement {
  return { name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type };
}

function integer(name: string): SchemaElement {
  return { name, type: 'INT32', repetition_type: 'REQUIRED' };
}

function day(name: string, repetition_type: Repetition = 'OPTIONAL'): SchemaElement {
  return { name, type: 'INT32', converted_type: 'DATE', repetition_type };
}

/** A list has three levels in the schema (parquet-format, LogicalTypes, section Lists). */
function list(name: string, element: readonly SchemaElement[], repetition_type: Repetition = 'OPTIONAL'): SchemaElement[] {
  return [
    { name, repetition_type, converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    ...element,
  ];
}
