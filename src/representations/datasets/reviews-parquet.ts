import { parquetWriteBuffer, type SchemaElement } from 'hyparquet-writer';
import { licenceOf } from '../../reviews/licence.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import { daysBetween } from '../../reviews/schemas/calendar-date.ts';
import type { Site } from '../site.ts';
import { flatReview } from './flat-review.ts';
import { csvTableFields, type TableField } from './table-schema.ts';

/**
 * How many rows the first group has, and each group after it. A reader over HTTP fetches only the groups whose statistics
 * fit its question. The first group is small because it has the newest reviews, and most questions are about these.
 */
const ROW_GROUPS = [1000, 10_000];

type Repetition = 'REQUIRED' | 'OPTIONAL';

/** A column in the schema of the file: itself, then what is in it. */
type Column = readonly [SchemaElement, ...SchemaElement[]];

/** `/reviews.parquet`: a row for each review, with days as DATE and several values as LIST. */
export function renderReviewsParquet({ catalog }: Site): Uint8Array<ArrayBuffer> {
  const rows = catalog.reviews.map((review) => ({ ...flatReview(review), url: review.url, photos: review.photos }));
  const columns = csvTableFields()
    .map(columnOf)
    .toSpliced(1, 0, [text('url', 'REQUIRED')])
    .toSpliced(PHOTOS_AT, 0, PHOTOS);
  const columnData = columns.map(([column]) => ({ name: column.name, data: rows.map((row) => valueIn(row, column)) }));
  const schema = [{ name: 'reviews', num_children: columns.length }, ...columns.flat()];
  const createdBy = 'verified-reviews version 1.0.0';
  return new Uint8Array(
    parquetWriteBuffer({
      columnData,
      schema,
      ...licenceMetadata(catalog.business),
      createdBy,
      statistics: true,
      rowGroupSize: ROW_GROUPS,
    }),
  );
}

/** Without a licence no list at all: the writer gives an empty one no type, and readers of Rust's parquet refuse the file. */
function licenceMetadata(business: Business): { kvMetadata?: { key: string; value: string }[] } {
  const licence = licenceOf(business);
  if (licence === undefined) return {};
  return {
    kvMetadata: [
      { key: 'licence', value: licence.spdxId ?? licence.name },
      { key: 'licence_url', value: licence.url },
    ],
  };
}

function valueIn(row: Readonly<Record<string, unknown>>, { name, converted_type: type }: SchemaElement): unknown {
  const value = row[name];
  // Parquet counts days.
  return type === 'DATE' && typeof value === 'string' ? daysBetween('1970-01-01', value) : value;
}

function columnOf({ name, type, constraints }: TableField): Column {
  const repetition = constraints.required ? 'REQUIRED' : 'OPTIONAL';
  if (name === 'technicians' || name === 'services') return list(name, [text('element', 'REQUIRED')], 'REQUIRED');
  if (type === 'integer') return [integer(name)];
  return [type === 'date' ? day(name, repetition) : text(name, repetition)];
}

/** Behind the other columns of the first version. New ones come last, as docs/operators/upgrading.md promises. */
const PHOTOS_AT = 22;

const PHOTOS = list('photos', [
  { name: 'element', repetition_type: 'REQUIRED', num_children: 5 },
  text('url', 'REQUIRED'),
  integer('width'),
  integer('height'),
  text('alt', 'REQUIRED'),
  text('sha256'),
]);

function text(name: string, repetition_type: Repetition = 'OPTIONAL'): SchemaElement {
  return { name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type };
}

function integer(name: string): SchemaElement {
  return { name, type: 'INT32', repetition_type: 'REQUIRED' };
}

function day(name: string, repetition_type: Repetition): SchemaElement {
  return { name, type: 'INT32', converted_type: 'DATE', repetition_type };
}

/** A list has three levels in the schema (parquet-format, LogicalTypes, section Lists). */
function list(name: string, element: readonly SchemaElement[], repetition_type: Repetition = 'OPTIONAL'): Column {
  return [
    { name, repetition_type, converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    ...element,
  ];
}
