import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { bareEnvironment, root } from '../../support/build.ts';
import { codeBlocks, tableRows } from '../../support/documents.ts';
import { authority } from '../../support/hub/authority.ts';
import { startCallbackServer } from '../../support/hub/callback-server.ts';
import { startWebSubSite, type WebSubSite } from '../../support/hub/websub-site.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { PATIENCE } from '../../support/patience.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const document = await readFile(join(root, 'docs', 'programs', 'subscribe.md'), 'utf8');
const receiverSource = await readFile(join(root, 'docs', 'programs', 'examples', 'receiver.ts'), 'utf8');

/** The addresses of the site and the subscriber in the document. */
const SITE = 'https://reviews.example.com';
const SUBSCRIBER = 'https://you.example.net';

const folder = sharedFolder();
let origin: string;
let site: WebSubSite;

beforeAll(async () => {
  // Topics must have the addresses that they state.
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = await startWebSubSite({ baseUrl: origin, settings: { PORT: String(port), HUB_LEASE_SECONDS: '1,864000,2592000' } });
});

afterAll(() => site.close());

/** Waits until the hub has logged a verification with this outcome after the first `after` log lines. */
function verified(outcome: string, after: number): Promise<void> {
  const isLogged = () => site.lines.slice(after).some(({ msg, result }) => msg === 'verification' && result === outcome);
  return vi.waitFor(() => expect(isLogged()).toBe(true), PATIENCE);
}

const unquoted = (cell = '') => cell.replaceAll('`', '');

