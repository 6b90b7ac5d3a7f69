import autocannon from 'autocannon';
import type { Contender } from './contender.ts';

/** What asks, named in what is printed. */
export const DRIVER = 'autocannon at 32 connections';

const CONNECTIONS = 32;
/** In ms: how often autocannon looks whether its time is over. */
const TICK = 100;

/** Requests for one path after the other, over and over; or for what a function gives next. */
export interface Requests {
  readonly paths: readonly string[] | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
  /** Of every answer. */
  readonly status: number;
}

export interface Load {
  readonly perSecond: number;
  /** Microseconds that the server computed for each answer. */
  readonly cpu: number;
}

/** Asks a server for so many seconds; throws where one answer is not of the expected status. */
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

/** autocannon makes a string of each body, which takes longer than a server of compressed ones; nothing here reads it. */
function forgetBodies(client: object): void {
  if ('pipelinedRequests' in client) Object.assign(client.pipelinedRequests as object, { addBody() {} });
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** `0.97 (0.94 to 1.02)`; of large figures fewer digits, of small ones more. */
export function spread(figures: readonly number[]): string {
  const middle = median(figures);
  const digits = middle >= 10 ? 1 : middle >= 0.1 ? 2 : 3;
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  return `${middle.toFixed(digits)} (${lowest.toFixed(digits)} to ${highest.toFixed(digits)})`;
}
