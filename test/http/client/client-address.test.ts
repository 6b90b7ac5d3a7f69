import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddressBlocks } from '../../../src/http/client/address-blocks.ts';
import { clientAddress, clientKey, isTrustedProxy } from '../../../src/http/client/client-address.ts';

function trust(text: string): BlockList {
  const parsed = parseAddressBlocks(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

const PROXIES = trust('10.0.0.0/8, 192.0.2.7, fd00::/8');

it.each([
  ['10.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['203.0.113.9', false],
  ['', false],
])('isTrustedProxy of %j is %s', (address, isTrusted) => {
  expect(isTrustedProxy(address, PROXIES)).toBe(isTrusted);
});

describe('clientAddress', () => {
  it.each([
    ['a peer that is no proxy is the client', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy without the header is the client', '10.0.0.1', undefined, '10.0.0.1'],
    ['a proxy tells the client', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what the client claims is not believed', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['a chain of proxies is walked', '10.0.0.1', '1.1.1.1, 198.51.100.1, 192.0.2.7, 10.9.9.9', '198.51.100.1'],
    ['all trusted: the leftmost', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['a mapped peer is IPv4', '::ffff:10.0.0.1', '::FFFF:c633:6401', '198.51.100.1'],
    ['IPv6 is written canonically', 'fd00::1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['a port is dropped', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['brackets and port are dropped', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['brackets alone are dropped', '10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['a malformed entry stops the walk', '10.0.0.1', '198.51.100.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['an empty entry stops the walk', '10.0.0.1', '198.51.100.1,', '10.0.0.1'],
    ['garbage is malformed', '10.0.0.1', '198.51.100.1:443:1', '10.0.0.1'],
    ['an octal spelling is malformed', '10.0.0.1', '010.1.1.1', '10.0.0.1'],
    ['a zone of the peer is dropped', 'fe80::1%eth0', undefined, 'fe80::1'],
    ['a peer without an address stays as it is', '', '198.51.100.1', ''],
  ])('%s', (_, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, PROXIES)).toBe(expected);
  });

  it('believes nobody where nobody is trusted', () => {
    expect(clientAddress('127.0.0.1', '198.51.100.1', new BlockList())).toBe('127.0.0.1');
  });

  it('trusts a mapped block for IPv4 peers', () => {
    expect(clientAddress('10.1.2.3', '198.51.100.1', trust('::ffff:10.0.0.0/104'))).toBe('198.51.100.1');
  });
});

describe('clientKey', () => {
  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001::1:2:3:4:5', '2001:0:0:1::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['', ''],
  ])('counts %s by %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  it('is the same for two addresses exactly when their first 64 bits are', () => {
    const group = fc.constantFrom('0', '1', 'ffff', '00ab');
    const half = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(half, half, half, half, (network, host, otherNetwork, otherHost) => {
        // IPv4-mapped addresses are left out, because they are IPv4.
        fc.pre(![network, otherNetwork].some((half) => half.every((part) => part === '0')));
        const same = network.join(':') === otherNetwork.join(':');
        expect(clientKey([...network, ...host].join(':')) === clientKey([...otherNetwork, ...otherHost].join(':'))).toBe(same);
        expect(clientKey([...network, ...host].join(':'))).toBe(clientKey([...network, ...otherHost].join(':')));
      }),
    );
  });
});
