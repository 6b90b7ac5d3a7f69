import autocannon from 'autocannon';
import type { Contender } from './contender.ts';

/** The load generator, as named in the output. */
export const DRIVER = 'autocannon at 32 connections';

const CONNECTIONS = 32;
/** How often autocannon checks whether its time is over, in ms. */
const TICK = 100;

/** Requests for the paths in turn, over and over, or for what a function returns next. */
export interface Requests {
  readonly paths: readonly string[] | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
  /** The status that every answer must have. */
  readonly status: number;
}

export interface Load {
  readonly perSecond: number;
  /** The server's processor time for each answer, in microseconds. */
  readonly cpu: number;
}

/** Sends requests to a server for the given number of seconds; throws if one answer has another status. */
export async function load(contender: Contender, { paths, headers = {}, status }: Requests, seconds: number): Promise<Load> {
  const requests =
    typeof paths === 'function'
      ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: paths() }) }]
      : paths.map((path) => ({ path }));
  const before = await contender.computed();
  const result = await autocannon({
    url: contender.origin,
    headers: { ...headers },
    requests,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: TICK,
    setupClient: forgetBodies,
  });
  const computed = (await contender.computed()) - before;
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || Object.keys(result.statusCodeStats ?? {}).length !== 1)
    throw new Error(`${contender.origin}: not only answers of status ${status}, but ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: expected / result.duration, cpu: computed / expected };
}

/**
 * Stops autocannon from making a string of each body, which nothing here reads, and which takes longer than a server needs for a
 * compressed one.
 */
function forgetBodies(client: object): void {
  if ('pipelinedRequests' in client) Object.assign(client.pipelinedRequests as object, { addBody() {} });
}
