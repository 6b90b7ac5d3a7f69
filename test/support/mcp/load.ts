import { setTimeout } from 'node:timers/promises';
import { askStateless, beginSession, toToolResult } from './client.ts';

export interface McpLoad {
  /** The newest version in any answer. */
  newest(): number;
  /** What has been wrong so far. */
  readonly faults: readonly string[];
  /** Ends the load. `faults` are all that was wrong with any answer. */
  stop(): Promise<{ answers: number; versions: ReadonlySet<number>; faults: readonly string[] }>;
}

interface Reviews {
  readonly total?: number;
  readonly count?: number;
  readonly aggregate_rating?: { readonly rating_count: number };
  readonly reviews: readonly { readonly text: string }[];
}

const WORKERS = 3;
/** Enough for all reviews. */
const LIMIT = 100;
const SINCE = '2000-01-01';

/** The load ends by itself at this many faults. */
const MOST_FAULTS = 20;

/**
 * Asks an endpoint for all its reviews, in every possible way, until it is stopped, and checks that each answer is from one
 * publication: all texts in an answer must begin with the same `Version <number>.`, and the number must not decrease.
 */
export async function askMcpUnderLoad(url: string, baseUrl: string, workers = WORKERS): Promise<McpLoad> {
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
  const faults: string[] = [];
  const versions = new Set<number>();
  let answers = 0;
  let stopped = false;

  async function worker(): Promise<void> {
    let last = 0;
    for (let turn = 0; !stopped && faults.length < MOST_FAULTS; turn++) {
      try {
        const reviews = await asks[turn % asks.length]?.();
        const version = reviews && versionOf(reviews);
        answers++;
        if (version === undefined) faults.push(`mixed: ${JSON.stringify(reviews).slice(0, 1000)}`);
        else if (version < last) faults.push(`version ${version} after ${last}`);
        last = version ?? last;
        versions.add(last);
      } catch (error) {
        faults.push(String(error));
      }
      // This leaves a core for the build.
      await setTimeout(5);
    }
  }

  const working = Array.from({ length: workers }, worker);
  return {
    faults,
    newest: () => Math.max(...versions),
    async stop() {
      stopped = true;
      await Promise.all(working);
      return { answers, versions, faults };
    },
  };
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
