import { z } from 'zod';
import { insightsSchema } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { businessAnswerSchema } from '../../../src/mcp/answers/business-answer.ts';
import { quarterSchema, yearSchema } from '../../../src/mcp/answers/ratings-by-period.ts';
import { createReviewSource } from '../../../src/mcp/answers/review-source.ts';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { openPublication } from '../../../src/publication/serving/open.ts';
import { searchResultSchema, sinceResultSchema } from '../../../src/reviews/query/review-answers.ts';
import { type ReviewQuery, reviewQuerySchema } from '../../../src/reviews/query/review-query.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { reviewIdSchema, reviewSchema } from '../../../src/reviews/schemas/review.ts';

const { since, count, reviews } = sinceResultSchema.shape;

interface Schemas {
  readonly inputSchema: z.ZodObject;
  readonly outputSchema: z.ZodObject;
}

const BUSINESS = { inputSchema: z.object({}), outputSchema: businessAnswerSchema };

// Made again: SDK 1 turns a schema that has a name into a reference, but MCP requires an object.
const SEARCH = { inputSchema: reviewQuerySchema, outputSchema: z.object(searchResultSchema.shape) };

/** Tools that are only listed and never called here, because the bench compares the lists. */
const ONLY_LISTED: Readonly<Record<string, Schemas>> = {
  get_reviews_since: {
    inputSchema: z.object({ date: calendarDateSchema, limit: reviewQuerySchema.shape.limit }),
    outputSchema: z.object({ since, count, total: searchResultSchema.shape.total, reviews }),
  },
  get_review: { inputSchema: z.object({ id: reviewIdSchema }), outputSchema: z.object(reviewSchema.shape) },
  get_insights: {
    inputSchema: z.object({
      aspect: z.string().optional(),
      technician: z.string().optional(),
      service: z.string().optional(),
      service_area: z.string().optional(),
    }),
    outputSchema: z.object({
      ...insightsSchema.partial().shape,
      ratings_by_year: z.array(yearSchema).optional(),
      ratings_by_quarter: z.array(quarterSchema).optional(),
    }),
  },
  search: {
    inputSchema: z.object({ query: z.string() }),
    outputSchema: z.object({
      total: z.int(),
      with_all: z.int(),
      asked: z.array(z.object({ what: z.string(), reviews: z.int() })),
      results: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          url: z.string(),
          text: z.string(),
          has: z.array(z.string()),
          technicians: z.array(z.string()),
          services: z.array(z.string()),
          service_area: z.string().optional(),
          response: z.string().optional(),
        }),
      ),
    }),
  },
  fetch: {
    inputSchema: z.object({ id: reviewIdSchema }),
    outputSchema: z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.string(),
      metadata: z.record(z.string(), z.string()),
    }),
  },
};

const describedSchema = z.object({
  title: z.string(),
  description: z.string(),
  annotations: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** The tools as most servers implement them: over records that are parsed once, with objects as results. */
export function openPeerTools(packFile: string) {
  const publication = openPublication(packFile);
  const source = createReviewSource(publication);
  const records = Array.from({ length: publication.records.count }, (_, row) => source.review(row));
  const described = new Map(TOOLS.map((tool) => [tool.name, describedSchema.parse(tool.describe(source))]));
  const business = businessAnswerSchema.parse(JSON.parse(Buffer.from(source.about.plain).toString()));

  /** The configuration with which a server registers a tool. */
  function configOf<S extends Schemas>(name: string, schemas: S) {
    const { title = name, description = '', annotations = {} } = described.get(name) ?? {};
    return { title, description, annotations, ...schemas };
  }

  return {
    business: { config: configOf('get_business', BUSINESS), answer: () => toResult(business) },
    search: {
      config: configOf('search_reviews', SEARCH),
      answer(query: ReviewQuery) {
        const { total, rows } = publication.index.search(query);
        const found = rows.flatMap((row) => records[row] ?? []);
        return toResult({ total, count: found.length, limit: query.limit, reviews: found });
      },
    },
    onlyListed: Object.entries(ONLY_LISTED).map(([name, schemas]) => ({ name, config: configOf(name, schemas) })),
  };
}

/** The answer of a tool that is only listed. */
export function notCalled(): never {
  throw new Error('the bench does not call this tool');
}

function toResult(structuredContent: Record<string, unknown>) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }], structuredContent };
}
