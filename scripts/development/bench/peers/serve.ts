import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';

/** The parameters of a search that the bench uses; a missing one filters nothing. */
export interface Asked {
  readonly least: number | undefined;
  readonly since: string | undefined;
  readonly service: string | undefined;
  /** The words to look for, folded like the texts. */
  readonly words: string;
  readonly limit: number;
}

/** How many reviews match, how many are returned, and these as JSON. */
interface Found {
  readonly total: number;
  readonly count: number;
  readonly list: string;
}

/** Serves a peer over bare `node:http`, with our addresses and with bodies that contain the same as ours. */
export function servePeer(search: (asked: Asked) => Found, since?: (date: string) => readonly Review[]): void {
  const server = createServer((request, response) => {
    const [path = '', parameters] = request.url?.split('?') ?? [];
    const date = path.split('/api/reviews/since/')[1];
    if (path === '/api/reviews/search') {
      const asked = readAsked(new URLSearchParams(parameters));
      const { total, count, list } = search(asked);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(`{"total":${total},"count":${count},"limit":${asked.limit},"reviews":${list}}`);
    } else if (since && date) {
      const reviews = since(date);
      const body = JSON.stringify({ since: date, count: reviews.length, reviews });
      // As frameworks do, it makes a tag from the body.
      response.writeHead(200, { 'Content-Type': 'application/json', ETag: `"${hash('sha1', body, 'base64')}"` }).end(body);
    } else response.writeHead(404).end();
  });
  server.listen(Number(process.env.PORT), process.env.HOST);
}

function readAsked(parameters: URLSearchParams): Asked {
  const text = (name: string) => parameters.get(name) ?? undefined;
  const number = (name: string) => (parameters.has(name) ? Number(parameters.get(name)) : undefined);
  return {
    least: number('min_rating'),
    since: text('since'),
    service: text('mentions_service'),
    words: foldText(text('query') ?? ''),
    limit: number('limit') ?? 20,
  };
}

/** Whether a review passes all filters other than the words. */
export function passes({ rating, date, mentions }: Review, asked: Asked): boolean {
  return (
    (asked.least === undefined || rating >= asked.least) &&
    (asked.since === undefined || date >= asked.since) &&
    (asked.service === undefined || mentions.services.includes(asked.service))
  );
}

export function firstOf(found: readonly Review[], { limit }: Asked): Found {
  const first = found.slice(0, limit);
  return { total: found.length, count: first.length, list: JSON.stringify(first) };
}
