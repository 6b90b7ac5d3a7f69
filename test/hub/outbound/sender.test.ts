import { BlockList } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storedCallback } from '../../../src/hub/callback.ts';
import { createAddressGuard } from '../../../src/hub/outbound/address-guard.ts';
import { createSender, type OutboundRequest } from '../../../src/hub/outbound/sender.ts';
import { authority } from '../../support/hub/authority.ts';
import { type CallbackServerOptions, startCallback } from '../../support/hub/callback-server.ts';
import { startBusyServer } from '../../support/network/busy-server.ts';
import { type Authority, createAuthority } from '../../support/network/certificates.ts';
import { startDnsServer } from '../../support/network/dns-server.ts';
import { type RawTlsServerOptions, startRawTlsServer } from '../../support/network/raw-tls-server.ts';

/** Stands for a public address. All other loopback addresses stand for private ones. */
const PUBLIC = '127.0.0.2';
/** Another address that may be reached. Nothing listens there. */
const OTHER = '127.0.0.3';
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';

/** A sender that may reach two addresses, and a callback on the first one. */
async function setUp({ timeoutMs = 5000 } = {}) {
  const dns = await startDnsServer();
  const allowed = new BlockList();
  for (const address of [PUBLIC, OTHER]) allowed.addAddress(address, 'ipv4');
  const guard = createAddressGuard({ allowed, servers: [dns.address], hostsFile: '/nowhere' });
  const sender = createSender({ guard, userAgent: 'hub (+https://example.com/)', timeoutMs, ca: authority.ca });
  onTestFinished(() => sender.close());
  const sendAs =
    (method: 'GET' | 'POST') =>
    (url: string, rest: Partial<OutboundRequest> = {}) => {
      const callback = storedCallback(url);
      return sender.send({ method, callback, target: callback.target, headers: {}, ...rest });
    };
  return { dns, server: await callbackServer(), get: sendAs('GET'), post: sendAs('POST'), close: () => sender.close() };
}

async function callbackServer(options: CallbackServerOptions = {}) {
  const server = await startCallback({ host: PUBLIC, ...options });
  return { ...server, port: Number(new URL(server.origin).port) };
}

function rawServer(reply: Parameters<typeof startRawTlsServer>[1], options: RawTlsServerOptions = {}, signer = authority) {
  return startRawTlsServer(signer, reply, { host: PUBLIC, ...options });
}

describe('a request', () => {
  it('carries the bytes and headers that it was given, and no others', async () => {
    const { server, post } = await setUp();
    const headers = { 'Content-Type': 'application/json', Link: '<a>; rel="hub"' };
    const body = Buffer.from('{"é":1}');
    const url = `${server.origin}/../a//b?q=%zz`;
    expect(await post(url, { headers, body })).toMatchObject({ kind: 'answered', status: 204 });
    const [received] = server.received;
    expect(received).toMatchObject({ method: 'POST', target: '/../a//b?q=%zz', body });
    expect(received?.headers).toEqual({
      host: `${PUBLIC}:${server.port}`,
      connection: 'keep-alive',
      'user-agent': 'hub (+https://example.com/)',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      link: '<a>; rel="hub"',
      'content-length': '8',
    });
  });

  it('asks for the target, which need not be the callback', async () => {
    const { server, get } = await setUp();
    const reply = await get(`${server.origin}/hook`, { target: '/hook?hub.challenge=abc' });
    expect(reply).toEqual({ kind: 'answered', status: 200, body: Buffer.from('abc'), retryAfter: undefined });
    expect(server.received[0]?.headers).not.toHaveProperty('content-length');
  });

  it('of a POST without a body says so', async () => {
    const { server, post } = await setUp();
    await post(server.origin);
    expect(server.received[0]?.headers).toMatchObject({ 'content-length': '0' });
  });

  it('waits longer than connections may be idle', async () => {
    const { server, post } = await setUp();
    server.answerWith((_received, response) => void setTimeout(() => response.writeHead(202).end(), 1500));
    expect(await post(server.origin)).toMatchObject({ status: 202 });
  });

  it('ends at its time-out, with everything in it', async () => {
    const { dns, server, post } = await setUp({ timeoutMs: 1000 });
    server.answerWith(() => {});
    dns.set('silent.example', 'silence');
    expect(await Promise.all([post(server.origin), post('https://silent.example/')])).toEqual([
      { kind: 'failed', reason: 'time-out', wasConnected: true },
      { kind: 'failed', reason: 'time-out', wasConnected: false },
    ]);
  });

  it('gives an address of several more time than a lost packet costs', async () => {
    const { dns, post } = await setUp();
    const server = await startBusyServer(PUBLIC);
    dns.set('two.example', { A: [PUBLIC, OTHER] });
    const sent = post(`https://two.example:${server.port}/`);
    // The first packet is dropped by then. The system sends it again after a second.
    setTimeout(server.acceptAll, 300);
    expect(await sent).toEqual({ kind: 'failed', reason: 'connection closed', wasConnected: true });
  });

  it('reaches the next address where the first one is silent', async () => {
    const { dns, post } = await setUp({ timeoutMs: 2000 });
    const busy = await startBusyServer(OTHER);
    await callbackServer({ port: busy.port, hosts: ['two.example'] });
    dns.set('two.example', { A: [OTHER, PUBLIC] });
    expect(await post(`https://two.example:${busy.port}/`)).toMatchObject({ status: 204 });
  });

  it('fails where nobody listens, and where the name does not resolve, without a word of the callback', async () => {
    const { dns, server, get, post } = await setUp();
    await server.close();
    dns.set('dead.example', { A: [PUBLIC] });
    for (const host of [PUBLIC, 'dead.example']) {
      const reply = await post(`https://${host}:${server.port}/secret`);
      expect(reply).toEqual({ kind: 'failed', reason: 'connection refused', wasConnected: false });
    }
    const unknown = await get('https://none.example/secret');
    expect(unknown).toEqual({ kind: 'failed', reason: 'the name does not resolve', wasConnected: false });
  });
});

