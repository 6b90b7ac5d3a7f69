import { z } from 'zod';
import { createReviewSource, readInsights } from '../../../../src/mcp/answers/review-source.ts';
import { TOOLS } from '../../../../src/mcp/tools/tools.ts';
import { openPublication } from '../../../../src/publication/serving/open.ts';
import type { ReviewQuery } from '../../../../src/reviews/query/review-query.ts';

const objectSchema = z.record(z.string(), z.unknown()).transform((schema) => z.fromJSONSchema(schema) as z.ZodObject);

/** What a server registers a tool with, from our own entry in `tools/list`. */
const configSchema = z.object({
  title: z.string(),
  description: z.string(),
  annotations: z.record(z.string(), z.union([z.string(), z.boolean()])),
  inputSchema: objectSchema,
  outputSchema: objectSchema,
});

interface PeerTool {
  readonly name: string;
  readonly config: z.infer<typeof configSchema>;
  answer(given: Readonly<Record<string, unknown>>): ReturnType<typeof toResult>;
}

/** The tools as most servers implement them: over records that are parsed once, with objects as results. */
export async function openPeerTools(packFile: string): Promise<readonly PeerTool[]> {
  const publication = openPublication(packFile);
  const source = createReviewSource(publication, await readInsights(publication));
  const records = Array.from({ length: publication.records.count }, (_, row) => source.review(row));
  const business = JSON.parse(Buffer.from(source.about.plain).toString());
  const answers: Readonly<Record<string, PeerTool['answer']>> = {
    get_business: () => toResult(business),
    search_reviews(given) {
      const query = given as ReviewQuery;
      const { total, rows } = publication.index.search(query);
      const found = rows.flatMap((row) => records[row] ?? []);
      return toResult({ total, count: found.length, limit: query.limit, reviews: found });
    },
  };
  return TOOLS.map((tool) => ({
    name: tool.name,
    config: configSchema.parse(tool.describe(source)),
    answer: answers[tool.name] ?? notCalled,
  }));
}

/** The answer of a tool that is only listed: the bench compares the lists. */
function notCalled(): never {
  throw new Error('the bench does not call this tool');
}

function toResult(structuredContent: Record<string, unknown>) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }], structuredContent };
}
