import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { readReviews } from './reviews.ts';

interface Request extends IncomingMessage {
  query: Record<string, string>;
}

interface Response extends ServerResponse {
  readonly locals: { readonly data: readonly unknown[]; said: object };
  jsonp(body: unknown): void;
}

/**
 * json-server with its usual middleware and the reviews as its database, but without a log; our filters are translated to its
 * own.
 */
const [, , packFile = '', entry = ''] = process.argv;
const jsonServer = createRequire(import.meta.url)(entry);
const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
app.use((request: Request, response: Response, next: () => void) => {
  const since = request.url?.split('/api/reviews/since/')[1];
  response.locals.said = since ? { since } : { limit: Number(request.query.limit ?? 20) };
  request.query = since ? { date_gte: since } : translate(request.query);
  request.url = '/reviews';
  next();
});
const router = jsonServer.router({ reviews: readReviews(packFile) });
router.render = (_: Request, response: Response) => {
  const { data: reviews, said } = response.locals;
  // json-server sends the total count if there is a limit.
  const all = response.getHeader('X-Total-Count');
  response.jsonp({ ...(all !== undefined && { total: Number(all) }), ...said, count: reviews.length, reviews });
};
app.use(router);
app.listen(Number(process.env.PORT), process.env.HOST);

/** `text_like` takes a regular expression and ignores case: for plain words this equals our search for a substring. */
function translate(asked: Readonly<Record<string, string>>): Record<string, string> {
  const { query = '', min_rating, since, mentions_service, limit = '20' } = asked;
  const filters = {
    text_like: RegExp.escape(query),
    rating_gte: min_rating,
    date_gte: since,
    'mentions.services': mentions_service,
    _limit: limit,
  };
  return Object.fromEntries(Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
