import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Contender } from '../contender.ts';

export interface Message {
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: string;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const CONNECTIONS = 32;

/** The MCP address of a server. */
export function endpointOf({ origin }: Contender): string {
  return `${origin}/mcp`;
}

/** Posts all messages over several connections that stay open, and returns how many were answered per second. */
export async function postAll(url: string, messages: readonly Message[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const left = messages.values();
  const startedAt = performance.now();
  // All connections share one iterator: each takes the next message when it is free.
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const message of left) checkResult(await post(url, message, agent));
    }),
  );
  agent.destroy();
  return messages.length / ((performance.now() - startedAt) / 1000);
}

/** Throws for an answer without a result. */
export function checkResult({ status, body }: Reply): void {
  if (status !== 200 || !body.includes('"result":{') || body.includes('"isError":true'))
    throw new Error(`not answered with a result: ${status} ${body.slice(0, 300)}`);
}

export function post(url: string, { headers, body }: Message, agent?: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      text(incoming).then((body) => resolve({ status, headers, body }), reject);
    });
    outgoing.end(body);
  });
}