describe('the guard', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])('keeps requests from %s', async (host) => {
    const { post } = await setUp();
    const server = await callbackServer({ host: '127.0.0.1', hosts: ['localhost'] });
    const reply = await post(`https://${host}:${server.port}/`);
    expect(reply).toEqual({ kind: 'failed', reason: 'refused network', wasConnected: false });
    expect(server.connections.most).toBe(0);
  });

  it('checks again at connect: a name that was public before reaches nothing private', async () => {
    const { dns, post } = await setUp();
    const inside = await callbackServer({ host: '127.0.0.1', hosts: ['rebind.example'] });
    const outside = await callbackServer({ port: inside.port, hosts: ['rebind.example'] });
    dns.set('rebind.example', { A: [PUBLIC] }, { A: ['127.0.0.1'] });
    const url = `https://rebind.example:${inside.port}/`;
    outside.answerWith((_received, response) => response.writeHead(204, { Connection: 'close' }).end());
    expect(await post(url)).toMatchObject({ status: 204 });
    expect(await post(url)).toEqual({ kind: 'failed', reason: 'refused network', wasConnected: false });
    expect([outside.received.length, inside.connections.most]).toEqual([1, 0]);
  });

  it('connects to nothing if one address of several is private', async () => {
    const { dns, post } = await setUp();
    const inside = await callbackServer({ host: '127.0.0.1', hosts: ['mix.example'] });
    const outside = await callbackServer({ port: inside.port, hosts: ['mix.example'] });
    dns.set('mix.example', { A: [PUBLIC, '127.0.0.1'] });
    const reply = await post(`https://mix.example:${inside.port}/`);
    expect(reply).toEqual({ kind: 'failed', reason: 'refused network', wasConnected: false });
    expect([outside.connections.most, inside.connections.most]).toEqual([0, 0]);
  });

  it('may have a defect, which is handed on', async () => {
    const resolve = () => Promise.reject(new TypeError('a defect'));
    const sender = createSender({ guard: { resolve }, userAgent: 'hub', ca: authority.ca });
    const callback = storedCallback('https://a.example/');
    const sent = sender.send({ method: 'POST', callback, target: '/', headers: {} });
    await expect(sent).rejects.toThrow('a defect');
  });
});

