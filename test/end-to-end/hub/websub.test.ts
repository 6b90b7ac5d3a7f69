import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  answerAsAsked,
  type CallbackServer,
  isPost,
  onDelivery,
  parameter,
  type Received,
  startCallbackServer,
} from '../../support/hub/callback-server.ts';
import { type Fields, subscribeForm } from '../../support/hub/hub.ts';
import { startWebSubSite, type WebSubSite } from '../../support/hub/websub-site.ts';
import { request } from '../../support/network/http-server.ts';
import { openConnection } from '../../support/network/raw-http.ts';
import { PATIENCE } from '../../support/patience.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';

let callback: CallbackServer;
let site: WebSubSite;
let count = 0;
/** Each test's own callback. No part of its path and query may ever be shown. */
let url: string;

beforeAll(async () => {
  callback = await startCallbackServer();
  const settings = { LOG_LEVEL: 'trace', HUB_RETRY_SECONDS: '0.02,0.02' };
  site = await startWebSubSite({ settings, reviews: 60 });
});

afterAll(async () => {
  await site.close();
  await callback.close();
});

beforeEach(() => {
  callback.answerWith(answerAsAsked);
  count++;
  url = `${callback.origin}/hidden-${count}?hidden=%20${count}`;
});

const form = (more: Fields = {}) => subscribeForm(url, more);

const isMine = ({ target }: Received) => target.startsWith(`/hidden-${count}?`);
const isMyPost = (request: Received) => isPost(request) && isMine(request);

async function subscribe(more: Fields = {}): Promise<void> {
  expect(await site.verified(form(more))).toMatchObject({ result: expect.stringMatching(/^(subscribed|renewed)$/) });
}

/** Subscribes another callback, whose verification ends after what was sent before. */
async function subscribeAnother(): Promise<void> {
  await subscribe({ 'hub.callback': `${callback.origin}/hidden-another-${count}` });
}

it('an accepted request is not verified before its answer, also when the client reads slowly', async () => {
  const connection = await openConnection(site.port);
  connection.socket.pause();
  const body = new URLSearchParams(form()).toString();
  const lines = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${Buffer.byteLength(body)}`];
  // The answer waits behind more data than the system buffers for a client that does not read.
  connection.send(request([], 'GET /reviews.json HTTP/1.1').repeat(99));
  connection.send(request(lines, 'POST /api/websub/hub HTTP/1.1') + body);
  await site.nextLine(({ path }) => path === '/reviews.json');
  await subscribeAnother();
  expect(callback.received.filter(isMine)).toEqual([]);
  connection.socket.resume();
  await callback.waitFor(isMine);
  await vi.waitFor(() => expect(connection.received()).toContain('HTTP/1.1 202 Accepted'), PATIENCE);
  connection.socket.destroy();
});

it('a delivery begins when the server has opened a build, without a word from anybody', async () => {
  await subscribe();
  await site.replace();
  await callback.waitFor(isMyPost);
});

/**
 * The tests of WebSub's public test suite for hubs. Number 102 is in `hub-request.test.ts`, 103 and 104 are in `verifier.test.ts`.
 * Number 105 is left out, because it is about a plain-text topic, which this hub does not have.
 */
it.each([
  ['100: a typical subscriber request', '/feed.xml', undefined],
  ['101: a subscriber request with a secret', '/feed.xml', 'hidden-101'],
  ['106: a JSON topic, the feed', '/api/feed.json', undefined],
  ['106: a JSON topic, the reviews', '/reviews.json', undefined],
])('websub.rocks %s', async (_, path, secret) => {
  await subscribe({ 'hub.topic': BASE_URL + path, ...(secret && { 'hub.secret': secret }) });
  const verification = await callback.waitFor(isMine);
  expect(parameter(verification, 'hub.mode')).toBe('subscribe');
  expect(parameter(verification, 'hub.topic')).toBe(BASE_URL + path);
  expect(parameter(verification, 'hub.challenge')).toMatch(/./);
  expect(parameter(verification, 'hub.lease_seconds')).toMatch(/^[1-9]\d*$/);
  await site.publish();
  // A notification has all that a GET of the topic has, and a signature if there is a secret.
  const { body, headers, rawHeaders } = await callback.waitFor(isMyPost);
  const topic = await site.get(path);
  expect(body.equals(Buffer.from(await topic.arrayBuffer()))).toBe(true);
  for (const name of ['content-type', 'etag', 'link']) expect(headers[name]).toBe(topic.headers.get(name));
  expect(headers.link).toBe(`<${BASE_URL}/api/websub/hub>; rel="hub", <${BASE_URL}${path}>; rel="self"`);
  expect(rawHeaders.filter((name) => name === 'Link').length).toBe(1);
  const signature = secret && `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  expect(headers['x-hub-signature']).toBe(signature);
});

it('log and figures say how deliveries, verifications and removals went, but no secret and nothing of a callback’s path and query', async () => {
  await subscribe({ 'hub.secret': 'hidden-secret' });
  await subscribeAnother();
  callback.answerWith(onDelivery((request, response) => response.writeHead(isMine(request) ? 500 : 204).end()));
  const removed = site.nextLine(({ msg }) => msg === 'subscription removed');
  await site.publish();
  expect(await removed).toMatchObject({ level: 'warn', host: '127.0.0.1', topic: `${BASE_URL}/feed.xml`, reason: 'failed' });
  await callback.waitFor((request) => isMine(request) && parameter(request, 'hub.mode') === 'denied');
  await site.verified(form({ 'hub.mode': 'unsubscribe', 'hub.callback': `${callback.origin}/hidden-another-${count}` }));
  for (const refused of ['https://hidden:hidden@127.0.0.1/', 'https://10.0.0.1/hidden'])
    expect((await site.post(form({ 'hub.callback': refused }), { Authorization: 'Bearer hidden' })).status).toBe(400);
  callback.answerWith((_request, response) => response.writeHead(404).end('hidden'));
  expect(await site.verified(form())).toMatchObject({ result: 'refused', note: 'status 404', host: '127.0.0.1' });
  const metrics = await (await site.get('/metrics')).text();
  const topic = `topic="${BASE_URL}/feed.xml"`;
  for (const line of [
    `websub_subscriptions{${topic}}`,
    `websub_due{${topic}}`,
    `websub_oldest_due_seconds{${topic}}`,
    `websub_deliveries_total{${topic},result="acknowledged"}`,
    `websub_deliveries_total{${topic},result="failed"}`,
    'websub_delivery_seconds_count',
    'websub_verifications_total{mode="subscribe",result="subscribed"}',
    'websub_verifications_total{mode="subscribe",result="refused"}',
    'websub_removed_total{reason="failed"}',
    'websub_removed_total{reason="unsubscribed"}',
    'websub_store_up 1',
  ])
    expect(metrics).toContain(line);
  expect(site.lines.filter(({ msg }) => msg === 'delivery').length).toBeGreaterThanOrEqual(4);
  expect(site.lines.filter((line) => JSON.stringify(line).includes('hidden'))).toEqual([]);
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(metrics).not.toContain('hidden');
});
