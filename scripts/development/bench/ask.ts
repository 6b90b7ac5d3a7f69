import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Reply {
  readonly status: number;
  readonly coding: string;
  readonly body: Buffer;
}

/** Returns a server's answer exactly as it is sent: `fetch` would decompress it, and adds request headers of its own. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const [response] = (await once(get(url, { headers: { ...headers }, agent: false }), 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: got } = response;
  return { status, coding: got['content-encoding'] ?? 'identity', body: await buffer(response) };
}
