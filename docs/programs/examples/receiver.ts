// A WebSub subscriber: subscribes to one topic, confirms that, receives each version and renews before the lease ends. It needs
// no packages; Node 24 runs it, but not below node_modules:
//   CALLBACK=https://you.example.net/websub/7d1fbe52c8 TLS_KEY=key.pem TLS_CERT=cert.pem PORT=443 node receiver.ts <topic>
// Without TLS_KEY it speaks plain HTTP, for use behind a proxy with TLS. Ctrl-C unsubscribes; SIGTERM keeps the subscription.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';

let [topic = ''] = process.argv.slice(2);
const { CALLBACK = '', PORT = '8080', TLS_KEY = '', TLS_CERT = '', LEASE_SECONDS = '86400' } = process.env;
/** Set one, so that it survives restarts: after a new random one, deliveries are refused until the subscription is renewed. */
const { SECRET = randomBytes(32).toString('hex') } = process.env;
if (!URL.canParse(topic) || !CALLBACK.startsWith('https:')) throw new Error('CALLBACK=<https address> node receiver.ts <topic>');
const callback = new URL(CALLBACK);
const ASK_AGAIN_MS = 60_000;
/** The hub asks back at once, or after its restart if it was stopped in between. */
const CONFIRM_WITHIN_MS = 5 * 60_000;

let wanted: 'subscribe' | 'unsubscribe' = 'subscribe';
let askedAt = Number.NEGATIVE_INFINITY;
let timer: NodeJS.Timeout | undefined;
/** The ETag of the newest version that is here, or empty. */
let newest = '';

/** Replace this with what you do with a new version of the topic. After a restart, a version may come again. */
function onContent(content: Buffer, etag: string): void {
  newest = etag;
  tell('content', { etag, bytes: content.length });
}

/** Sends a request to the hub that the topic names. Repeats it after a minute, unless the hub has asked back by then. */
async function ask(): Promise<void> {
  askIn(ASK_AGAIN_MS);
  try {
    const { headers, url } = await fetch(topic, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    const hub = linkOf(headers.get('link'), 'hub');
    if (hub === undefined || linkOf(headers.get('link'), 'self') !== url) throw new Error('no topic, or not by this address');
    // Another address than before if the topic has moved and redirects.
    topic = url;
    const form = {
      'hub.mode': wanted,
      'hub.topic': topic,
      'hub.callback': CALLBACK,
      'hub.lease_seconds': LEASE_SECONDS,
      'hub.secret': SECRET,
    };
    askedAt = performance.now();
    const answer = await fetch(hub, { method: 'POST', body: new URLSearchParams(form), signal: AbortSignal.timeout(10_000) });
    tell('asked', { mode: wanted, status: answer.status, reason: await answer.text() });
  } catch (error) {
    tell('hub not reached', { error: String(error) });
  }
}

function askIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(ask, Math.min(ms, 2 ** 31 - 1));
}

/** Fetches what was published before the subscription began, or while the hub did not reach this program: the hub never sends that. */
async function catchUp(): Promise<void> {
  const before = newest;
  try {
    const headers = { 'Accept-Encoding': 'identity', ...(before && { 'If-None-Match': before }) };
    const answer = await fetch(topic, { headers, signal: AbortSignal.timeout(10_000) });
    const content = Buffer.from(await answer.arrayBuffer());
    // A version that the hub has delivered meanwhile is newer.
    if (answer.ok && newest === before) onContent(content, answer.headers.get('etag') ?? '');
  } catch (error) {
    tell('topic not reached', { error: String(error) });
  }
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The callback's address is a secret between this program and the hub.
  if (!request.url?.startsWith(callback.pathname + callback.search)) response.writeHead(404).end();
  else if (request.method === 'GET') confirm(new URL(request.url, callback).searchParams, response);
  else if (request.method === 'POST') response.writeHead(take(request.headers, await buffer(request))).end();
  else response.writeHead(405, { Allow: 'GET, POST' }).end();
}

/** Confirms a request that this program made within the last minutes, and no other. */
function confirm(query: URLSearchParams, response: ServerResponse): void {
  const [mode, reason] = [query.get('hub.mode'), query.get('hub.reason')];
  if (query.get('hub.topic') !== topic) return void response.writeHead(404).end();
  if (mode === 'denied') {
    tell('ended by the hub', { reason });
    if (wanted === 'subscribe') askIn(ASK_AGAIN_MS);
    else leave();
    return void response.writeHead(204).end();
  }
  if (mode !== wanted || performance.now() - askedAt > CONFIRM_WITHIN_MS) return void response.writeHead(404).end();
  const leaseSeconds = Number(query.get('hub.lease_seconds'));
  tell('confirmed', { mode, leaseSeconds });
  if (mode === 'unsubscribe') leave();
  else askIn((leaseSeconds || 86_400) * 750);
  response.writeHead(200, { 'Content-Type': 'text/plain' }).end(query.get('hub.challenge'));
  if (mode === 'subscribe') void catchUp();
}

/** Ends the program when all open requests are answered. */
function leave(): void {
  server.close(() => process.exit());
}

/** Takes a delivery and gives the status to answer with. Do slow work only after the answer. */
function take(headers: IncomingMessage['headers'], content: Buffer): number {
  if (wanted === 'unsubscribe' || linkOf(headers.link, 'self') !== topic) return 410;
  if (!isSigned(content, String(headers['x-hub-signature']))) return 403;
  // Without one, as from some other hubs, a repeat cannot be told from a new version.
  const { etag = '' } = headers;
  if (etag !== '' && etag === newest) tell('repeat', { id: headers['x-hub-delivery'] });
  else onContent(content, etag);
  return 204;
}

/** In constant time, over the bytes as they came. */
function isSigned(content: Buffer, signature: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', SECRET).update(content).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function linkOf(header: string | string[] | null | undefined, rel: string): string | undefined {
  return new RegExp(`<([^>]*)>; *rel="?${rel}\\b`).exec(String(header))?.[1];
}

function tell(event: string, details: object): void {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
}

const server = TLS_KEY ? createHttpsServer({ key: readFileSync(TLS_KEY), cert: readFileSync(TLS_CERT) }) : createHttpServer();
server.on('request', (request, response) => receive(request, response).catch(() => response.destroy()));
server.listen(Number(PORT), ask);
process.once('SIGINT', () => {
  wanted = 'unsubscribe';
  void ask();
});
