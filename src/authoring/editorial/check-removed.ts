import { z } from 'zod';
import { calendarDateSchema } from '../../reviews/schemas/calendar-date.ts';
import type { Parsed } from '../../reviews/schemas/issues.ts';
import { proseSchema, reviewIdSchema } from '../../reviews/schemas/review.ts';
import { parseValue } from '../source/parse-value.ts';

/** `removed.yaml`: the reviews that were taken out, so that no import brings them back. Nothing of it is published. */
export const removedFileSchema = z.array(
  z.strictObject({
    id: reviewIdSchema,
    date: calendarDateSchema,
    reason: proseSchema,
    source: z.strictObject({ name: proseSchema, id: proseSchema.optional() }).optional(),
  }),
);

export type RemovedReview = z.infer<typeof removedFileSchema>[number];

/** Checks the value of `removed.yaml`; an empty file names none. */
export function checkRemoved(value: unknown): Parsed<RemovedReview[]> {
  return parseValue(removedFileSchema, value ?? []);
}
