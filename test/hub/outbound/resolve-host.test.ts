import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { createResolveHost } from '../../../src/hub/outbound/resolve-host.ts';
import { makeFolder } from '../../support/content/content.ts';
import { startDnsServer } from '../../support/network/dns-server.ts';

async function setUp({ timeoutMs = 2000, hosts = '' } = {}) {
  const dns = await startDnsServer();
  const hostsFile = join(await makeFolder({ hosts }), 'hosts');
  return { dns, resolveHost: createResolveHost({ servers: [dns.address], hostsFile, timeoutMs }) };
}

describe('createResolveHost', () => {
  it('finds all addresses of both families', async () => {
    const { dns, resolveHost } = await setUp();
    dns.set('a.example', { A: ['127.0.0.2', '127.0.0.3'], AAAA: ['2001:db8::1'] });
    expect(await resolveHost('a.example')).toEqual({
      ok: true,
      addresses: [
        { address: '127.0.0.2', family: 4 },
        { address: '127.0.0.3', family: 4 },
        { address: '2001:db8::1', family: 6 },
      ],
    });
  });

  it.each(['127.0.0.2', '2001:db8::1'])('takes the address %s as it is, asking nobody', async (host) => {
    const { dns, resolveHost } = await setUp();
    expect(await resolveHost(host)).toMatchObject({ ok: true, addresses: [{ address: host }] });
    expect(dns.questions).toEqual([]);
  });

  it.each(['localhost', 'a.localhost'])('knows %s by itself', async (host) => {
    const { dns, resolveHost } = await setUp({ hosts: '192.0.2.1 localhost a.localhost' });
    expect(await resolveHost(host)).toMatchObject({ ok: true, addresses: [{ address: '127.0.0.1' }, { address: '::1' }] });
    expect(dns.questions).toEqual([]);
  });

  it('asks for a name that only looks like localhost', async () => {
    const { dns, resolveHost } = await setUp();
    dns.set('notlocalhost', { A: ['192.0.2.1'] });
    expect(await resolveHost('notlocalhost')).toMatchObject({ addresses: [{ address: '192.0.2.1' }] });
  });

  it('prefers the hosts file', async () => {
    const { dns, resolveHost } = await setUp({ hosts: '127.0.0.9 a.example' });
    dns.set('a.example', { A: ['127.0.0.2'] });
    expect(await resolveHost('a.example')).toEqual({ ok: true, addresses: [{ address: '127.0.0.9', family: 4 }] });
  });

  it.each<[string, 'failure' | object | undefined]>([
    ['whose server fails', 'failure'],
    ['that does not exist', undefined],
    ['without addresses', {}],
  ])('says that nothing is found for a name %s', async (_, entry) => {
    const { dns, resolveHost } = await setUp();
    if (entry) dns.set('a.example', entry);
    expect(await resolveHost('a.example')).toEqual({ ok: false, reason: 'the name does not resolve' });
  });

  it('tells a name that does not resolve from name servers that cannot be reached', async () => {
    const hostsFile = join(await makeFolder({ hosts: '' }), 'hosts');
    const resolveHost = createResolveHost({ servers: [`127.0.0.1:${await freePort()}`], hostsFile });
    expect(await resolveHost('a.example')).toEqual({ ok: false, reason: 'no name server can be reached' });
  });

  it('does not wait for a silent server beyond its time', async () => {
    const { dns, resolveHost } = await setUp({ timeoutMs: 400 });
    dns.set('a.example', 'silence');
    expect(await resolveHost('a.example')).toEqual({ ok: false, reason: 'the name does not resolve in time' });
  });

  it('asks a second time where no answer came', async () => {
    const { dns, resolveHost } = await setUp();
    dns.set('a.example', 'silence', { A: ['127.0.0.2'] });
    expect(await resolveHost('a.example')).toEqual({ ok: true, addresses: [{ address: '127.0.0.2', family: 4 }] });
  });

  it('takes what the one family has where the other is silent', async () => {
    const { dns, resolveHost } = await setUp({ timeoutMs: 1000 });
    dns.set('a.example', { A: ['127.0.0.2'], AAAA: 'silence' });
    expect(await resolveHost('a.example')).toEqual({ ok: true, addresses: [{ address: '127.0.0.2', family: 4 }] });
  });

  it('gives up when its time is up, although a server is left to ask', async () => {
    const servers = await Promise.all(Array.from({ length: 6 }, startDnsServer));
    for (const server of servers) server.set('a.example', 'silence');
    servers.at(-1)?.set('a.example', { A: ['127.0.0.2'] });
    const resolveHost = createResolveHost({ servers: servers.map(({ address }) => address), timeoutMs: 400 });
    expect(await resolveHost('a.example')).toEqual({ ok: false, reason: 'the name does not resolve in time' });
  });
});
