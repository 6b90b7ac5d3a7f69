import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postPublish } from '../../../scripts/notify-hub/post-publish.ts';
import { deadOrigin, startLoopbackServer } from '../../support/network/loopback-server.ts';

type Answer = (response: ServerResponse, tries: number) => void;

interface Request {
  readonly line: string;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** A hub that answers each request as the test says. */
async function startHub(answer: Answer): Promise<{ origin: string; received: Request[] }> {
  const received: Request[] = [];
  const origin = await startLoopbackServer(async (request, response) => {
    const body = await text(request);
    received.push({ line: `${request.method} ${request.url}`, contentType: request.headers['content-type'], body });
    answer(response, received.length);
  });
  return { origin, received };
}

const status =
  (...codes: number[]): Answer =>
  (response, tries) =>
    void response.writeHead(codes[tries - 1] ?? codes.at(-1) ?? 0, { Location: '/elsewhere' }).end();

const TOPIC = 'https://reviews.example.com/shop/feed.xml';

it('names the topic by both names that hubs know, and keeps the query of the hub', async () => {
  const { origin, received } = await startHub(status(202));
  expect(await postPublish(`${origin}/hub?site=1&topic=a%26b`, TOPIC)).toBeUndefined();
  const topic = 'https%3A%2F%2Freviews.example.com%2Fshop%2Ffeed.xml';
  expect(received).toEqual([
    {
      line: 'POST /hub?site=1&topic=a%26b',
      contentType: 'application/x-www-form-urlencoded',
      body: `hub.mode=publish&hub.url=${topic}&hub.topic=${topic}`,
    },
  ]);
});

it.each([
  [[429, 500, 200], 3, undefined],
  [[503], 3, 'it answered 503'],
  [[307], 1, 'it answered 307'],
  [[503, 400, 202], 2, 'it answered 400'],
])('where the hub answers %j it is asked %i times: %s', async (codes, tries, problem) => {
  const { origin, received } = await startHub(status(...codes));
  expect(await postPublish(origin, TOPIC)).toBe(problem);
  expect(received.map(({ line }) => line)).toEqual(Array(tries).fill('POST /'));
});

it('gives a hub 5 s: one that was asleep answers in time, one that hangs is given up, and of half a refusal it says the status', async () => {
  const asleep = await startHub((response) => void setTimeout(() => response.writeHead(202).end(), 2000));
  const hanging = await startHub(() => {});
  const halting = await startHub((response) => void response.writeHead(400).write('no line'));
  const hubs = [asleep, hanging, halting];
  const problems = await Promise.all(hubs.map(({ origin }) => postPublish(origin, TOPIC)));
  expect(problems).toEqual([undefined, 'no answer in time', 'it answered 400']);
  expect(hubs.map(({ received }) => received.length)).toEqual([1, 1, 1]);
});

it('does not wait for the end of an answer', async () => {
  const { origin, received } = await startHub((response) => void response.writeHead(202).write('more to come'));
  expect([await postPublish(origin, TOPIC), received.length]).toEqual([undefined, 1]);
});

it('asks again where the connection breaks', async () => {
  const { origin, received } = await startHub((response, tries) => {
    if (tries === 1) response.destroy();
    else response.writeHead(202).end();
  });
  expect([await postPublish(origin, TOPIC), received.length]).toEqual([undefined, 2]);
});

it('does not wait for another try where nothing listens on this computer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await postPublish(await deadOrigin(), TOPIC)).toBe('connection refused');
});

it.each([
  ['the first line that holds something', '\r\n\n  no hub.topic \r\nmore', 'it answered 400 (no hub.topic)'],
  ['no control characters', 'a\u001b[31mred\u202eb\u0007', 'it answered 400 (a[31mredb)'],
  ['200 characters', 'x'.repeat(100_000), `it answered 400 (${'x'.repeat(200)})`],
  ['nothing of a page', '<!DOCTYPE html>\n<html>', 'it answered 400'],
])('of a refusal it says %s', async (_, body, problem) => {
  const { origin } = await startHub((response) => void response.writeHead(400).end(body));
  expect(await postPublish(origin, TOPIC)).toBe(problem);
});

it('says the first line of a refusal that never ends', async () => {
  const { origin } = await startHub((response) => void response.writeHead(400).write('no such topic\nmore'));
  expect(await postPublish(origin, TOPIC)).toBe('it answered 400 (no such topic)');
});

it.each([
  // A label longer than 63 bytes is refused without a request to the network.
  ['has no name', async () => `http://${'a'.repeat(64)}.invalid/`, 'its name does not resolve'],
  ['speaks no TLS', async () => `${(await startHub(status(202))).origin.replace('http', 'https')}/`, 'it does not speak TLS'],
])('says in words that a hub %s', async (_, hubUrl, reason) => {
  expect(await postPublish(await hubUrl(), TOPIC)).toBe(reason);
});
