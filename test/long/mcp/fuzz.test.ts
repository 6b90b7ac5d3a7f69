import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../support/mcp/client.ts';
import { idIn, randomRequest, type SentRequest } from '../../support/mcp/random.ts';
import { sampleDist } from '../../support/shared.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';

const SECONDS = 60;
/** How many requests are under way at once. */
const AT_ONCE = 32;
/** The test ends at this many faults. */
const MOST_FAULTS = 10;

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(await sampleDist());
});

afterAll(() => agent.destroy());

const STATED = [200, 202, 204, 400, 403, 404, 405, 406, 413, 415];

/** Answers that random requests must lead to, among others. If one never came, the requests would not be random enough. */
const ANSWERS = [
  ...[
    '200 result',
    '200 isError',
    '200 -32002',
    '200 -32601',
    '200 -32602',
    '202',
    '204',
    '403 -32000',
    '405 -32000',
    '406 -32000',
  ],
  ...[
    '400 -32700',
    '400 -32600',
    '400 -32000',
    '400 -32020',
    '400 -32022',
    '404 -32001',
    '404 -32601',
    '413 -32000',
    '415 -32000',
  ],
];

it(`${SECONDS} s of random requests: each gets an answer that the endpoint may give, and memory stays where it was`, async () => {
  const requests = randomRequest((await beginSession(`${server.origin}/mcp`)).id);
  const counts = new Map<string, number>();
  const faults: string[] = [];
  async function askAndCheck(sent: SentRequest): Promise<void> {
    try {
      const kind = checkAnswer(sent, await send(sent));
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    } catch (error) {
      faults.push(String(error));
    }
  }
  let seed = Date.now();
  console.log(`seeds from ${seed}`);
  async function fuzz(ms: number): Promise<number> {
    const end = performance.now() + ms;
    while (performance.now() < end && faults.length < MOST_FAULTS) {
      await Promise.all(fc.sample(requests, { seed: seed++, numRuns: AT_ONCE }).map(askAndCheck));
    }
    return residentMiB();
  }
  const before = await fuzz(SECONDS * 500);
  const after = await fuzz(SECONDS * 500);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...counts].sort(([, a], [, b]) => b - a).map((pair) => pair.join(' × '));
  console.log(`${total} requests: ${kinds.join(', ')}`);
  console.log(`resident memory: ${before.toFixed(0)} MiB after half of them, ${after.toFixed(0)} MiB after all`);
  expect(faults).toEqual([]);
  expect([...counts.keys()]).toEqual(expect.arrayContaining(ANSWERS));
  expect(after - before).toBeLessThan(60);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(server.lines.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
  expect(await server.stop()).toBe(0);
});

/** Checks that the endpoint may give an answer, and returns which one it is. */
function checkAnswer(sent: SentRequest, { status, headers, body }: Received): string {
  const told = JSON.stringify({ ...sent, body: sent.body.toString().slice(0, 2000), status, answer: body.slice(0, 2000) });
  expect(STATED, told).toContain(status);
  expect(headers['access-control-allow-origin'], told).toBe('*');
  if (status === 202 || status === 204 || sent.method === 'HEAD') {
    expect(body, told).toBe('');
    return String(status);
  }
  expect(headers['content-type'], told).toBe('application/json');
  const { jsonrpc, id, result, error } = JSON.parse(body);
  expect([jsonrpc, result === undefined], told).toEqual(['2.0', error !== undefined]);
  if (result !== undefined) {
    expect([status, id], told).toEqual([200, idIn(sent.body)]);
    return result.isError ? '200 isError' : '200 result';
  }
  expect([null, idIn(sent.body)], told).toContainEqual(id);
  expect(error, told).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
  if (error.status !== undefined) expect(error.status, told).toBe(status);
  // No defect, and nothing that would reveal one.
  expect(error.code, told).not.toBe(-32603);
  expect(JSON.stringify(error), told).not.toMatch(/\n\s+at |node_modules|entry\.mjs/);
  return `${status} ${error.code}`;
}

function send({ method, path, headers, body }: SentRequest): Promise<Received> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port: server.port, method, path };
    const sending = request({ ...options, headers: { ...headers, 'Content-Length': body.length } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sending.on('error', reject).end(body);
  });
}

async function residentMiB(): Promise<number> {
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1]) / 2 ** 20;
}
