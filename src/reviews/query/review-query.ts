import { z } from 'zod';
import { calendarDateSchema } from '../schemas/calendar-date.ts';
import { type Issue, type Parsed, parseWith, quote } from '../schemas/issues.ts';
import { ratingSchema } from '../schemas/review.ts';
import { SORTS } from './sort-reviews.ts';

/** HTTP carries filters in an address, which may be no longer than this. */
const filterTextSchema = z.string().max(8192);

/** How many reviews one answer of the search holds at most. */
export const HIGHEST_LIMIT = 100;

export const limitSchema = z.int().min(1).max(HIGHEST_LIMIT);

/** A bound of the rating, in stars; it may lie between two whole numbers. */
const boundSchema = z.number().min(1).max(5);

/** What is wrong with two bounds of which the lower is above the upper. */
const OUT_OF_ORDER = { code: 'out_of_order' };

/** The search's filters as values, for HTTP and MCP alike. They combine with AND. */
export const reviewQuerySchema = z
  .object({
    rating: ratingSchema.optional().meta({ description: 'Exact star rating to match.', examples: [5] }),
    min_rating: boundSchema.optional().meta({ description: 'Minimum star rating, inclusive.', examples: [4] }),
    max_rating: boundSchema.optional().meta({ description: 'Maximum star rating, inclusive.', examples: [2] }),
    since: calendarDateSchema.optional().meta({ description: 'Only reviews on or after this date.', examples: ['2026-01-01'] }),
    until: calendarDateSchema.optional().meta({ description: 'Only reviews on or before this date.', examples: ['2026-12-31'] }),
    query: filterTextSchema.optional().meta({
      description:
        'Substring of the review text, compared after NFKC and full Unicode case folding: `STRASSE` finds `straße`, but `Renee` does not find `Renée`. Title and author are not searched. Empty: no filter.',
      examples: ['hot water'],
    }),
    mentions_technician: filterTextSchema.optional().meta({
      description:
        'Only reviews that mention the technician of this name, in full: `Dana` finds no Dana Whitfield. Compared after NFKC and full Unicode case folding. Empty: no filter.',
      examples: ['Dana Whitfield'],
    }),
    mentions_service: filterTextSchema.optional().meta({
      description: 'Only reviews that mention the service of this id, compared exactly. Empty: no filter.',
      examples: ['water-heater-repair'],
    }),
    service_area: filterTextSchema.optional().meta({
      description: 'Only reviews of jobs in the service area of this id, compared exactly. Empty: no filter.',
      examples: ['riverside'],
    }),
    sort: z
      .enum(SORTS)
      .optional()
      .meta({
        description:
          'Order of the reviews: `newest` first, `highest` or `lowest` rating first, or `most-said`: those first in which the insights found the most statements. Ties: newest first.',
        default: 'newest',
        examples: ['highest'],
      }),
    facets: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether the result also counts, for each rating, service, technician, service area and year, the reviews that match all filters but those of its own kind.',
        default: false,
        examples: [true],
      }),
    limit: limitSchema.default(20).meta({ description: 'Maximum number of reviews returned.', examples: [20] }),
  })
  .refine(({ since, until }) => since === undefined || until === undefined || since <= until, {
    path: ['since'],
    params: OUT_OF_ORDER,
    error: 'is later than until',
    // Runs even if another filter is wrong, so that all problems are reported at once.
    when: ({ value }) => datesSchema.safeParse(value).success,
  })
  .refine(({ min_rating: least, max_rating: most }) => least === undefined || most === undefined || least <= most, {
    path: ['min_rating'],
    params: OUT_OF_ORDER,
    error: 'is more than max_rating',
    when: ({ value }) => boundsSchema.safeParse(value).success,
  });

const datesSchema = z.object({ since: calendarDateSchema.optional(), until: calendarDateSchema.optional() });
const boundsSchema = z.object({ min_rating: boundSchema.optional(), max_rating: boundSchema.optional() });

export type ReviewQuery = z.infer<typeof reviewQuerySchema>;

/** The filters that a review must pass; the rest of a query says which of the matching reviews are returned. */
export type Filters = Omit<ReviewQuery, 'limit' | 'sort' | 'facets'>;

const DIGITS = /^[0-9]+$/;
const DECIMAL = /^[0-9]+(\.[0-9]+)?$/;
const WHOLE_NUMBER = { form: DIGITS, words: 'a whole number in digits' };
const ANY_NUMBER = { form: DECIMAL, words: 'a number in digits, such as 4 or 4.5' };
const NUMBERS: Readonly<Record<string, { form: RegExp; words: string }>> = {
  rating: WHOLE_NUMBER,
  limit: WHOLE_NUMBER,
  min_rating: ANY_NUMBER,
  max_rating: ANY_NUMBER,
};

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
]);

/** Reads the filters from a query string; unknown parameters are ignored, every problem is an issue. */
export function parseReviewQuery(parameters: URLSearchParams): Parsed<ReviewQuery> {
  const issues: Issue[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(reviewQuerySchema.shape)) {
    const given = parameters.getAll(name);
    const [text] = given;
    if (text === undefined) continue;
    const number = NUMBERS[name];
    if (given.length > 1)
      issues.push({ path: [name], code: 'repeated', message: `is given ${given.length} times; once is allowed` });
    else if (number && !number.form.test(text)) {
      issues.push({ path: [name], code: 'invalid_format', message: `${quote(text)} is not ${number.words}` });
    } else if (name === 'facets') {
      values[name] = BOOLEANS.get(text);
      if (values[name] === undefined)
        issues.push({ path: [name], code: 'invalid_value', message: `${quote(text)} is not one of true, false` });
    } else {
      // A number of 400 digits is out of bounds, as 6 is; `Infinity` would be reported as no number.
      values[name] = number ? Math.min(Number(text), Number.MAX_VALUE) : text;
    }
  }
  const parsed = parseWith(reviewQuerySchema, values);
  if (issues.length === 0) return parsed;
  return { ok: false, issues: parsed.ok ? issues : [...issues, ...parsed.issues] };
}
