import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { waitUntilShown } from '../../../scripts/support/wait-until-shown.ts';
import { deadOrigin, startLoopbackServer } from '../../support/loopback-server.ts';

const digest = (body: string) => createHash('sha256').update(body).digest('hex');

/** A host whose answer a test changes; counts what it is asked, by method. */
async function startHost(answer: (response: ServerResponse, asked: number) => void) {
  const asked: string[] = [];
  const url = `${await startLoopbackServer((request, response) => {
    asked.push(`${request.method} ${request.headers['accept-encoding']}`);
    answer(response, asked.length);
  })}/feed.xml`;
  return { url, asked };
}

/** Answers with a body and a tag; `node:http` drops the body of an answer to HEAD. */
const shows =
  (body: string, tag?: string) =>
  (response: ServerResponse): void =>
    void response.writeHead(200, tag === undefined ? {} : { ETag: tag }).end(body);

const NEW = 'the new version';
const OLD = 'the old version';
const published = (url: string) => [{ url, digest: digest(NEW) }];

/** Longer than a test takes. */
const LONG = 30_000;
/** Two or three looks. */
const SHORT = 600;

describe('waitUntilShown', () => {
  it.each([
    ['the tag of our server', `"${digest(NEW)}"`],
    ['a tag that a proxy weakened', `W/"${digest(NEW)}"`],
    ['the tag of a coding', `"${digest(NEW)}-gzip"`],
  ])('takes %s for the version, by one HEAD for the bytes as they are', async (_, tag) => {
    const { url, asked } = await startHost(shows('not looked at', tag));
    expect(await waitUntilShown(published(url), LONG)).toEqual([]);
    expect(asked).toEqual(['HEAD identity']);
  });

  it('asks again until the new version is there', async () => {
    const { url, asked } = await startHost((response, count) =>
      shows(count < 4 ? OLD : NEW, `"${digest(count < 4 ? OLD : NEW)}"`)(response),
    );
    expect(await waitUntilShown(published(url), LONG)).toEqual([]);
    expect(asked).toEqual(Array(4).fill('HEAD identity'));
  });

  it('reads the bytes where a host has tags of its own, once for each tag', async () => {
    const { url, asked } = await startHost((response, count) =>
      count < 5 ? shows(OLD, '"5f1-a"')(response) : shows(NEW, '"5f1-b"')(response),
    );
    expect(await waitUntilShown(published(url), LONG)).toEqual([]);
    expect(asked).toEqual(['HEAD', 'GET', 'HEAD', 'HEAD', 'HEAD', 'GET'].map((method) => `${method} identity`));
  });

  it('reads the bytes at each look where a host has no tags', async () => {
    const { url, asked } = await startHost((response, count) => shows(count < 4 ? OLD : NEW)(response));
    expect(await waitUntilShown(published(url), LONG)).toEqual([]);
    expect(asked).toEqual(['HEAD', 'GET', 'HEAD', 'GET'].map((method) => `${method} identity`));
  });

  it('goes on where the host was away', async () => {
    const { url } = await startHost((response, count) =>
      count < 3 ? response.destroy() : shows(NEW, `"${digest(NEW)}"`)(response),
    );
    expect(await waitUntilShown(published(url), LONG)).toEqual([]);
  });

  it.each([
    ['another version', shows(OLD, `"${digest(OLD)}"`), 'another version'],
    ['other bytes', shows(OLD, '"1-2"'), 'another version'],
    ['an error', (response: ServerResponse) => void response.writeHead(404).end(), 'status 404'],
    ['an error for GET alone', failsGet, 'status 503'],
    ['nothing', () => {}, 'no answer in time'],
  ])('says of an address that shows %s what was seen', async (_, answer, reason) => {
    const { url } = await startHost(answer);
    expect(await waitUntilShown(published(url), SHORT)).toEqual([{ url, reason }]);
  });

  it('says what was seen before an address fell silent', async () => {
    const { url } = await startHost((response, count) => {
      if (count === 1) shows(OLD, `"${digest(OLD)}"`)(response);
    });
    expect(await waitUntilShown(published(url), SHORT)).toEqual([{ url, reason: 'another version' }]);
  });

  it('says that nobody answers', async () => {
    const url = `${await deadOrigin()}/feed.xml`;
    expect(await waitUntilShown(published(url), SHORT)).toEqual([{ url, reason: 'connection refused' }]);
  });

  it('names the addresses that did not show it, and no others', async () => {
    const { url: shown } = await startHost(shows(NEW));
    const { url: other } = await startHost(shows(OLD));
    const files = [shown, other].flatMap(published);
    expect(await waitUntilShown(files, SHORT)).toEqual([{ url: other, reason: 'another version' }]);
  });
});

function failsGet(response: ServerResponse): void {
  response.writeHead(response.req.method === 'GET' ? 503 : 200, { ETag: '"own"' }).end();
}
