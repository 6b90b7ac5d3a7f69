import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { notifyHub } from '../../../scripts/notify-hub/notify.ts';
import { deadOrigin, startLoopbackServer } from '../../support/network/loopback-server.ts';

const TOPICS = ['/reviews.json', '/api/feed.json', '/feed.xml'];
const DIGEST = 'a'.repeat(64);

/** The publication of a site. Only the topics among its files matter. */
function publication(baseUrl: string, hubUrl: string | null = `${baseUrl}/api/websub/hub`) {
  const identity = { offset: 0, length: 0, digest: DIGEST };
  const paths = new Set(['/', '/api/feed.json', '/feed.xml', '/.well-known/openapi.json', '/reviews.json']);
  return { head: { baseUrl, hubUrl }, entry: (path: string) => (paths.has(path) ? { identity } : undefined) };
}

/** A site with a version at each address. */
async function startSite(digest = DIGEST) {
  const asked: string[] = [];
  const origin = await startLoopbackServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(200, { ETag: `"${digest}"` }).end();
  });
  return { origin, asked };
}

/** A hub that accepts what it is notified of, or refuses some of it. */
async function startHub(refuses: (topic: string) => boolean = () => false) {
  const told: string[] = [];
  const origin = await startLoopbackServer(async (request, response) => {
    const topic = new URLSearchParams(await text(request)).get('hub.topic') ?? '';
    told.push(topic);
    if (refuses(topic)) response.writeHead(400).end('no topic of this hub\n');
    else response.writeHead(202).end();
  });
  return { hubUrl: `${origin}/hub?site=1`, told };
}

it('tells somebody else’s hub of each topic when the site shows all of them', async () => {
  const { origin, asked } = await startSite();
  const { hubUrl, told } = await startHub();
  expect(await notifyHub(publication(`${origin}/shop`, hubUrl))).toEqual({
    ok: true,
    line: `Told the hub ${hubUrl} of 3 topics.`,
  });
  expect(asked.toSorted()).toEqual(TOPICS.map((path) => `GET /shop${path}`).toSorted());
  expect(told.toSorted()).toEqual(TOPICS.map((path) => `${origin}/shop${path}`).toSorted());
});

it('names no topic that is not published', async () => {
  const { origin } = await startSite();
  const { hubUrl, told } = await startHub();
  const { head, entry } = publication(origin, hubUrl);
  const feed = (path: string) => (path === '/feed.xml' ? entry(path) : undefined);
  expect(await notifyHub({ head, entry: feed })).toEqual({ ok: true, line: `Told the hub ${hubUrl} of 1 topic.` });
  expect(told).toEqual([`${origin}/feed.xml`]);
});

it('sends nothing where no hub is announced', async () => {
  expect(await notifyHub(publication('https://reviews.example.com', null))).toEqual({
    ok: true,
    line: 'No hub is announced: there is nobody to tell.',
  });
});

it('after 5 s tells that hub all the same, and says what it will find', async () => {
  const { origin } = await startSite('b'.repeat(64));
  const { hubUrl, told } = await startHub();
  const [reviews, feed, atom] = TOPICS.map((path) => origin + path);
  expect(await notifyHub(publication(origin, hubUrl))).toEqual({
    ok: false,
    line: `Told the hub ${hubUrl} of 3 topics, but after 5 s the site does not show this build (${reviews}, ${feed}, ${atom}: another version). When it does, run npm run notify-hub.`,
  });
  expect(told).toHaveLength(3);
});

it('says why a hub refused all topics', async () => {
  const { origin } = await startSite();
  const { hubUrl } = await startHub(() => true);
  expect(await notifyHub(publication(origin, hubUrl))).toEqual({
    ok: false,
    line: `The hub ${hubUrl} could not be told: it answered 400 (no topic of this hub). Is HUB_URL right? If so, run npm run notify-hub later.`,
  });
});

it('names the topics that a hub refused where it took others', async () => {
  const { origin } = await startSite();
  const { hubUrl } = await startHub((topic) => topic.endsWith('.json'));
  expect(await notifyHub(publication(origin, hubUrl))).toEqual({
    ok: false,
    line: `The hub ${hubUrl} could not be told of ${origin}/reviews.json, ${origin}/api/feed.json: it answered 400 (no topic of this hub). Is HUB_URL right? If so, run npm run notify-hub later.`,
  });
});

it('tells the site’s own hub at once, and says that it looks by itself', async () => {
  const asked: string[] = [];
  const origin = await startLoopbackServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(404).end();
  });
  expect(await notifyHub(publication(`${origin}/shop`))).toEqual({
    ok: false,
    line: `The hub ${origin}/shop/api/websub/hub could not be told: it answered 404. A running server looks by itself within a minute.`,
  });
  expect(asked).toEqual(Array(3).fill('POST /shop/api/websub/hub'));
});

it('does not alarm where the own server on this machine is not running', async () => {
  const baseUrl = `${await deadOrigin()}/shop`;
  expect(await notifyHub(publication(baseUrl))).toEqual({
    ok: false,
    hasNoServer: true,
    line: `No server runs at ${baseUrl}/, so no hub was told; a server looks by itself when it starts and every minute.`,
  });
});