describe('docs/programs/subscribe.md', () => {
  it('names the topics with their types', async () => {
    const topics = tableRows(document, 'topic | what it is | `Content-Type`');
    expect(topics.length).toBe(3);
    for (const [path, , type] of topics) {
      const { headers } = await fetch(origin + unquoted(path), { method: 'HEAD' });
      expect(headers.get('content-type')).toBe(unquoted(type));
      expect(headers.get('link')).toContain(`<${origin}${unquoted(path)}>; rel="self"`);
    }
  });

  it.skipIf(!installedProgram('curl'))('has commands that do what it says, and tables of all that comes', async () => {
    const callback = await startCallbackServer();
    onTestFinished(callback.close);
    const before = site.lines.length;
    const real = (shown: string) => shown.replaceAll(SITE, origin).replaceAll(SUBSCRIBER, callback.origin);
    const [, settings = '', discover = '', subscribe = '', unsubscribe = ''] = codeBlocks(document, 'sh').map(real);
    async function sh(command: string): Promise<string> {
      const { stdout } = await promisify(execFile)('sh', ['-c', settings + command], { env: bareEnvironment() });
      return stdout.replaceAll('\r', '');
    }

    expect(await sh(discover)).toBe(real(codeBlocks(document, 'text')[0] ?? ''));

    expect(await sh(subscribe)).toMatch(/^HTTP\/1\.1 202 Accepted\n(.+\n)+\n$/);
    const verification = await callback.waitFor(({ method }) => method === 'GET');
    const { searchParams } = new URL(verification.target, callback.origin);
    const parameters = tableRows(document, 'parameter | holds').map(([name]) => unquoted(name));
    expect([...searchParams.keys()]).toEqual(parameters);
    expect(searchParams.get('hub.lease_seconds')).toBe('864000');
    await verified('subscribed', before);

    await site.publish();
    const delivery = await callback.waitFor(({ method }) => method === 'POST');
    const headers = tableRows(document, 'header | holds').map(([name]) => unquoted(name).toLowerCase());
    const ofHttpItself = ['host', 'connection', 'accept-encoding'];
    expect(
      Object.keys(delivery.headers)
        .filter((name) => !ofHttpItself.includes(name))
        .sort(),
    ).toEqual(headers.sort());
    const [, secret = ''] = /^SECRET=(.*)$/m.exec(settings) ?? [];
    const signature = createHmac('sha256', secret).update(delivery.body).digest('hex');
    expect(delivery.headers['x-hub-signature']).toBe(`sha256=${signature}`);
    const topic = await fetch(`${origin}/feed.xml`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(delivery.headers.etag).toBe(topic.headers.get('etag'));
    expect(delivery.body.toString()).toBe(await topic.text());

    expect(await sh(unsubscribe)).toMatch(/^HTTP\/1\.1 202 Accepted\n/);
    const leaving = await callback.waitFor(({ target }) => target.includes('hub.mode=unsubscribe'));
    expect(new URL(leaving.target, callback.origin).searchParams.has('hub.lease_seconds')).toBe(false);
    await verified('unsubscribed', before);
  });

  const refusals = tableRows(document, 'with | the line').map(([fields = '', line]) => ({ fields, line: unquoted(line) }));

  it.each(refusals)('says what the hub says to $fields', async ({ fields, line }) => {
    const form = new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.topic': `${origin}/feed.xml`, 'hub.callback': SUBSCRIBER });
    const changed = [...new URLSearchParams(unquoted(fields).replace(/^no /, ''))];
    for (const [name] of changed) form.delete(name);
    if (!fields.startsWith('no ')) for (const [name, value] of changed) form.append(name, value);
    const response = await site.post(form);
    expect([response.status, await response.text()]).toEqual([400, `${line.replaceAll(SITE, origin)}\n`]);
  });

  it('has rows of refusals, and shows the code of the receiver', () => {
    expect(refusals.length).toBeGreaterThan(5);
    expect(codeBlocks(document, 'ts').length).toBe(1);
    for (const block of codeBlocks(document, 'ts')) expect(receiverSource).toContain(block);
  });
});

describe('docs/programs/examples/receiver.ts', () => {
  /** Starts the receiver with the command that the document shows. */
  async function startReceiver(settings: Readonly<Record<string, string>> = {}, site = origin) {
    const port = await freePort();
    const { key, cert } = await authority.issue({ hosts: ['127.0.0.1'] });
    await writeFile(join(folder, 'key.pem'), key);
    await writeFile(join(folder, 'cert.pem'), cert);
    const command = (codeBlocks(document, 'sh')[0] ?? '')
      .trim()
      .replace(SITE, site)
      .replace(SUBSCRIBER, `https://127.0.0.1:${port}`)
      .replace('PORT=443', `PORT=${port}`)
      .replaceAll(/\w+\.pem/g, (name) => join(folder, name));
    const [, assignments = '', program = '', topic = ''] = /^((?:\w+=\S+ )+)node (\S+) (\S+)$/.exec(command) ?? [];
    const shown = Object.fromEntries([...assignments.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
    const child = spawn(process.execPath, [program, topic], {
      cwd: join(root, 'docs', 'programs', 'examples'),
      env: bareEnvironment({ SECRET: 'secret', ...settings, ...shown }),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const stderr = text(child.stderr);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    /** Reads lines until the receiver reports an event. */
    async function event(name: string): Promise<Record<string, unknown>> {
      for (let line = await lines.next(); !line.done; line = await lines.next()) {
        const told = JSON.parse(line.value);
        if (told.event === name) return told;
      }
      throw new Error(`it ended without ${name}: ${await stderr}`);
    }
    return { child, event, callback: shown.CALLBACK ?? '', topic };
  }

  /** The status with which the receiver answers a stranger. */
  async function send(url: string, headers: Record<string, string> = {}, body?: string): Promise<number | undefined> {
    const outgoing = request(url, { method: body === undefined ? 'GET' : 'POST', ca: authority.ca, agent: false, headers });
    outgoing.end(body);
    const [response] = await once(outgoing, 'response');
    response.resume();
    return response.statusCode;
  }

  it('subscribes, takes each version once, refuses what is not the hub’s, and leaves', async () => {
    const before = site.lines.length;
    const { child, event, callback, topic } = await startReceiver();
    expect(await event('asked')).toMatchObject({ mode: 'subscribe', status: 202 });
    expect(await event('confirmed')).toEqual({ event: 'confirmed', mode: 'subscribe', leaseSeconds: 86_400 });

    // First what is published already, then each change.
    for (let round = 0; round < 3; round++) {
      if (round > 0) await site.publish();
      const { headers } = await fetch(topic, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
      const content = { etag: headers.get('etag'), bytes: Number(headers.get('content-length')) };
      expect(await event('content')).toEqual({ event: 'content', ...content });
    }

    const signed = (content: string, secret: string) => ({
      Link: `<${origin}/api/websub/hub>; rel="hub", <${topic}>; rel="self"`,
      'X-Hub-Delivery': 'a',
      'X-Hub-Signature': `sha256=${createHmac('sha256', secret).update(content).digest('hex')}`,
    });
    expect(await send(callback, signed('forged', 'other'), 'forged')).toBe(403);
    expect(await send(callback, { ...signed('x', 'secret'), 'X-Hub-Signature': '' }, 'x')).toBe(403);
    expect(await send(callback, { ...signed('x', 'secret'), Link: `<${origin}/other>; rel="self"` }, 'x')).toBe(410);
    const tagged = { ...signed('twice', 'secret'), ETag: '"2"' };
    expect(await send(callback, tagged, 'twice')).toBe(204);
    expect(await event('content')).toMatchObject({ etag: '"2"', bytes: 5 });
    expect(await send(callback, tagged, 'twice')).toBe(204);
    expect(await event('repeat')).toMatchObject({ id: 'a' });
    // Somebody else's hub may send no ETag.
    for (const content of ['a', 'ab']) {
      expect(await send(callback, signed(content, 'secret'), content)).toBe(204);
      expect(await event('content')).toMatchObject({ bytes: content.length });
    }
    const asking = (mode: string, about: string) =>
      `${callback}?${new URLSearchParams({ 'hub.mode': mode, 'hub.topic': about, 'hub.challenge': 'c' })}`;
    expect(await send(asking('unsubscribe', topic))).toBe(404);
    expect(await send(asking('subscribe', `${origin}/reviews.json`))).toBe(404);
    expect(await send(asking('denied', topic))).toBe(204);
    expect(await event('ended by the hub')).toMatchObject({ reason: null });
    expect(await send(new URL('/elsewhere', callback).href, signed('x', 'secret'), 'x')).toBe(404);

    child.kill('SIGINT');
    expect(await event('confirmed')).toMatchObject({ mode: 'unsubscribe' });
    expect(await once(child, 'exit')).toEqual([0, null]);
    await verified('unsubscribed', before);
  });

  it('renews in time, and leaves the subscription alone at SIGTERM', async () => {
    const { child, event } = await startReceiver({ LEASE_SECONDS: '2' });
    for (let round = 0; round < 2; round++) {
      expect(await event('asked')).toMatchObject({ mode: 'subscribe', status: 202 });
      expect(await event('confirmed')).toMatchObject({ mode: 'subscribe', leaseSeconds: 2 });
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('follows a topic that has moved to another address', async () => {
    const before = site.lines.length;
    const old = await startLoopbackServer(({ url }, answer) => answer.writeHead(301, { Location: origin + url }).end());
    const { child, event } = await startReceiver({}, old);
    expect(await event('asked')).toMatchObject({ mode: 'subscribe', status: 202 });
    expect(await event('confirmed')).toMatchObject({ mode: 'subscribe' });
    await event('content');
    await site.publish();
    await event('content');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await verified('unsubscribed', before);
  });
});
