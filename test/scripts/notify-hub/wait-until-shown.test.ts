import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitUntilShown } from '../../../scripts/notify-hub/wait-until-shown.ts';
import { deadOrigin, startLoopbackServer } from '../../support/network/loopback-server.ts';

const digest = (body: string) => hash('sha256', body);

/** A host whose answer a test can change. It records what it is asked. */
async function startHost(answer: (response: ServerResponse, asked: number) => void) {
  const asked: string[] = [];
  const url = `${await startLoopbackServer((request, response) => {
    asked.push(`${request.method} ${request.headers['if-none-match'] ?? 'any'}`);
    answer(response, asked.length);
  })}/feed.xml`;
  return { url, asked };
}

/** Answers with a body and a tag, or with 304 to clients that have the tag. */
const shows =
  (body: string, tag?: string) =>
  (response: ServerResponse): void => {
    if (tag !== undefined && response.req.headers['if-none-match'] === tag) response.writeHead(304).end();
    else response.writeHead(200, tag === undefined ? {} : { ETag: tag }).end(body);
  };

const NEW = 'the new version';
const OLD = 'the old version';
const published = (url: string) => [{ url, digest: digest(NEW) }];

/** In ms: longer than a test takes. */
const LONG = 30_000;

it.each([
  ['the tag of our server', `"${digest(NEW)}"`],
  ['the tag of a coding that a proxy weakened', `W/"${digest(NEW)}-gzip"`],
])('takes %s for the version, without its bytes', async (_, tag) => {
  const { url, asked } = await startHost((response) => void response.writeHead(200, { ETag: tag }).write('and more to come'));
  expect(await waitUntilShown(published(url), LONG)).toEqual([]);
  expect(asked).toEqual(['GET any']);
});

it.each([
  ['of our server', `"${digest(OLD)}"`, `"${digest(NEW)}"`],
  ['of its own', '"5f1-a"', '"5f1-b"'],
])('asks a host with tags %s as a hub does: by the one that it has, until there is another', async (_, old, next) => {
  const { url, asked } = await startHost((response, count) => (count < 4 ? shows(OLD, old) : shows(NEW, next))(response));
  expect(await waitUntilShown(published(url), LONG)).toEqual([]);
  expect(asked).toEqual(['GET any', ...Array(3).fill(`GET ${old}`)]);
});

it('reads the bytes at each look where a host has no tags', async () => {
  const { url, asked } = await startHost((response, count) => shows(count < 4 ? OLD : NEW)(response));
  expect(await waitUntilShown(published(url), LONG)).toEqual([]);
  expect(asked).toEqual(Array(4).fill('GET any'));
});

it('reads the bytes that a proxy compressed', async () => {
  const { url } = await startHost((response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(NEW)));
  expect(await waitUntilShown(published(url), LONG)).toEqual([]);
});

it('goes on where the host was away', async () => {
  const { url } = await startHost((response, count) =>
    count < 3 ? response.destroy() : shows(NEW, `"${digest(NEW)}"`)(response),
  );
  expect(await waitUntilShown(published(url), LONG)).toEqual([]);
});

it('says of each address that did not show it what was seen last, and nothing of the others', async () => {
  // The time is up at the third look, however late that is.
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { url: shown } = await startHost(shows(NEW));
  const { url: version } = await startHost((response, count) => {
    if (count === 3) time.abort(new DOMException('', 'TimeoutError'));
    else shows(OLD, `"${digest(OLD)}"`)(response);
  });
  const { url: bytes } = await startHost(shows(OLD, '"1-2"'));
  const { url: error } = await startHost((response) => void response.writeHead(404).end());
  const { url: silent } = await startHost(() => {});
  const { url: fellSilent } = await startHost((response, count) => {
    if (count === 1) shows(OLD, `"${digest(OLD)}"`)(response);
  });
  const dead = `${await deadOrigin()}/feed.xml`;
  const files = [version, shown, bytes, error, silent, fellSilent, dead].flatMap(published);
  expect(await waitUntilShown(files, LONG)).toEqual([
    { url: version, reason: 'another version' },
    { url: bytes, reason: 'another version' },
    { url: error, reason: 'status 404' },
    { url: silent, reason: 'no answer in time' },
    { url: fellSilent, reason: 'another version' },
    { url: dead, reason: 'connection refused' },
  ]);
});
