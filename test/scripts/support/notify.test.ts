import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notifyHub } from '../../../scripts/support/notify.ts';

type Answer = (response: ServerResponse, tries: number) => void;

interface Request {
  readonly line: string;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** A hub on loopback that answers each request as told. */
async function startHub(answer: Answer): Promise<{ origin: string; received: Request[] }> {
  const received: Request[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await text(request);
    received.push({ line: `${request.method} ${request.url}`, contentType: request.headers['content-type'], body });
    answer(response, received.length);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const status =
  (...codes: number[]): Answer =>
  (response, tries) =>
    void response.writeHead(codes[tries - 1] ?? codes.at(-1) ?? 0, { Location: '/elsewhere' }).end();

/** An origin where nobody listens. */
async function deadOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

/** The publication of a site; only the topics among its files count. */
function publication(baseUrl: string, hubUrl: string | null = `${baseUrl}/api/websub/hub`) {
  const entries = ['/', '/api/feed.json', '/feed.xml', '/.well-known/openapi.json', '/reviews.json'].map((path) => ({
    path,
    mediaType: 'text/plain',
    digest: '',
    lastModified: 0,
    identity: [0, 0] as [number, number],
  }));
  return { baseUrl, hubUrl, entries };
}

/** Another host than the site's, so that it is not the site's own hub. */
const SITE = 'https://reviews.example.com';

describe('notifyHub', () => {
  it('sends one request that names each topic', async () => {
    const { origin, received } = await startHub(status(202));
    const hubUrl = `${origin}/hub?site=1&topic=a%26b`;
    expect(await notifyHub(publication(`${SITE}/shop`, hubUrl))).toEqual({
      ok: true,
      line: `Told the hub ${hubUrl} of 3 topics.`,
    });
    expect(received).toEqual([
      {
        line: 'POST /hub?site=1&topic=a%26b',
        contentType: 'application/x-www-form-urlencoded',
        body: 'hub.mode=publish&hub.url=https%3A%2F%2Freviews.example.com%2Fshop%2Freviews.json&hub.url=https%3A%2F%2Freviews.example.com%2Fshop%2Fapi%2Ffeed.json&hub.url=https%3A%2F%2Freviews.example.com%2Fshop%2Ffeed.xml',
      },
    ]);
  });

  it('names no topic that is not published', async () => {
    const { origin, received } = await startHub(status(204));
    const { entries, ...addresses } = publication(SITE, `${origin}/`);
    const feed = entries.filter(({ path }) => path === '/feed.xml');
    expect(await notifyHub({ ...addresses, entries: feed })).toEqual({ ok: true, line: `Told the hub ${origin}/ of 1 topic.` });
    expect(received[0]?.body).toBe('hub.mode=publish&hub.url=https%3A%2F%2Freviews.example.com%2Ffeed.xml');
  });

  it('sends nothing where no hub is announced', async () => {
    expect(await notifyHub(publication(SITE, null))).toEqual({
      ok: true,
      line: 'No hub is announced: there is nobody to tell.',
    });
  });

  it.each([
    [[503, 202], 2, true],
    [[429, 500, 200], 3, true],
    [[503], 3, false],
    [[429], 3, false],
    [[400], 1, false],
    [[410], 1, false],
    [[301], 1, false],
    [[307], 1, false],
    [[503, 400, 202], 2, false],
  ])('where the hub answers %j it is asked %i times: %s', async (codes, tries, ok) => {
    const { origin, received } = await startHub(status(...codes));
    const notice = await notifyHub(publication(SITE, origin));
    expect(received.map(({ line }) => line)).toEqual(Array(tries).fill('POST /'));
    expect(notice).toEqual({
      ok,
      line: ok
        ? `Told the hub ${origin} of 3 topics.`
        : `The hub ${origin} could not be told: it answered ${codes[tries - 1] ?? codes[0]}. Is HUB_URL right? If so, run npm run notify-hub later.`,
    });
  });

  it('gives up a hub that hangs after three tries', async () => {
    const { origin, received } = await startHub(() => {});
    const { ok, line } = await notifyHub(publication(SITE, origin));
    expect([ok, received.length]).toEqual([false, 3]);
    expect(line).toContain('could not be told: no answer in time.');
  });

  it('does not wait for the end of an answer', async () => {
    const { origin, received } = await startHub((response) => void response.writeHead(202).write('more to come'));
    expect((await notifyHub(publication(SITE, origin))).ok).toBe(true);
    expect(received.length).toBe(1);
  });

  it('asks again where the connection breaks', async () => {
    const { origin, received } = await startHub((response, tries) => {
      if (tries === 1) response.destroy();
      else response.writeHead(202).end();
    });
    expect((await notifyHub(publication(SITE, origin))).ok).toBe(true);
    expect(received.length).toBe(2);
  });

  it.each([
    ['refuses connections', async () => `${await deadOrigin()}/`, 'connection refused'],
    // A label above 63 bytes: refused without a question to the network.
    ['has no name', async () => `http://${'a'.repeat(64)}.invalid/`, 'its name does not resolve'],
    ['speaks no TLS', async () => `${(await startHub(status(202))).origin.replace('http', 'https')}/`, 'it does not speak TLS'],
  ])('says in one line that a hub %s', async (_, hubUrl, reason) => {
    const url = await hubUrl();
    const { ok, line } = await notifyHub(publication(SITE, url));
    const [, said] =
      /^The hub \S+ could not be told: (.*)\. Is HUB_URL right\? If so, run npm run notify-hub later\.$/.exec(line) ?? [];
    expect(ok).toBe(false);
    expect(said).toBe(reason);
  });

  it('says that the site’s own hub looks by itself', async () => {
    const { origin } = await startHub(status(404));
    expect(await notifyHub(publication(`${origin}/shop`))).toEqual({
      ok: false,
      line: `The hub ${origin}/shop/api/websub/hub could not be told: it answered 404. A running server looks by itself within a minute; or run npm run notify-hub.`,
    });
  });

  it('does not alarm where the own server on this machine is not running', async () => {
    const baseUrl = `${await deadOrigin()}/shop`;
    expect(await notifyHub(publication(baseUrl))).toEqual({
      ok: false,
      line: `No server runs at ${baseUrl}/, so no hub was told; a server looks by itself when it starts and every minute.`,
    });
  });
});