describe('TLS', async () => {
  it('names the host, and no IP address', async () => {
    const { dns, post } = await setUp();
    const names: unknown[] = [];
    const server = await rawServer(
      (socket) => {
        names.push(socket.servername);
        socket.write(OK);
      },
      { hosts: ['a.example', PUBLIC] },
    );
    dns.set('a.example', { A: [PUBLIC] });
    for (const host of ['A.example.', PUBLIC]) {
      expect(await post(`https://${host}:${server.port}/`)).toMatchObject({ status: 200 });
    }
    expect(names).toEqual(['a.example', false]);
  });

  it.each<[string, string, RawTlsServerOptions, { host?: string; signer?: Authority }?]>([
    ['expired', 'certificate: expired', { notAfter: new Date(Date.now() - 1000) }],
    ['for another address', 'certificate: for another name', { hosts: ['127.0.0.3', 'a.example'] }],
    ['for another name', 'certificate: for another name', { hosts: ['b.example', PUBLIC] }, { host: 'a.example' }],
    ['from an unknown authority', 'certificate: from an unknown authority', {}, { signer: await createAuthority() }],
  ])('refuses a certificate that is %s', async (_name, reason, options, { host = PUBLIC, signer } = {}) => {
    const { dns, post } = await setUp();
    dns.set('a.example', { A: [PUBLIC] });
    let requests = 0;
    const server = await rawServer(() => requests++, options, signer);
    const reply = await post(`https://${host}:${server.port}/`);
    expect(reply).toEqual({ kind: 'failed', reason, wasConnected: true });
    expect(requests).toBe(0);
  });

  it('sees the certificate anew on each connection, also where the server would resume a session', async () => {
    const { server, post } = await setUp();
    const isResumed: boolean[] = [];
    server.answerWith((_received, response) => {
      isResumed.push((response.socket as TLSSocket).isSessionReused());
      response.writeHead(204, { Connection: 'close' }).end();
    });
    for (let n = 0; n < 2; n++) await post(server.url);
    expect(isResumed).toEqual([false, false]);
  });
});

describe('connections', () => {
  it('are kept for the next request, and closed when they are idle', async () => {
    const { server, post } = await setUp();
    for (let i = 0; i < 5; i++) await post(`${server.origin}/${i}`, { body: Buffer.alloc(40_000) });
    expect(new Set(server.received.map(({ port }) => port)).size).toBe(1);
    await expect.poll(() => server.connections.now).toBe(0);
    expect(await post(server.origin)).toMatchObject({ status: 204 });
  });

  it('that turn out to be stale are replaced by a new one', async () => {
    const { post } = await setUp();
    const used = new WeakSet();
    // Each connection serves only one request.
    const server = await rawServer((socket) => {
      if (used.has(socket)) socket.destroy();
      else socket.write(OK);
      used.add(socket);
    });
    const url = `https://${PUBLIC}:${server.port}/`;
    await Promise.all([post(url), post(url)]);
    expect(await post(url)).toMatchObject({ status: 200 });
    expect(server.connections).toBe(3);
  });

  it('that turn out to be stale are not replaced for a GET: a challenge is sent once', async () => {
    const { get, post } = await setUp();
    const server = await rawServer((socket, _bytes, count) => (count === 1 ? socket.write(OK) : socket.destroy()));
    const url = `https://${PUBLIC}:${server.port}/`;
    expect(await post(url)).toMatchObject({ status: 200 });
    expect(await get(url)).toMatchObject({ kind: 'failed', reason: 'connection closed' });
    expect(server.connections).toBe(1);
  });

  it('that are new are not replaced', async () => {
    const { post } = await setUp();
    const server = await rawServer((socket, _bytes, count) => (count === 1 ? socket.write(OK) : socket.destroy()));
    const url = `https://${PUBLIC}:${server.port}/`;
    expect(await post(url)).toMatchObject({ status: 200 });
    // The kept connection, then a new one.
    expect(await post(url)).toEqual({ kind: 'failed', reason: 'connection closed', wasConnected: true });
    expect(server.connections).toBe(2);
    expect(await post(url)).toMatchObject({ kind: 'failed' });
    expect(server.connections).toBe(3);
  });

  it('end with the sender, and what is under way fails', async () => {
    const { server, post, close } = await setUp();
    await post(server.origin);
    server.answerWith(() => {});
    const running = post(`${server.origin}/running`);
    await server.waitFor(({ target }) => target === '/running');
    close();
    expect(await running).toEqual({ kind: 'failed', reason: 'connection closed', wasConnected: true });
    await expect.poll(() => server.connections.now).toBe(0);
    expect(server.received.length).toBe(2);
  });

  it('are not opened by a sender that has ended', async () => {
    const { server, post, close } = await setUp();
    const begun = post(server.origin);
    close();
    const refused = { kind: 'failed', reason: 'connection closed', wasConnected: false };
    expect(await begun).toEqual(refused);
    expect(await post(server.origin)).toEqual(refused);
    expect(server.connections.most).toBe(0);
  });

  it('are as many as there are requests at once', async () => {
    const { server, post } = await setUp();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => post(`${server.origin}/${i}`)));
    expect(replies.every((reply) => reply.kind === 'answered' && reply.status === 204)).toBe(true);
    expect(server.connections.most).toBe(20);
  });
});
