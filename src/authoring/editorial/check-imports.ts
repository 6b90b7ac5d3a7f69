import { z } from 'zod';
import { calendarDateSchema } from '../../reviews/schemas/calendar-date.ts';
import type { Parsed } from '../../reviews/schemas/issues.ts';
import { proseSchema } from '../../reviews/schemas/review.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { parseValue } from '../source/parse-value.ts';

/** For each field of a review the table's column that holds it. No field takes an e-mail address or a telephone number. */
const columnsSchema = z
  .strictObject({
    date: proseSchema.optional(),
    rating: proseSchema,
    author: proseSchema,
    text: proseSchema.optional(),
    // What somebody liked and disliked, as Booking.com asks: both are joined to one text.
    liked: proseSchema.optional(),
    disliked: proseSchema.optional(),
    title: proseSchema.optional(),
    id: proseSchema.optional(),
    source_id: proseSchema.optional(),
    source_name: proseSchema.optional(),
    source_url: proseSchema.optional(),
    language: proseSchema.optional(),
    technicians: proseSchema.optional(),
    services: proseSchema.optional(),
    service_area: proseSchema.optional(),
    response_date: proseSchema.optional(),
    response_text: proseSchema.optional(),
    updated: proseSchema.optional(),
  })
  .refine(({ text, liked, disliked }) => text !== undefined || (liked !== undefined && disliked !== undefined), {
    path: ['text'],
    error: 'is missing; it may be left out only where liked and disliked are there',
  });

export type ColumnField = keyof z.infer<typeof columnsSchema>;

export const COLUMN_FIELDS = Object.keys(columnsSchema.shape) as readonly ColumnField[];

/** What ratings may be out of. 20 is that of French schools, and 50 how TripAdvisor's pages name five bubbles. */
export const SCALES = [5, 10, 20, 50, 100] as const;

/** `imports.yaml`: how the columns of known tables become fields of reviews. Nothing of it is published. */
export const importsFileSchema = z.array(
  z
    .strictObject({
      // The first line of the table, by which an import recognises it.
      header: z.array(z.string()).min(1),
      columns: columnsSchema,
      // The site where its reviews were first published.
      source: proseSchema.optional(),
      // The day of its reviews that have none.
      review_date: calendarDateSchema.optional(),
      // Which number of a date such as 3/4/2024 is the day.
      dates: z.enum(['day-first', 'month-first']).optional(),
      // How many points its ratings are out of; without a scale they are stars.
      scale: z.literal(SCALES, { error: `the scale is one of ${SCALES.join(', ')}` }).optional(),
      // Whether 4.5 stars are taken as 4: the nearest whole star, halves down.
      round: z.boolean().optional(),
    })
    .refine(({ columns, review_date }) => columns.date !== undefined || review_date !== undefined, {
      path: ['columns', 'date'],
      error: 'is missing; it may be left out only where review_date is there',
    }),
);

export type KnownTable = z.infer<typeof importsFileSchema>[number];

/** Makes the test whether a known table has this header. */
export function hasHeader(header: readonly string[]): (table: KnownTable) => boolean {
  const line = header.join('\n');
  return (table) => table.header.join('\n') === line;
}

/** Makes the test whether a known table is of this platform, in any letter case; `undefined`: of none that anybody named. */
export function isFrom(platform: string | undefined): (table: KnownTable) => boolean {
  const nameOf = (source = '') => foldText(source).trim();
  const name = nameOf(platform);
  return (table) => nameOf(table.source) === name;
}

/** Makes the test whether a known table has the header and the platform of another. Two platforms may share a header. */
export function isSameTable({ header, source }: Pick<KnownTable, 'header' | 'source'>): (table: KnownTable) => boolean {
  const [isOfHeader, isOfPlatform] = [hasHeader(header), isFrom(source)];
  return (table) => isOfHeader(table) && isOfPlatform(table);
}

/** Checks the value of `imports.yaml`; an empty file knows no table. */
export function checkImports(value: unknown): Parsed<KnownTable[]> {
  return parseValue(importsFileSchema, value ?? []);
}
