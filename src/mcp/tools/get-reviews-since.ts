import { z } from 'zod';
import { sinceHead } from '../../publication/answer-text.ts';
import { searchResultSchema, sinceResultSchema } from '../../reviews/query/review-answers.ts';
import { reviewQuerySchema } from '../../reviews/query/review-query.ts';
import { calendarDateSchema } from '../../reviews/schemas/calendar-date.ts';
import { NOTHING_PUBLISHED } from '../answers/explain-nothing.ts';
import { listAnswer } from '../answers/list-answer.ts';
import type { ReviewSource } from '../answers/review-source.ts';
import { defineTool } from './tool.ts';

const { since, count, reviews } = sinceResultSchema.shape;

export const getReviewsSince = defineTool({
  name: 'get_reviews_since',
  title: 'Reviews since a date',
  description:
    'Gives the newest verified reviews dated on or after a date, in full, newest first, and how many there are in all since then. Use it for what is new since a day; search_reviews takes dates together with other filters. Example: {"date": "2026-10-01", "limit": 10}.',
  input: z.object({
    date: calendarDateSchema.meta({ description: 'Only reviews on or after this date, `YYYY-MM-DD`.' }),
    limit: reviewQuerySchema.shape.limit,
  }),
  output: z.object({
    since,
    count,
    total: searchResultSchema.shape.total.meta({ description: 'Reviews on or after the date, before the limit.' }),
    reviews,
  }),
  answer({ date, limit }, source, given) {
    const total = source.index.countSince(date);
    const rows = Array.from({ length: Math.min(total, limit) }, (_, row) => row);
    const { json, notes } = listAnswer(
      {
        head: (count) => sinceHead(date, count, total),
        rows,
        total,
        isLimited: given.limit !== undefined,
        goOn: (until) => `search_reviews with "since": "${date}", "until": "${until}"`,
      },
      source,
    );
    return { json, notes: total === 0 ? [nothingSince(source)] : notes };
  },
});

function nothingSince({ index, review }: ReviewSource): string {
  return index.size === 0 ? NOTHING_PUBLISHED : `There is none; the newest review is of ${review(0).date}.`;
}
