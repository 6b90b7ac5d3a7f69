import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { beginSession, replyOf, type ToolResult, toToolResult } from '../../support/mcp/client.ts';
import { sampleOrigin } from '../../support/shared.ts';

interface Rated {
  readonly id: string;
  readonly date: string;
  readonly rating: number;
}

interface Call {
  readonly name: string;
  readonly given: object;
  /** Whether a result is the answer to this call. */
  fits(result: ToolResult): boolean;
}

const SESSIONS = 25;
const SOCKETS = 64;

/** The ids of the requests in every session. */
const IDS = [1, '1', 2, 'a'];

it('25 sessions at once each get their own answers, although all of them use the same ids', async () => {
  const origin = await sampleOrigin();
  const url = `${origin}/mcp`;
  const { reviews } = (await (await fetch(`${origin}/reviews.json`)).json()) as { reviews: Rated[] };
  const numbers = Array.from({ length: SESSIONS }, (_, number) => number);
  const sessions = await inParallel(numbers, (n) => beginSession(url, n % 2 === 0 ? '2025-06-18' : '2025-11-25'));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(SESSIONS);
  // Neighbouring sessions ask different things at the same time with the same id.
  const asked = IDS.flatMap((id, turn) => sessions.map((session, n) => ({ session, id, call: callOf(n, turn, reviews) })));
  const faults = await inParallel(asked, async ({ session, id, call: { name, given, fits } }) => {
    const reply = await replyOf(await session.post('tools/call', { name, arguments: given }, { id }));
    return reply.id === id && fits(toToolResult(reply.result)) ? [] : [{ id, name, given, reply }];
  });
  expect(faults.flat()).toEqual([]);
});

/** What a session asks in a turn. */
function callOf(session: number, turn: number, reviews: readonly Rated[]): Call {
  const review = reviews[(session + 41 * turn) % reviews.length] ?? { id: '', date: '', rating: 1 };
  const { id, date, rating } = review;
  const limit = 1 + (session % 7);
  const gives = (expected: object) => (result: ToolResult) => isDeepStrictEqual(result.structuredContent, expected);
  switch (turn) {
    case 0:
      return { name: 'get_review', given: { id }, fits: gives(review) };
    case 1: {
      const found = reviews.filter((each) => each.rating === rating && each.date <= date);
      const expected = { total: found.length, limit, count: Math.min(limit, found.length), reviews: found.slice(0, limit) };
      return { name: 'search_reviews', given: { rating, until: date, limit }, fits: gives(expected) };
    }
    case 2: {
      const found = reviews.filter((each) => each.date >= date);
      const expected = { since: date, total: found.length, count: Math.min(limit, found.length), reviews: found.slice(0, limit) };
      return { name: 'get_reviews_since', given: { date, limit }, fits: gives(expected) };
    }
    default: {
      const nobody = `nobody-${session}`;
      const fits = ({ isError, content }: ToolResult) => isError === true && content[0]?.text.includes(`"${nobody}"`) === true;
      return { name: 'get_review', given: { id: nobody }, fits };
    }
  }
}

/** Does something with every item, `SOCKETS` at a time. */
async function inParallel<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  const waiting = items.entries();
  async function worker(): Promise<void> {
    for (const [position, item] of waiting) done[position] = await work(item);
  }
  await Promise.all(Array.from({ length: SOCKETS }, worker));
  return done;
}
