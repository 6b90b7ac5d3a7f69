import { type Load, startLoad } from '../network/load.ts';
import { askStateless, beginSession, toToolResult } from './client.ts';

interface McpLoad extends Load {
  /** The versions that have been in any answer. */
  readonly versions: ReadonlySet<number>;
}

interface Reviews {
  readonly total?: number;
  readonly count?: number;
  readonly aggregate_rating?: { readonly rating_count: number };
  readonly reviews: readonly { readonly text: string }[];
}

/** Enough for all reviews. */
const LIMIT = 100;
const SINCE = '2000-01-01';

/** In ms: this leaves a core for the build. */
const PAUSE = 5;

/**
 * Asks an endpoint for all its reviews, in every possible way, until it is stopped, and checks that each answer is from one
 * publication: all texts in an answer must begin with the same `Version <number>.`, and the number must not decrease.
 */
export async function askMcpUnderLoad(url: string, baseUrl: string, workers = 3): Promise<McpLoad> {
  const session = await beginSession(url);
  const dataset = { uri: `${baseUrl}/reviews.json` };
  const search = { name: 'search_reviews', arguments: { limit: LIMIT } };
  const asks: readonly (() => Promise<Reviews>)[] = [
    async () => fromTool(await session.ask('tools/call', search)),
    async () =>
      fromTool(await session.ask('tools/call', { name: 'get_reviews_since', arguments: { date: SINCE, limit: LIMIT } })),
    async () => fromResource(await session.ask('resources/read', dataset)),
    async () => fromTool(await askStateless(url, 'tools/call', search)),
    async () => fromResource(await askStateless(url, 'resources/read', dataset)),
  ];
  const versions = new Set<number>();
  const load = startLoad(workers, PAUSE, () => {
    let last = 0;
    return async (turn) => {
      const reviews = await asks[turn % asks.length]?.();
      const version = reviews && versionOf(reviews);
      if (version === undefined) return [`mixed: ${JSON.stringify(reviews).slice(0, 1000)}`];
      const faults = version < last ? [`version ${version} after ${last}`] : [];
      last = version;
      versions.add(version);
      return faults;
    };
  });
  return { ...load, versions };
}

function fromTool(result: unknown): Reviews {
  const { content, structuredContent } = toToolResult(result);
  const text = content[0]?.text ?? '';
  if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(structuredContent)) throw new Error('text and structure differ');
  return structuredContent as Reviews;
}

function fromResource(result: Readonly<Record<string, unknown>>): Reviews {
  const { contents } = result as { contents: readonly { readonly text: string }[] };
  return JSON.parse(contents[0]?.text ?? '');
}

/** The version of a whole answer; `undefined` if it mixes several. */
function versionOf({ total, count, aggregate_rating, reviews }: Reviews): number | undefined {
  const versions = new Set(reviews.map(({ text }) => Number(/^Version (\d+)\./.exec(text)?.[1])));
  const [version] = versions;
  const counts = [total, count, aggregate_rating?.rating_count].filter((each) => each !== undefined);
  return versions.size === 1 && counts.every((each) => each === reviews.length) ? version : undefined;
}
