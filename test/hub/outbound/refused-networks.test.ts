import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isRefused, isWithin } from '../../../src/hub/outbound/refused-networks.ts';

const none = new BlockList();
const loopback2 = new BlockList();
loopback2.addSubnet('127.0.0.2', 32, 'ipv4');
loopback2.addSubnet('fd00:1::', 32, 'ipv6');

describe('isRefused', () => {
  it.each([
    ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255'],
    ...['127.0.0.1', '127.255.255.255'],
    ...['169.254.0.0', '169.254.169.254', '169.254.255.255', '172.16.0.0', '172.31.255.255', '192.0.0.0', '192.0.0.255'],
    ...['192.0.2.0', '192.0.2.255', '192.88.99.1', '192.168.0.0', '192.168.255.255', '198.18.0.0', '198.19.255.255'],
    ...['198.51.100.7', '203.0.113.7', '224.0.0.0', '239.255.255.255', '240.0.0.0', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', '::127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '0:0:0:0:0:FFFF:192.168.1.1'],
    ...['::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1', '100:0:0:1::1'],
    ...['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1', '2001:1ff:ffff::1'],
    ...['2001:db8::1', '2001:0DB8:ffff::1', '2002::1', '2002:7f00:1::', '2002:808:808::', '3fff::1', '3fff:fff::1'],
    ...['4000::1', '5f00::1', 'fc00::1', 'fdff::1', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1', 'ffff::1'],
    ...['fe80::1%eth0', '2606:4700::1%1', '127.0.0.1%lo', '', 'localhost', '127.1', '[::1]'],
  ])('refuses %j', (address) => {
    expect(isRefused(address, none)).toBe(true);
  });

  it.each([
    ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
    ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.88.98.255'],
    ...['192.88.100.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0'],
    ...['203.0.112.255', '203.0.114.0', '223.255.255.255', '8.8.8.8', '::ffff:8.8.8.8', '::ffff:808:808'],
    ...['2000::1', '2001:200::1', '2001:db7:ffff::1', '2001:db9::1', '2003::1', '2606:4700::1111', '3ffe::1', '3fff:1000::1'],
  ])('lets %s through', (address) => {
    expect(isRefused(address, none)).toBe(false);
  });

  it.each(['127.0.0.2', '::ffff:127.0.0.2', '::ffff:7f00:2', 'fd00:1::5', 'FD00:1:0:0:0:0:0:5'])(
    'lets an allowed %s through',
    (address) => {
      expect(isRefused(address, loopback2)).toBe(false);
    },
  );

  it.each(['127.0.0.1', '127.0.0.3', '::127.0.0.2', '64:ff9b::127.0.0.2', '2002:7f00:2::', 'fd00:1::5%eth0', 'fd00:2::'])(
    'refuses %s beside allowed ones',
    (address) => {
      expect(isRefused(address, loopback2)).toBe(true);
    },
  );
});

describe('isWithin', () => {
  it('takes an IPv4-mapped address for its IPv4', () => {
    expect(isWithin('::ffff:127.0.0.2', loopback2)).toBe(true);
    expect(isWithin('127.0.0.3', loopback2)).toBe(false);
  });

  it('finds what is no address nowhere', () => {
    const all = new BlockList();
    all.addSubnet('0.0.0.0', 0, 'ipv4');
    all.addSubnet('::', 0, 'ipv6');
    expect(['localhost', '', 'fe80::1%1'].map((address) => isWithin(address, all))).toEqual([false, false, false]);
    expect(['10.0.0.1', 'fe80::1'].map((address) => isWithin(address, all))).toEqual([true, true]);
  });
});
