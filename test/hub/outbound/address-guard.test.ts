import { BlockList } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedCallback } from '../../../src/hub/callback.ts';
import { createAddressGuard } from '../../../src/hub/outbound/address-guard.ts';
import { makeFolder } from '../../support/content/content.ts';
import { startDnsServer } from '../../support/network/dns-server.ts';

/** All other addresses of 127/8 stand for private ones. */
const allowed = new BlockList();
allowed.addAddress('127.0.0.2', 'ipv4');

async function setUp() {
  const dns = await startDnsServer();
  const hostsFile = join(await makeFolder({ hosts: '127.0.0.1 intranet.example' }), 'hosts');
  return { dns, guard: createAddressGuard({ allowed, servers: [dns.address], hostsFile }) };
}

/**
 * Spellings of addresses that browsers, `inet_aton` and IDNA understand. Which networks are refused is in
 * `refused-networks.test.ts`.
 */
const SPELLINGS = [
  // Loopback in decimal, octal, hexadecimal, short and mixed forms.
  '127.0.0.1 127.1 127.0.1 2130706433 017700000001 0x7f000001 0X7F.1 0x7f.0x0.0x0.0x1 0177.0.0.01 127.0.0.1. 127.1. 0x7f000001.',
  '00000177.0x0000.0.1 127.0x1 0177.0x1',
  // Full-width and circled digits, ideographic full stops, percent-encoding, invisible characters.
  '１２７.0.0.1 １２７．０．０．１ 127。0。0。1 127｡0｡0｡1 ①②⑦.0.0.1 𝟏𝟐𝟕.0.0.1 %31%32%37.0.0.1 127%2e0%2e0%2e1',
  '1\u00ad27.0.0.1 0ｘ7f.1 ２１３０７０６４３３',
  // Names for loopback.
  'localhost LOCALHOST localhost. LocalHost. a.localhost ｌｏｃａｌｈｏｓｔ ⓛⓞⓒⓐⓛⓗⓞⓢⓣ loc\u00adalhost %6cocalhost',
  // The unspecified address also means this host.
  '0 0.0.0.0 0x0 00 0. 0x [::] [0:0:0:0:0:0:0:0]',
  // Private and link-local addresses, including the metadata services of clouds.
  '10.1 0xa.1 012.0.0.1 167772161 192.168.257 0xc0a80001 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518',
  '4294967295 0xffffffff',
  // IPv6, some with an IPv4 address inside.
  '[::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::ffff:127.0.0.1] [::FFFF:7F00:1] [0:0:0:0:0:ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe] [::127.0.0.1] [::ffff:0:127.0.0.1] [64:ff9b::127.0.0.1] [2002:7f00:1::] [FEBF::1]',
  // An allowed address in a form that counts as another network.
  '[::127.0.0.2] [64:ff9b::127.0.0.2] [2002:7f00:2::]',
].flatMap((line) => line.split(' '));

describe('a callback and the guard', () => {
  it('refuse every spelling, and ask nobody for it', async () => {
    const { dns, guard } = await setUp();
    for (const spelling of SPELLINGS) {
      const { kind } = await guard.resolve(storedCallback(`https://${spelling}:8443/hook`).host);
      expect([spelling, kind, dns.questions]).toEqual([spelling, 'refused', []]);
    }
  });

  it('let an allowed address through, however it is spelled', async () => {
    const { guard } = await setUp();
    for (const spelling of ['127.0.0.2', '127.2', '0x7f.2', '２１３０７０６４３４', '[::ffff:127.0.0.2]', '[::ffff:7f00:2]']) {
      const resolved = await guard.resolve(storedCallback(`https://${spelling}/`).host);
      expect([spelling, resolved]).toMatchObject([spelling, { kind: 'resolved', isExempt: true }]);
    }
  });
});

describe('createAddressGuard', () => {
  it('resolves a public name and address without an exemption', async () => {
    const { dns, guard } = await setUp();
    const addresses = [
      { address: '9.9.9.9', family: 4 },
      { address: '2620:fe::9', family: 6 },
    ];
    dns.set('a.example', { A: ['9.9.9.9'], AAAA: ['2620:fe::9'] });
    expect(await guard.resolve('a.example')).toEqual({ kind: 'resolved', addresses, isExempt: false });
    expect(await guard.resolve('9.9.9.9')).toMatchObject({ kind: 'resolved', isExempt: false });
  });

  it('exempts a name only if all of its addresses are allowed', async () => {
    const { dns, guard } = await setUp();
    dns.set('all.example', { A: ['127.0.0.2'], AAAA: ['::ffff:127.0.0.2'] });
    dns.set('some.example', { A: ['127.0.0.2', '9.9.9.9'] });
    expect(await guard.resolve('all.example')).toMatchObject({ kind: 'resolved', isExempt: true });
    expect(await guard.resolve('some.example')).toMatchObject({ kind: 'resolved', isExempt: false });
  });

  it.each([
    { A: ['9.9.9.9', '127.0.0.1'] },
    { A: ['127.0.0.2', '10.0.0.1', '9.9.9.9'] },
    { A: ['9.9.9.9'], AAAA: ['::1'] },
    { A: ['9.9.9.9'], AAAA: ['2620:fe::9', '::ffff:169.254.169.254'] },
    { A: ['0.0.0.0'] },
    { AAAA: ['64:ff9b::a00:1'] },
  ])('refuses a name for one refused address among several: %j', async (entry) => {
    const { dns, guard } = await setUp();
    dns.set('a.example', entry);
    expect(await guard.resolve('a.example')).toEqual({ kind: 'refused' });
  });

  it('says why a name is not resolvable', async () => {
    const { guard } = await setUp();
    expect(await guard.resolve('none.example')).toEqual({ kind: 'unresolvable', reason: 'the name does not resolve' });
  });

  it('checks anew each time', async () => {
    const { dns, guard } = await setUp();
    dns.set('a.example', { A: ['9.9.9.9'] }, { A: ['127.0.0.1'] });
    expect(await guard.resolve('a.example')).toMatchObject({ kind: 'resolved' });
    expect(await guard.resolve('a.example')).toEqual({ kind: 'refused' });
  });
});
